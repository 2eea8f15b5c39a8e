"""Why a unit fared as it did: the engine's facts as sentences, in a tree that can be opened where one doubts."""
