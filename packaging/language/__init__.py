"""The languages of the window: texts found in the sources, kept in Qt's .ts files, compiled to .qm."""
