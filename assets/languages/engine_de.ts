<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Engine</name>
    <message>
        <location filename="engine/anatolia/adjustments.py"/>
        <source>a list of builds or disbands is wanted</source>
        <translation>verlangt ist eine Liste mit Aufbauten oder Auflösungen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/adjustments.py"/>
        <source>{0} has as many units as centres: nothing to build or disband</source>
        <translation>{0} hat so viele Einheiten wie Zentren: nichts aufzubauen oder aufzulösen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/adjustments.py"/>
        <source>this is a year of {0}s: {1}</source>
        <translation>in diesem Jahr gilt „{0}“: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/adjustments.py"/>
        <source>no {0} is possible at {1}; possible: {2}</source>
        <translation>„{0}“ ist in {1} nicht möglich; möglich: {2}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/adjustments.py"/>
        <source>{0} is named twice</source>
        <translation>{0} ist zweimal genannt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/adjustments.py"/>
        <source>{0} can't be built at {1}</source>
        <translation>{0} lässt sich in {1} nicht aufbauen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/adjustments.py"/>
        <source>{0} {1}s are listed, {2} at most are due</source>
        <translation>{0}-mal „{1}“ aufgeführt, höchstens {2}-mal fällig</translation>
    </message>
    <message>
        <location filename="engine/anatolia/batch.py"/>
        <source>codes have the shape (sets, {0}), not {1}</source>
        <translation>Codes haben die Form (sets, {0}), nicht {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/batch.py"/>
        <source>codes are integers, not {0}</source>
        <translation>Codes sind ganze Zahlen, nicht {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/batch.py"/>
        <source>unit {0} has codes from 0 to {1}</source>
        <translation>Einheit {0} hat Codes von 0 bis {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/batch.py"/>
        <source>there are no samples</source>
        <translation>es gibt keine Stichproben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/batch.py"/>
        <source>candidates have the shape (candidates, {0}), not {1}</source>
        <translation>Kandidaten haben die Form (candidates, {0}), nicht {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>the game cannot begin</source>
        <translation>die Partie kann nicht beginnen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>correct the setup; units, owners, phase, year and season may be left out</source>
        <translation>die Anfangsstellung berichtigen; units, owners, phase, year und season dürfen fehlen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>a whole number is wanted</source>
        <translation>verlangt ist eine ganze Zahl</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>a whole number of at least 1 is wanted</source>
        <translation>verlangt ist eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>an object is wanted</source>
        <translation>verlangt ist ein Objekt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>{0} is none of {1}</source>
        <translation>{0} gehört nicht dazu: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>year {0} lies past the last one, {1}</source>
        <translation>Jahr {0} liegt nach dem letzten, {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>{0} is neither 'Spring' nor 'Autumn'</source>
        <translation>{0} ist weder 'Spring' noch 'Autumn'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>builds come after Autumn only</source>
        <translation>ein Aufbau folgt nur auf den Herbst</translation>
    </message>
    <message>
        <location filename="engine/anatolia/beginning.py"/>
        <source>year {0} is the last: nothing is built after its scoring</source>
        <translation>Jahr {0} ist das letzte: Nach seiner Wertung wird nichts mehr aufgebaut</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board.py"/>
        <source>there is no such board</source>
        <translation>es gibt kein solches Brett</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board.py"/>
        <source>name a board file or one of: {0}</source>
        <translation>eine Brettdatei nennen oder eines von: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board.py"/>
        <source>the board is faulty</source>
        <translation>das Brett ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board.py"/>
        <source>correct the board file; 'concord board check FILE' lists every fault</source>
        <translation>die Brettdatei berichtigen; 'concord board check FILE' führt jeden Fehler auf</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board.py"/>
        <source>a board is a JSON object</source>
        <translation>ein Brett ist ein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a board lists its provinces</source>
        <translation>ein Brett führt seine Provinzen auf</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a board has 'rows' of hexes or an 'adjacency' of id lists</source>
        <translation>ein Brett hat 'rows' mit Feldern oder 'adjacency' mit Listen von Kennungen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>lists of province ids by province id are wanted</source>
        <translation>verlangt sind Listen von Provinzkennungen je Provinzkennung</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a list of names is wanted</source>
        <translation>verlangt ist eine Liste von Namen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a name is a string</source>
        <translation>ein Name ist eine Zeichenkette</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a positive number is wanted</source>
        <translation>verlangt ist eine positive Zahl</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a province is an object with a string 'id'</source>
        <translation>eine Provinz ist ein Objekt mit einer Zeichenkette 'id'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>{0} is neither 'land' nor 'sea'</source>
        <translation>{0} ist weder 'land' noch 'sea'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a home is a power's name or null</source>
        <translation>'home' ist der Name einer Macht oder null</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>{0} is true or false</source>
        <translation>{0} ist true oder false</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>rows are strings, one character a hex</source>
        <translation>rows sind Zeichenketten, ein Zeichen je Feld</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>start units are lists by power</source>
        <translation>Starteinheiten sind Listen je Macht</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>{0} is no power's name</source>
        <translation>{0} ist kein Name einer Macht</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a list of units is wanted</source>
        <translation>verlangt ist eine Liste von Einheiten</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a unit is an object with 'type' and 'at'</source>
        <translation>eine Einheit ist ein Objekt mit 'type' und 'at'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>{0} is listed twice</source>
        <translation>{0} ist zweimal aufgeführt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>the id {0} stands at provinces[{1}] already</source>
        <translation>die Kennung {0} steht bereits bei provinces[{1}]</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>'hold' is no id: as the destination of a support it means to hold</source>
        <translation>'hold' ist keine Kennung: Als Ziel einer Unterstützung bedeutet es Halten</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>there is no power {0}; powers: {1}</source>
        <translation>es gibt keine Macht {0}; Mächte: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a home must be a supply centre</source>
        <translation>ein Heimatzentrum muss ein Versorgungszentrum sein</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>on a hexed board an id is one character, not {0} (nor ' ', '~')</source>
        <translation>auf einem Brett mit Feldern ist eine Kennung ein Zeichen, nicht {0} (und weder ' ' noch '~')</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>no province has the id {0}</source>
        <translation>keine Provinz hat die Kennung {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>province {0} has {1} separate regions; one is wanted</source>
        <translation>Provinz {0} hat {1} getrennte Gebiete; verlangt ist eines</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>province {0} has no hex in 'rows'</source>
        <translation>Provinz {0} hat kein Feld in 'rows'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>there is no such province</source>
        <translation>es gibt keine solche Provinz</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>there is no province {0}</source>
        <translation>es gibt keine Provinz {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a province is not its own neighbour</source>
        <translation>eine Provinz ist nicht ihre eigene Nachbarin</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>{0} does not list {1} in turn</source>
        <translation>{0} führt seinerseits {1} nicht auf</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>{0} is not coastal: no fleet can be there</source>
        <translation>{0} liegt nicht an der Küste: Dort kann keine Flotte sein</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>{0} is neither 'army' nor 'fleet'</source>
        <translation>{0} ist weder 'army' noch 'fleet'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>province {0} has a start unit already ({1})</source>
        <translation>Provinz {0} hat bereits eine Starteinheit ({1})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>an army can't stand at sea ({0})</source>
        <translation>eine Armee kann nicht auf See stehen ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/board_check.py"/>
        <source>a fleet can't stand inland ({0})</source>
        <translation>eine Flotte kann nicht im Binnenland stehen ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>there is no {0} here; there are: {1}</source>
        <translation>hier gibt es kein {0}; es gibt: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>the map is frozen</source>
        <translation>die Karte ist unveränderlich</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>orders are by power or one list, not {0}</source>
        <translation>Befehle stehen nach Mächten oder in einer Liste, nicht als {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>the orders are faulty</source>
        <translation>die Befehle sind fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>pass {power: [order, ...]} or [order, ...]</source>
        <translation>{power: [order, ...]} oder [order, ...] übergeben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>options are seed, maxYears and setup</source>
        <translation>Optionen sind seed, maxYears und setup</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>leave the option out</source>
        <translation>die Option weglassen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>the unit is faulty</source>
        <translation>die Einheit ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>pass units as the state has them: 'power', 'type' and 'at'</source>
        <translation>Einheiten wie im Zustand übergeben: 'power', 'type' und 'at'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>{0} is no unit</source>
        <translation>{0} ist keine Einheit</translation>
    </message>
    <message>
        <location filename="engine/anatolia/bot_api.py"/>
        <source>the {0} are faulty</source>
        <translation>fehlerhaft: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>a case is a JSON object, not {0}</source>
        <translation>ein Fall ist ein JSON-Objekt, nicht {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>a case lists its units</source>
        <translation>ein Fall führt seine Einheiten auf</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>this is true or false, not {0}</source>
        <translation>dies ist true oder false, nicht {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>this is UNIT or UNIT=OUTCOME, not {0}</source>
        <translation>dies ist UNIT oder UNIT=OUTCOME, nicht {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>no unit stands at {0}</source>
        <translation>in {0} steht keine Einheit</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>{0} is no outcome: {1}</source>
        <translation>{0} ist kein Ergebnis: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>the case is faulty</source>
        <translation>der Fall ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>correct the case; 'concord schema case' describes its form</source>
        <translation>den Fall berichtigen; 'concord schema case' beschreibt seine Form</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>there is no shipped board {0}; shipped boards: {1}</source>
        <translation>es gibt kein mitgeliefertes Brett {0}; mitgeliefert sind: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>a board is a name or an object, not {0}</source>
        <translation>ein Brett ist ein Name oder ein Objekt, nicht {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>line {0}</source>
        <translation>Zeile {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>{0}, id</source>
        <translation>{0}, id</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>engine seneca</source>
        <translation>engine seneca</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>engine seneca, dt</source>
        <translation>engine seneca, dt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/cases.py"/>
        <source>the seat</source>
        <translation>der Platz</translation>
    </message>
    <message>
        <location filename="engine/anatolia/compiled.py"/>
        <source>another unit stands at {0} already</source>
        <translation>in {0} steht bereits eine andere Einheit</translation>
    </message>
    <message>
        <location filename="engine/anatolia/compiled.py"/>
        <source>the units are faulty</source>
        <translation>die Einheiten sind fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/anatolia/compiled.py"/>
        <source>give each unit a type and a province of its own</source>
        <translation>jeder Einheit einen Typ und eine eigene Provinz geben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/game.py"/>
        <source>this is the phase '{0}', not '{1}'</source>
        <translation>dies ist die Phase '{0}', nicht '{1}'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/game.py"/>
        <source>there is no power {0}</source>
        <translation>es gibt keine Macht {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/match.py"/>
        <source>a match needs one seat for each of {0}</source>
        <translation>eine Partie braucht je einen Platz für {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/match.py"/>
        <source>a match that is saved needs a record</source>
        <translation>eine gespeicherte Partie braucht eine Aufzeichnung</translation>
    </message>
    <message>
        <location filename="engine/anatolia/match.py"/>
        <source>no person plays {0}</source>
        <translation>keine Person spielt {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/match.py"/>
        <source>this match can't load its bots anew</source>
        <translation>diese Partie kann ihre Bots nicht neu laden</translation>
    </message>
    <message>
        <location filename="engine/anatolia/match.py"/>
        <source>start it again</source>
        <translation>erneut starten</translation>
    </message>
    <message>
        <location filename="engine/anatolia/minimal_changes.py"/>
        <source>a limit is from 1 to {0} changes, not {1}</source>
        <translation>eine Grenze liegt bei 1 bis {0} Änderungen, nicht bei {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/minimal_changes.py"/>
        <source>nothing to change</source>
        <translation>nichts zu ändern</translation>
    </message>
    <message>
        <location filename="engine/anatolia/minimal_changes.py"/>
        <source>name a unit</source>
        <translation>eine Einheit nennen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>a list of proposals is wanted</source>
        <translation>verlangt ist eine Liste von Vorschlägen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} proposals; at most {1} may be made</source>
        <translation>{0} Vorschläge; höchstens {1} sind erlaubt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>a proposal is an object with 'to', 'type' and 'terms'</source>
        <translation>ein Vorschlag ist ein Objekt mit 'to', 'type' und 'terms'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>the terms are an object</source>
        <translation>die Bedingungen sind ein Objekt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>the terms of {0} have {1}</source>
        <translation>zu den Bedingungen von {0} gehört: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>a string is wanted</source>
        <translation>verlangt ist eine Zeichenkette</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>a proposal goes to another power</source>
        <translation>ein Vorschlag geht an eine andere Macht</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} is eliminated</source>
        <translation>{0} ist ausgeschieden</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} is not a third living power</source>
        <translation>{0} ist keine dritte, noch bestehende Macht</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} has no unit at {1}</source>
        <translation>{0} hat keine Einheit in {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>the {0} at {1} can't move to {2}</source>
        <translation>die Einheit ({0}) in {1} kann nicht nach {2} ziehen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>no unit of {0} could issue this support</source>
        <translation>keine Einheit von {0} könnte diese Unterstützung befehlen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>an object from proposal id to 'accept' or 'reject' is wanted</source>
        <translation>verlangt ist ein Objekt, das Vorschlagskennungen 'accept' oder 'reject' zuordnet</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>there is no proposal {0} in the inbox</source>
        <translation>im Posteingang ist kein Vorschlag {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} is neither 'accept' nor 'reject'</source>
        <translation>{0} ist weder 'accept' noch 'reject'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>the game is over</source>
        <translation>die Partie ist beendet</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>a list of orders is wanted</source>
        <translation>verlangt ist eine Liste von Befehlen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>an object of province ids is wanted</source>
        <translation>verlangt ist ein Objekt aus Provinzkennungen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} has no dislodged unit there</source>
        <translation>{0} hat dort keine vertriebene Einheit</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>it can't retreat to {0}; open to it: {1}</source>
        <translation>kein Rückzug nach {0} möglich; offen stehen: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>talk answers with a list of actions</source>
        <translation>talk antwortet mit einer Liste von Aktionen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} actions in one round; {1} at most</source>
        <translation>{0} Aktionen in einer Runde; höchstens {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>the answer holds none</source>
        <translation>die Antwort enthält keine</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} is no number</source>
        <translation>{0} ist keine Zahl</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} is not a finite number, 0 or more</source>
        <translation>{0} ist keine endliche Zahl, die 0 oder größer ist</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} characters; {1} at most</source>
        <translation>{0} Zeichen; höchstens {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>nothing is asked of {0} now</source>
        <translation>von {0} ist zurzeit nichts verlangt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>an order is an object</source>
        <translation>ein Befehl ist ein Objekt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>'unit' must be a province id</source>
        <translation>'unit' muss eine Provinzkennung sein</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>a support has a 'target', which is a province id</source>
        <translation>eine Unterstützung hat ein 'target', das eine Provinzkennung ist</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>{0} is no order type: hold, move or support</source>
        <translation>{0} ist kein Befehlstyp: hold, move oder support</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>a move has a 'dest', which is a province id</source>
        <translation>ein Zug hat ein 'dest', das eine Provinzkennung ist</translation>
    </message>
    <message>
        <location filename="engine/anatolia/negotiation.py"/>
        <source>'targetDest' is a province id or 'hold'</source>
        <translation>'targetDest' ist eine Provinzkennung oder 'hold'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>this can be read in several ways</source>
        <translation>dies lässt sich auf mehrere Arten lesen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>use ids to say which is meant: {0}</source>
        <translation>mit Kennungen angeben, was gemeint ist: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>a province is missing</source>
        <translation>eine Provinz fehlt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>write 'M-N' (move), 'M H' (hold), 'N S M' (support to hold) or 'N S M-O' (support a move), with ids or names</source>
        <translation>'M-N' (Zug), 'M H' (Halten), 'N S M' (Unterstützung beim Halten) oder 'N S M-O' (Unterstützung eines Zugs) schreiben, mit Kennungen oder Namen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>this is no order</source>
        <translation>dies ist kein Befehl</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>the unit in {0} is {1}</source>
        <translation>die Einheit in {0} ist {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>a fleet</source>
        <translation>eine Flotte</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>an army</source>
        <translation>eine Armee</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>write {0}</source>
        <translation>{0} schreiben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>perhaps {0}</source>
        <translation>vielleicht {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>provinces: {0}</source>
        <translation>Provinzen: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>{0} and {1} more</source>
        <translation>{0} und {1} weitere</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>no unit stands in {0}</source>
        <translation>in {0} steht keine Einheit</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>units: {0}</source>
        <translation>Einheiten: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>{0} has no unit in {1}</source>
        <translation>{0} hat keine Einheit in {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>units of {0}: {1}</source>
        <translation>Einheiten von {0}: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>the unit in {0} can't do this</source>
        <translation>die Einheit in {0} kann dies nicht tun</translation>
    </message>
    <message>
        <location filename="engine/anatolia/notation.py"/>
        <source>possible: {0}</source>
        <translation>möglich: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/position_check.py"/>
        <source>a unit is an object with 'power', 'type' and 'at'</source>
        <translation>eine Einheit ist ein Objekt mit 'power', 'type' und 'at'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/position_check.py"/>
        <source>province {0} has a unit already ({1}[{2}])</source>
        <translation>Provinz {0} hat bereits eine Einheit ({1}[{2}])</translation>
    </message>
    <message>
        <location filename="engine/anatolia/position_check.py"/>
        <source>{0} can't stand at {1} ({2})</source>
        <translation>{0} kann nicht in {1} stehen ({2})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/position_check.py"/>
        <source>an object from supply centre to power or null is wanted</source>
        <translation>verlangt ist ein Objekt, das Versorgungszentren eine Macht oder null zuordnet</translation>
    </message>
    <message>
        <location filename="engine/anatolia/position_check.py"/>
        <source>there is no such supply centre</source>
        <translation>es gibt kein solches Versorgungszentrum</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>the saved game is cut or damaged ({0})</source>
        <translation>die gespeicherte Partie ist abgeschnitten oder beschädigt ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>{0}, line {1}, column {2}</source>
        <translation>{0}, Zeile {1}, Spalte {2}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>use another copy</source>
        <translation>eine andere Kopie verwenden</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>the saved game is damaged ({0})</source>
        <translation>die gespeicherte Partie ist beschädigt ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>the saved game is faulty</source>
        <translation>die gespeicherte Partie ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>the whole</source>
        <translation>das Ganze</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source> (and {0} more)</source>
        <translation> (und {0} weitere)</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>use a copy that Concord saved; 'concord schema game' describes the form</source>
        <translation>eine von Concord gespeicherte Kopie verwenden; 'concord schema game' beschreibt die Form</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>there is no shipped board '{0}'</source>
        <translation>es gibt kein mitgeliefertes Brett '{0}'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>update Concord; it has: {0}</source>
        <translation>Concord aktualisieren; vorhanden sind: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>the saved game's board is faulty</source>
        <translation>das Brett der gespeicherten Partie ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>there is no power '{0}' on the board</source>
        <translation>es gibt keine Macht '{0}' auf dem Brett</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>the saved game cannot begin</source>
        <translation>die gespeicherte Partie kann nicht beginnen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>this is not a saved game of Anatolian Pact</source>
        <translation>dies ist keine gespeicherte Partie von Anatolian Pact</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>open a file with format '{0}'</source>
        <translation>eine Datei mit dem Format '{0}' öffnen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>the saved game was made by a newer Concord (version {0} of the format, this one reads {1})</source>
        <translation>die gespeicherte Partie stammt von einem neueren Concord (Version {0} des Formats, dieses liest {1})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/record.py"/>
        <source>update Concord to open it; the file was not changed</source>
        <translation>Concord zum Öffnen aktualisieren; die Datei wurde nicht verändert</translation>
    </message>
    <message>
        <location filename="engine/anatolia/rehearsal.py"/>
        <source>the replay differs from the saved game</source>
        <translation>die Wiedergabe weicht von der gespeicherten Partie ab</translation>
    </message>
    <message>
        <location filename="engine/anatolia/replay.py"/>
        <source>'{0}' names no phase</source>
        <translation>'{0}' nennt keine Phase</translation>
    </message>
    <message>
        <location filename="engine/anatolia/replay.py"/>
        <source>for example 1:Spring:orders or 12:Autumn:over</source>
        <translation>zum Beispiel 1:Spring:orders oder 12:Autumn:over</translation>
    </message>
    <message>
        <location filename="engine/anatolia/replay.py"/>
        <source>the file was changed or made by other rules; use another copy</source>
        <translation>die Datei wurde geändert oder nach anderen Regeln erzeugt; eine andere Kopie verwenden</translation>
    </message>
    <message>
        <location filename="engine/anatolia/replay.py"/>
        <source>the game never comes to {0}:{1}:{2}</source>
        <translation>die Partie erreicht {0}:{1}:{2} nie</translation>
    </message>
    <message>
        <location filename="engine/anatolia/replay.py"/>
        <source>it stands at {0}:{1}:{2}</source>
        <translation>sie steht bei {0}:{1}:{2}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/replay.py"/>
        <source>'concord replay GAME --at YEAR:SEASON:PHASE' takes a phase that was played, or the open one</source>
        <translation>'concord replay GAME --at YEAR:SEASON:PHASE' nimmt eine gespielte oder die offene Phase</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>two bot files have the id {0}</source>
        <translation>zwei Bot-Dateien haben die Kennung {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>{0} and {1}</source>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>rename one of them</source>
        <translation>eine davon umbenennen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>the saved game does not say who plays {0}</source>
        <translation>die gespeicherte Partie sagt nicht, wer {0} spielt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>no bot plays this seat</source>
        <translation>kein Bot spielt auf diesem Platz</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>reload a bot's seat</source>
        <translation>den Platz eines Bots neu laden</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>seat {0}, {1}</source>
        <translation>Platz {0}, {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>put the bot's file back to go on with this game</source>
        <translation>zum Fortsetzen dieser Partie die Datei des Bots zurückbringen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>there is no power '{0}'</source>
        <translation>es gibt keine Macht '{0}'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>the board's powers are {0}</source>
        <translation>die Mächte des Bretts sind {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>nobody plays {0}</source>
        <translation>niemand spielt {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/seating.py"/>
        <source>name a bot or 'human' for each of {0}</source>
        <translation>einen Bot oder 'human' nennen für jede von {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>games {0} and {1} would be the same game (one seed, the same seats)</source>
        <translation>die Partien {0} und {1} wären dieselbe Partie (ein Startwert, dieselben Plätze)</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>{0}, games</source>
        <translation>{0}, games</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>ask for fewer games, or give more seeds</source>
        <translation>weniger Partien verlangen oder mehr Startwerte angeben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>{0} ({1}, board)</source>
        <translation>{0} ({1}, board)</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>there is no such mind alive</source>
        <translation>es lebt kein solcher Geist</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>only colonists reflect</source>
        <translation>nur Kolonisten denken über sich nach</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>this perturbation is faulty</source>
        <translation>diese Störung ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>there was a player of this name already</source>
        <translation>es gab bereits einen Spieler mit diesem Namen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>this arena has no {0}</source>
        <translation>dieser Arena fehlt: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>a growth shock</source>
        <translation>ein Schock des Wachstums</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>the integration has gone astray</source>
        <translation>die Integration ist entgleist</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>the {0} would leave the numbers</source>
        <translation>außerhalb des Zahlenbereichs läge: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>the scenario has no such place</source>
        <translation>das Szenario hat keine solche Stelle</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>this sets nothing</source>
        <translation>dies setzt nichts</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>this value is none ({0})</source>
        <translation>dies ist kein Wert ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>{0} does not play</source>
        <translation>{0} spielt nicht mit</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>the seat of {0} is taken</source>
        <translation>der Platz von {0} ist besetzt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>the scenario is of version {0}, newer than this program</source>
        <translation>das Szenario hat die Version {0} und ist neuer als dieses Programm</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>name one of {0}</source>
        <translation>eines davon nennen: {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>ask for a decision of the core</source>
        <translation>eine Entscheidung des Kerns verlangen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>correct what emits it</source>
        <translation>berichtigen, was sie auslöst</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>give a newcomer another id</source>
        <translation>einem Neuling eine andere Kennung geben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>link its stock instead</source>
        <translation>stattdessen ihren Bestand verbinden</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>its resource does not grow: use a stock shock</source>
        <translation>ihre Ressource wächst nicht: einen Schock des Bestands verwenden</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>give a smaller dt</source>
        <translation>ein kleineres dt angeben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>give a smaller factor</source>
        <translation>einen kleineren Faktor angeben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>name a place like engine.r or players[0].amount</source>
        <translation>eine Stelle wie engine.r oder players[0].amount nennen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>say PLACE=VALUE, for example engine.r=0.4</source>
        <translation>STELLE=WERT angeben, zum Beispiel engine.r=0.4</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>give a finite number</source>
        <translation>eine endliche Zahl angeben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>take the seat of a player who does</source>
        <translation>den Platz eines Spielers einnehmen, der mitspielt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>take another one</source>
        <translation>einen anderen einnehmen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>open it with a newer Concord</source>
        <translation>mit einem neueren Concord öffnen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>{0}, board: {1}</source>
        <translation>{0}, board: {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>'{0}' is no bot's id: small letters, digits, single dots and hyphens</source>
        <translation>'{0}' ist keine Bot-Kennung: Kleinbuchstaben, Ziffern, einzelne Punkte und Bindestriche</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>{0}, entrants[{1}]</source>
        <translation>{0}, entrants[{1}]</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>name a bot's id or its file</source>
        <translation>die Kennung eines Bots oder seine Datei nennen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>'{0}' takes part twice (entrants[{1}] too)</source>
        <translation>'{0}' nimmt zweimal teil (auch entrants[{1}])</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>give one of them another name, or say seats = 2</source>
        <translation>einem davon einen anderen Namen geben oder seats = 2 angeben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/plan.py"/>
        <source>{0}: {1} and {2}</source>
        <translation>{0}: {1} und {2}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/playing.py"/>
        <source>cannot read a bot ({0})</source>
        <translation>ein Bot lässt sich nicht lesen ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/playing.py"/>
        <source>put its file back</source>
        <translation>seine Datei zurückbringen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/playing.py"/>
        <source>a bot's file changes just now</source>
        <translation>die Datei eines Bots ändert sich gerade</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/playing.py"/>
        <source>start the tournament again</source>
        <translation>das Turnier erneut starten</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/playing.py"/>
        <source>a machine of the cluster runs Concord {0}, this is {1}</source>
        <translation>auf einem Rechner des Clusters läuft Concord {0}, hier läuft {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/playing.py"/>
        <source>game {0}</source>
        <translation>Partie {0}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/playing.py"/>
        <source>install one version everywhere</source>
        <translation>überall dieselbe Version installieren</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>cannot write the results ({0})</source>
        <translation>die Ergebnisse lassen sich nicht schreiben ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>make room, then run the same command to go on</source>
        <translation>Platz schaffen, dann zum Fortsetzen denselben Befehl ausführen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>cannot read the results ({0})</source>
        <translation>die Ergebnisse lassen sich nicht lesen ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>check the path and its permissions</source>
        <translation>den Pfad und seine Zugriffsrechte prüfen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>cannot repair the results ({0})</source>
        <translation>die Ergebnisse lassen sich nicht reparieren ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>check the permissions of the file</source>
        <translation>die Zugriffsrechte der Datei prüfen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>the results file is damaged ({0})</source>
        <translation>die Ergebnisdatei ist beschädigt ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>{0}, line {1}</source>
        <translation>{0}, Zeile {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>use another folder (--out), or a copy of the file that Concord wrote</source>
        <translation>einen anderen Ordner (--out) oder eine Kopie der Datei verwenden, die Concord geschrieben hat</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>this is no results file of a tournament</source>
        <translation>dies ist keine Ergebnisdatei eines Turniers</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>the results file was made by a newer Concord</source>
        <translation>die Ergebnisdatei stammt von einem neueren Concord</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>update Concord</source>
        <translation>Concord aktualisieren</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>the results file holds game {0}, and {1} are asked for</source>
        <translation>die Ergebnisdatei enthält Partie {0}, und {1} sind verlangt</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>ask for as many games, or use another folder (--out)</source>
        <translation>ebenso viele Partien verlangen oder einen anderen Ordner (--out) verwenden</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>the results are of another tournament ({0})</source>
        <translation>die Ergebnisse gehören zu einem anderen Turnier ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>its order of entrants</source>
        <translation>seine Reihenfolge der Teilnehmer</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/results_file.py"/>
        <source>use another folder (--out), or the spec and bots that it was begun with</source>
        <translation>einen anderen Ordner (--out) oder die ursprüngliche Beschreibung mit ihren Bots angeben</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/running.py"/>
        <source>game {0} could not be played {1} times ({2})</source>
        <translation>Partie {0} ließ sich {1}-mal nicht spielen ({2})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/running.py"/>
        <source>mend the cause, then run the same command to go on</source>
        <translation>die Ursache beheben, dann zum Fortsetzen denselben Befehl ausführen</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/schedule.py"/>
        <source>there is always another round</source>
        <translation>es gibt immer noch eine Runde</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/spec.py"/>
        <source>a name is printable text without spaces around it</source>
        <translation>ein Name ist druckbarer Text ohne Leerzeichen am Rand</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/spec.py"/>
        <source>give 'seed' or 'seeds', not both</source>
        <translation>'seed' oder 'seeds' angeben, nicht beides</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/spec.py"/>
        <source>a seed stands twice in 'seeds'</source>
        <translation>ein Startwert steht zweimal in 'seeds'</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/spec.py"/>
        <source>the spec is faulty ({0}{1})</source>
        <translation>die Beschreibung ist fehlerhaft ({0}{1})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/spec.py"/>
        <source>correct the spec; 'concord schema tournament' describes the form</source>
        <translation>die Beschreibung berichtigen; 'concord schema tournament' beschreibt die Form</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/spec.py"/>
        <source>the spec is no TOML</source>
        <translation>die Beschreibung ist kein TOML</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/spec.py"/>
        <source>the spec is no TOML ({0})</source>
        <translation>die Beschreibung ist kein TOML ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/spec.py"/>
        <source>line {0}, column {1}</source>
        <translation>Zeile {0}, Spalte {1}</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/spec.py"/>
        <source>its end</source>
        <translation>ihr Ende</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/standing_ratings.py"/>
        <source>cannot put a broken file aside ({0})</source>
        <translation>eine defekte Datei lässt sich nicht beiseitelegen ({0})</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/standing_ratings.py"/>
        <source>remove it by hand</source>
        <translation>von Hand entfernen</translation>
    </message>
    <message>
        <location filename="engine/colony/agreements.py"/>
        <source>this action is not in the ledger</source>
        <translation>diese Aktion steht nicht im Register</translation>
    </message>
    <message>
        <location filename="engine/colony/agreements.py"/>
        <source>only what was agreed on is dispatched</source>
        <translation>nur Vereinbartes wird beauftragt</translation>
    </message>
    <message>
        <location filename="engine/colony/agreements.py"/>
        <source>the work before it is not confirmed stopped</source>
        <translation>das Ende der Arbeit davor ist nicht bestätigt</translation>
    </message>
    <message>
        <location filename="engine/colony/agreements.py"/>
        <source>wait for its receipt</source>
        <translation>die Quittung abwarten</translation>
    </message>
    <message>
        <location filename="engine/colony/attention.py"/>
        <source>this is no state of attention</source>
        <translation>dies ist kein Zustand der Aufmerksamkeit</translation>
    </message>
    <message>
        <location filename="engine/colony/attention.py"/>
        <source>use a whole copy of it</source>
        <translation>eine vollständige Kopie davon verwenden</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>there is no such bank</source>
        <translation>es gibt keine solche Sammlung</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>give a folder of snapshots, or {0}</source>
        <translation>einen Ordner mit Momentaufnahmen angeben oder {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>this bank is empty</source>
        <translation>diese Sammlung ist leer</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>mend the snapshots; 'concord schema bank' describes the form</source>
        <translation>die Momentaufnahmen berichtigen; 'concord schema bank' beschreibt die Form</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>has no snapshots (*.json)</source>
        <translation>hat keine Momentaufnahmen (*.json)</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>there are two snapshots {0}</source>
        <translation>es gibt zwei Momentaufnahmen {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>two snapshots have one id</source>
        <translation>zwei Momentaufnahmen haben dieselbe Kennung</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>a bank is put to minds</source>
        <translation>eine Sammlung wird Geistern vorgelegt</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>name at least one, as scripted or openai:MODEL@URL</source>
        <translation>mindestens einen nennen, etwa scripted oder openai:MODELL@URL</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>a mind is asked once</source>
        <translation>ein Geist wird einmal gefragt</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>there are no rerolls: name each mind once</source>
        <translation>es gibt keine Wiederholungen: jeden Geist einmal nennen</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>a bank needs a budget</source>
        <translation>eine Sammlung braucht ein Budget</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>fix how many calls there may be, 1 or more</source>
        <translation>festlegen, wie viele Aufrufe es geben darf, 1 oder mehr</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>a call has to have bounds</source>
        <translation>ein Aufruf muss Grenzen haben</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>give it up to {0} seconds</source>
        <translation>bis zu {0} Sekunden geben</translation>
    </message>
    <message>
        <location filename="engine/colony/checkpoint.py"/>
        <source>{0} has the SHA-256 {1}..., not {2}...</source>
        <translation>{0} hat den SHA-256-Wert {1}..., nicht {2}...</translation>
    </message>
    <message>
        <location filename="engine/colony/checkpoint.py"/>
        <source>the game</source>
        <translation>das Spiel</translation>
    </message>
    <message>
        <location filename="engine/colony/checkpoint.py"/>
        <source>the checkpoint</source>
        <translation>der Sicherungspunkt</translation>
    </message>
    <message>
        <location filename="engine/colony/checkpoint.py"/>
        <source>the state is not as this program writes it</source>
        <translation>der Zustand ist nicht so, wie ihn dieses Programm schreibt</translation>
    </message>
    <message>
        <location filename="engine/colony/checkpoint.py"/>
        <source>this is no checkpoint of a colony</source>
        <translation>dies ist kein Sicherungspunkt einer Kolonie</translation>
    </message>
    <message>
        <location filename="engine/colony/checkpoint.py"/>
        <source>give a file that 'concord colony checkpoint' wrote</source>
        <translation>eine Datei angeben, die 'concord colony checkpoint' geschrieben hat</translation>
    </message>
    <message>
        <location filename="engine/colony/checkpoint.py"/>
        <source>this checkpoint is of version {0}, newer than this program reads ({1})</source>
        <translation>dieser Sicherungspunkt hat die Version {0} und ist neuer, als dieses Programm liest ({1})</translation>
    </message>
    <message>
        <location filename="engine/colony/checkpoint.py"/>
        <source>read it with a newer Concord</source>
        <translation>mit einem neueren Concord lesen</translation>
    </message>
    <message>
        <location filename="engine/colony/checkpoint.py"/>
        <source>this checkpoint is cut or changed</source>
        <translation>dieser Sicherungspunkt ist abgeschnitten oder verändert</translation>
    </message>
    <message>
        <location filename="engine/colony/forms.py"/>
        <source>hungry has to be below full, tired below rested, urgent not above low</source>
        <translation>hungry muss unter full liegen, tired unter rested, urgent nicht über low</translation>
    </message>
    <message>
        <location filename="engine/colony/frozen.py"/>
        <source>these results are of another spec</source>
        <translation>diese Ergebnisse gehören zu einer anderen Beschreibung</translation>
    </message>
    <message>
        <location filename="engine/colony/frozen.py"/>
        <source>{0} was {1}</source>
        <translation>{0} war {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/frozen.py"/>
        <source>give it a folder of its own, or put back what it was</source>
        <translation>einen eigenen Ordner angeben oder das Frühere zurückbringen</translation>
    </message>
    <message>
        <location filename="engine/colony/frozen.py"/>
        <source>these are no results of a trial or of a bank</source>
        <translation>dies sind keine Ergebnisse einer Erprobung oder einer Sammlung</translation>
    </message>
    <message>
        <location filename="engine/colony/frozen.py"/>
        <source>open the folder of the results</source>
        <translation>den Ordner der Ergebnisse öffnen</translation>
    </message>
    <message>
        <location filename="engine/colony/frozen.py"/>
        <source>what these results were made from has changed since</source>
        <translation>woraus diese Ergebnisse entstanden, hat sich inzwischen geändert</translation>
    </message>
    <message>
        <location filename="engine/colony/frozen.py"/>
        <source>what is in the report stays; begin anew in another folder</source>
        <translation>was im Bericht steht, bleibt; in einem anderen Ordner neu beginnen</translation>
    </message>
    <message>
        <location filename="engine/colony/handles.py"/>
        <source>epoch {0} is not fresh</source>
        <translation>Epoche {0} ist nicht neu</translation>
    </message>
    <message>
        <location filename="engine/colony/handles.py"/>
        <source>epoch {0}</source>
        <translation>Epoche {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/handles.py"/>
        <source>count on from the latest of the store</source>
        <translation>ab der letzten des Speichers weiterzählen</translation>
    </message>
    <message>
        <location filename="engine/colony/loading.py"/>
        <source>{0} does not come out with the digest that was kept</source>
        <translation>{0} ergibt nicht die gespeicherte Prüfsumme</translation>
    </message>
    <message>
        <location filename="engine/colony/loading.py"/>
        <source>the minds' state</source>
        <translation>der Zustand der Geister</translation>
    </message>
    <message>
        <location filename="engine/colony/loading.py"/>
        <source>{0}, {1}, tick {2}</source>
        <translation>{0}, {1}, Tick {2}</translation>
    </message>
    <message>
        <location filename="engine/colony/loading.py"/>
        <source>use a whole copy of the store, or restore a checkpoint of an earlier tick</source>
        <translation>eine vollständige Kopie des Speichers verwenden oder einen Sicherungspunkt eines früheren Ticks wiederherstellen</translation>
    </message>
    <message>
        <location filename="engine/colony/planner.py"/>
        <source>this is no state of a planner</source>
        <translation>dies ist kein Zustand eines Planers</translation>
    </message>
    <message>
        <location filename="engine/colony/planner.py"/>
        <source>the core's budget of turns is spent</source>
        <translation>das Zugbudget des Kerns ist verbraucht</translation>
    </message>
    <message>
        <location filename="engine/colony/planner.py"/>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/planner.py"/>
        <source>ask no more</source>
        <translation>nicht weiter fragen</translation>
    </message>
    <message>
        <location filename="engine/colony/replaying.py"/>
        <source>this answer was never asked for</source>
        <translation>nach dieser Antwort wurde nie gefragt</translation>
    </message>
    <message>
        <location filename="engine/colony/replaying.py"/>
        <source>attempt {0}, tick {1}</source>
        <translation>Versuch {0}, Tick {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/replaying.py"/>
        <source>the record is damaged: use a whole copy of it</source>
        <translation>die Aufzeichnung ist beschädigt: eine vollständige Kopie verwenden</translation>
    </message>
    <message>
        <location filename="engine/colony/restoring.py"/>
        <source>this checkpoint is of another scenario or seed than the store</source>
        <translation>dieser Sicherungspunkt gehört zu einem anderen Szenario oder Startwert als der Speicher</translation>
    </message>
    <message>
        <location filename="engine/colony/restoring.py"/>
        <source>restore it into a store of its own</source>
        <translation>in einem eigenen Speicher wiederherstellen</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>thoughts of an earlier epoch are under way</source>
        <translation>Gedanken einer früheren Epoche sind noch unterwegs</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>begin an epoch</source>
        <translation>eine Epoche beginnen</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>nobody sits there</source>
        <translation>dort sitzt niemand</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>give each pawn, core and appraiser a mind</source>
        <translation>jedem Kolonisten, core und appraiser einen Geist geben</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>a rate is above zero, not {0}</source>
        <translation>eine Rate liegt über null, nicht bei {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>this run is playing already</source>
        <translation>dieser Lauf ist bereits im Gang</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>there is no such seat</source>
        <translation>es gibt keinen solchen Platz</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>name a pawn by its id, core or appraiser</source>
        <translation>einen Kolonisten mit seiner Kennung nennen, core oder appraiser</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>only a person can call for a thought</source>
        <translation>nur eine Person kann einen Gedanken verlangen</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>take the seat first</source>
        <translation>zuerst den Platz einnehmen</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>the core's turns are spent</source>
        <translation>die Züge des Kerns sind verbraucht</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>fork the timeline earlier</source>
        <translation>die Zeitlinie früher abzweigen</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>the dead decide nothing</source>
        <translation>Tote entscheiden nichts</translation>
    </message>
    <message>
        <location filename="engine/colony/runner.py"/>
        <source>take another seat</source>
        <translation>einen anderen Platz einnehmen</translation>
    </message>
    <message>
        <location filename="engine/colony/saved.py"/>
        <source>this is no state of a colony</source>
        <translation>dies ist kein Zustand einer Kolonie</translation>
    </message>
    <message>
        <location filename="engine/colony/saved.py"/>
        <source>this state is of version {0}</source>
        <translation>dieser Zustand hat die Version {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/saved.py"/>
        <source>use a Concord that reads past {0}</source>
        <translation>ein Concord verwenden, das über {0} hinaus liest</translation>
    </message>
    <message>
        <location filename="engine/colony/saved.py"/>
        <source>this is no state of a colony ({0})</source>
        <translation>dies ist kein Zustand einer Kolonie ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>this scenario has faults</source>
        <translation>dieses Szenario hat Fehler</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>correct the scenario; 'concord schema colony-scenario' describes the form</source>
        <translation>das Szenario berichtigen; 'concord schema colony-scenario' beschreibt die Form</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>no scenario of a colony has this name</source>
        <translation>kein Szenario einer Kolonie hat diesen Namen</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>give a file, or one of {0}</source>
        <translation>eine Datei angeben oder eines von: {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>this scenario is of version {0}, newer than this program reads ({1})</source>
        <translation>dieses Szenario hat die Version {0} und ist neuer, als dieses Programm liest ({1})</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>a thing has the id {0} too</source>
        <translation>auch ein Ding hat die Kennung {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>a row has 1 to {0} letters, not {1}</source>
        <translation>eine Zeile hat 1 bis {0} Buchstaben, nicht {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>this row has {0} letters and the first has {1}</source>
        <translation>diese Zeile hat {0} Buchstaben und die erste {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>letter {0} is {1}, which is no terrain: {2}</source>
        <translation>Buchstabe {0} ist {1}, was kein Gelände ist: {2}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>there are two {0} with the id {1}</source>
        <translation>zwei Einträge in {0} haben die Kennung {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>{0} is out of the grid of {1}: columns and rows count from 0</source>
        <translation>{0} liegt außerhalb des Rasters von {1}: Spalten und Zeilen zählen ab 0</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>{0} is in the water</source>
        <translation>{0} liegt im Wasser</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>{0} is there already</source>
        <translation>{0} ist bereits dort</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>{0} is on the bed {1} already: a bed is for one</source>
        <translation>{0} ist bereits auf dem Bett {1}: Ein Bett ist für eine Person</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>there is no trait {0}: {1}</source>
        <translation>es gibt keine Eigenschaft {0}: {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>the trait {0} is there already</source>
        <translation>die Eigenschaft {0} ist bereits vorhanden</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>there is no skill {0}: {1}</source>
        <translation>es gibt keine Fertigkeit {0}: {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>it takes two to fight</source>
        <translation>zum Streiten gehören zwei</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>there is no {0} {1}</source>
        <translation>es gibt kein solches Element ({0}): {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>there is no pawn {0}</source>
        <translation>es gibt keinen Kolonisten {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>has to be {0} or more, where it begins</source>
        <translation>muss {0} oder mehr sein: Dort beginnt der Ausfall</translation>
    </message>
    <message>
        <location filename="engine/colony/scenario.py"/>
        <source>{0} is the seat of the {1}</source>
        <translation>{0} ist ein vorbehaltener Platz ({1})</translation>
    </message>
    <message>
        <location filename="engine/colony/seats.py"/>
        <source>name one of {0}, or {1}</source>
        <translation>eines davon nennen: {0} oder {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/seats.py"/>
        <source>{0} is no mind for this seat: it only says whether something deserves a thought</source>
        <translation>{0} ist kein Geist für diesen Platz: Er sagt nur, ob etwas einen Gedanken verdient</translation>
    </message>
    <message>
        <location filename="engine/colony/seats.py"/>
        <source>seat one of {0} there</source>
        <translation>dort eines davon einsetzen: {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/snapshots.py"/>
        <source>a variant varies one thing: give one of 'set', 'add' and 'drop'</source>
        <translation>eine Variante ändert eines: entweder 'set', 'add' oder 'drop' angeben</translation>
    </message>
    <message>
        <location filename="engine/colony/snapshots.py"/>
        <source>this snapshot has faults ({0})</source>
        <translation>diese Momentaufnahme hat Fehler ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/snapshots.py"/>
        <source>correct the snapshot; 'concord schema bank' describes the form</source>
        <translation>die Momentaufnahme berichtigen; 'concord schema bank' beschreibt die Form</translation>
    </message>
    <message>
        <location filename="engine/colony/snapshots.py"/>
        <source>there are two variants {0}</source>
        <translation>es gibt zwei Varianten {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/snapshots.py"/>
        <source>makes {0}</source>
        <translation>ergibt {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/snapshots.py"/>
        <source>what it takes is no schema ({0})</source>
        <translation>was es annimmt, ist kein Schema ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/snapshots.py"/>
        <source>no plain reply can choose {0}: {1}</source>
        <translation>keine einfache Antwort kann {0} wählen: {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/snapshots.py"/>
        <source>this is no event ({0})</source>
        <translation>dies ist kein Ereignis ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/snapshots.py"/>
        <source>there is no item {0} in the perspective or the menu</source>
        <translation>es gibt keinen Eintrag {0} in der Sicht oder in der Auswahl</translation>
    </message>
    <message>
        <location filename="engine/colony/store.py"/>
        <source>this store was opened to be read</source>
        <translation>dieser Speicher wurde nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <location filename="engine/colony/store.py"/>
        <source>open it to be written</source>
        <translation>zum Schreiben öffnen</translation>
    </message>
    <message>
        <location filename="engine/colony/store.py"/>
        <source>this is the store itself</source>
        <translation>dies ist der Speicher selbst</translation>
    </message>
    <message>
        <location filename="engine/colony/store.py"/>
        <source>choose another name for the copy</source>
        <translation>einen anderen Namen für die Kopie wählen</translation>
    </message>
    <message>
        <location filename="engine/colony/store.py"/>
        <source>{0} is at tick {1}, not {2}</source>
        <translation>{0} steht bei Tick {1}, nicht {2}</translation>
    </message>
    <message>
        <location filename="engine/colony/store.py"/>
        <source>fork it at an earlier tick</source>
        <translation>bei einem früheren Tick abzweigen</translation>
    </message>
    <message>
        <location filename="engine/colony/store.py"/>
        <source>cannot read the store (it is a folder)</source>
        <translation>der Speicher lässt sich nicht lesen (dies ist ein Ordner)</translation>
    </message>
    <message>
        <location filename="engine/colony/store.py"/>
        <source>give the path of a file</source>
        <translation>den Pfad einer Datei angeben</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>there is something of this name already</source>
        <translation>es gibt bereits etwas mit diesem Namen</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>open it, or choose another name</source>
        <translation>öffnen oder einen anderen Namen wählen</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>there is the log of a store that is gone</source>
        <translation>hier liegt das Protokoll eines Speichers, den es nicht mehr gibt</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>delete it, or choose another name</source>
        <translation>löschen oder einen anderen Namen wählen</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>cannot read the store ({0})</source>
        <translation>der Speicher lässt sich nicht lesen ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>check the path; 'concord colony run' makes a store</source>
        <translation>den Pfad prüfen; 'concord colony run' legt einen Speicher an</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>this is no store of a colony</source>
        <translation>dies ist kein Speicher einer Kolonie</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>open one that 'concord colony run' made</source>
        <translation>einen öffnen, den 'concord colony run' angelegt hat</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>this database is of another program</source>
        <translation>diese Datenbank gehört zu einem anderen Programm</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>this store is of version {0}, newer than this program reads ({1})</source>
        <translation>dieser Speicher hat die Version {0} und ist neuer, als dieses Programm liest ({1})</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>{0} the store ({1})</source>
        <translation>der Speicher lässt sich {0} ({1})</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>cannot write</source>
        <translation>nicht schreiben</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>cannot read or write</source>
        <translation>weder lesen noch schreiben</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>make room there, or copy it to another disk; every tick before this one is kept</source>
        <translation>dort Platz schaffen oder auf einen anderen Datenträger kopieren; jeder Tick vor diesem ist gespeichert</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>cannot open the store ({0})</source>
        <translation>der Speicher lässt sich nicht öffnen ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>choose a place that you may write to</source>
        <translation>einen Ort mit Schreibrecht wählen</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>another program is using the store</source>
        <translation>ein anderes Programm benutzt den Speicher</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>wait for it to end, or use a copy</source>
        <translation>das Ende abwarten oder eine Kopie verwenden</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>this does not fit what was kept before ({0})</source>
        <translation>dies passt nicht zum bisher Gespeicherten ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>go on from the tip, or fork</source>
        <translation>am Ende fortsetzen oder abzweigen</translation>
    </message>
    <message>
        <location filename="engine/colony/store_file.py"/>
        <source>this store is cut or damaged ({0})</source>
        <translation>dieser Speicher ist abgeschnitten oder beschädigt ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/store_reading.py"/>
        <source>the scenario of this store has faults</source>
        <translation>das Szenario dieses Speichers hat Fehler</translation>
    </message>
    <message>
        <location filename="engine/colony/store_reading.py"/>
        <source>use a whole copy of it, or begin a new store</source>
        <translation>eine vollständige Kopie verwenden oder einen neuen Speicher beginnen</translation>
    </message>
    <message>
        <location filename="engine/colony/store_reading.py"/>
        <source>tick {0} is not kept</source>
        <translation>Tick {0} ist nicht gespeichert</translation>
    </message>
    <message>
        <location filename="engine/colony/store_reading.py"/>
        <source>choose one from {0} to {1}</source>
        <translation>einen von {0} bis {1} wählen</translation>
    </message>
    <message>
        <location filename="engine/colony/store_writing.py"/>
        <source>a load began epoch {0}: epoch {1} keeps nothing any more</source>
        <translation>ein Laden begann Epoche {0}: Epoche {1} nimmt nichts mehr auf</translation>
    </message>
    <message>
        <location filename="engine/colony/store_writing.py"/>
        <source>{0}, tick {1}</source>
        <translation>{0}, Tick {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/store_writing.py"/>
        <source>go on from the load</source>
        <translation>ab dem Laden fortsetzen</translation>
    </message>
    <message>
        <location filename="engine/colony/store_writing.py"/>
        <source>this tick does not follow tick {0}</source>
        <translation>dieser Tick folgt nicht auf Tick {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/telemetry.py"/>
        <source>this is no state of a shared link</source>
        <translation>dies ist kein Zustand einer gemeinsamen Verbindung</translation>
    </message>
    <message>
        <location filename="engine/colony/threads.py"/>
        <source>this is no state of talks</source>
        <translation>dies ist kein Zustand von Gesprächen</translation>
    </message>
    <message>
        <location filename="engine/colony/threads.py"/>
        <source>this Concord reads {0}</source>
        <translation>dieses Concord liest {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/threads.py"/>
        <source>talks, {0}</source>
        <translation>Gespräche, {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/timelines.py"/>
        <source>there is no timeline {0}</source>
        <translation>es gibt keine Zeitlinie {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/timelines.py"/>
        <source>choose one of {0}</source>
        <translation>eines davon wählen: {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>correct the spec; 'concord schema trial' describes the form</source>
        <translation>die Beschreibung berichtigen; 'concord schema trial' beschreibt die Form</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>the spec of this trial is faulty ({0})</source>
        <translation>die Beschreibung dieser Erprobung ist fehlerhaft ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>missing: a trial has its budget of calls fixed before it starts</source>
        <translation>fehlt: Das Aufrufbudget einer Erprobung steht vor ihrem Beginn fest</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>a seed stands there twice</source>
        <translation>ein Startwert steht dort zweimal</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>{0} runs, one for each arm and seed, are more than {1}</source>
        <translation>{0} Läufe, einer je Arm und Startwert, sind mehr als {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>{0} calls are not one for each of {1} runs</source>
        <translation>{0} Aufrufe reichen nicht für je einen in {1} Läufen</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>a run that waits for each answer has no rate: say 'pause' or 'rate'</source>
        <translation>ein Lauf, der auf jede Antwort wartet, hat keine Rate: 'pause' oder 'rate' angeben</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>there are two arms {0}</source>
        <translation>es gibt zwei Arme {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>there is no such seat: name one of {0}</source>
        <translation>es gibt keinen solchen Platz; eines davon nennen: {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>{0} is no table of a mind</source>
        <translation>{0} ist keine Tabelle eines Geistes</translation>
    </message>
    <message>
        <location filename="engine/colony/trial_spec.py"/>
        <source>{0} takes its time and nothing waits for it: say pause = true, or a rate</source>
        <translation>{0} braucht Zeit, und nichts wartet darauf: pause = true oder eine Rate angeben</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/agenda.py"/>
        <source>there is no such attempt</source>
        <translation>es gibt keinen solchen Versuch</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/agenda.py"/>
        <source>look at it in the store where it was made</source>
        <translation>im Speicher ansehen, in dem er entstand</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/asked.py"/>
        <source>this attempt does not say when it was made</source>
        <translation>dieser Versuch nennt seinen Zeitpunkt nicht</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/asked.py"/>
        <source>its row is kept as it is</source>
        <translation>seine Zeile bleibt, wie sie ist</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/asked.py"/>
        <source>epoch {0} is not in this store</source>
        <translation>Epoche {0} ist nicht in diesem Speicher</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/asked.py"/>
        <source>no such thought begins at tick {0}</source>
        <translation>bei Tick {0} beginnt kein solcher Gedanke</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/asked.py"/>
        <source>use a whole copy of the store</source>
        <translation>eine vollständige Kopie des Speichers verwenden</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/evidence.py"/>
        <source>there is no mind {0}</source>
        <translation>es gibt keinen Geist {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/evidence.py"/>
        <source>choose one of the colonists or the core</source>
        <translation>einen der Kolonisten oder den Kern wählen</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/page.py"/>
        <source>this request is another one</source>
        <translation>diese Anfrage ist eine andere</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/page.py"/>
        <source>make it of the decision that is shown</source>
        <translation>zur angezeigten Entscheidung stellen</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/shelf.py"/>
        <source>cannot read the checkpoint ({0})</source>
        <translation>der Sicherungspunkt lässt sich nicht lesen ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/viewing/shelf.py"/>
        <source>check its permissions, or move it elsewhere</source>
        <translation>die Zugriffsrechte prüfen oder an einen anderen Ort verschieben</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>this work can't be started ({0})</source>
        <translation>diese Arbeit kann nicht beginnen ({0})</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>low needs</source>
        <translation>niedrige Bedürfnisse</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>no such pawn</source>
        <translation>kein solcher Kolonist</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>there is no agreement</source>
        <translation>es gibt keine Vereinbarung</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>has other work that is not confirmed stopped</source>
        <translation>hat andere Arbeit, deren Ende nicht bestätigt ist</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>no such kind of work: {0}</source>
        <translation>keine solche Art von Arbeit: {0}</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>takes 1 to {0} trips, not {1}</source>
        <translation>erlaubt 1 bis {0} Gänge, nicht {1}</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>offer other work, or offer it again later</source>
        <translation>andere Arbeit anbieten oder später erneut anbieten</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>there is no agreed work to stop</source>
        <translation>es gibt keine vereinbarte Arbeit, die sich abbrechen ließe</translation>
    </message>
    <message>
        <location filename="engine/colony/work.py"/>
        <source>ask for the pawn's job first</source>
        <translation>zuerst nach der Arbeit des Kolonisten fragen</translation>
    </message>
    <message>
        <location filename="engine/colony/world.py"/>
        <source>this is no state of a run</source>
        <translation>dies ist kein Zustand eines Laufs</translation>
    </message>
    <message>
        <location filename="engine/colony/world.py"/>
        <source>this is no state of a run ({0})</source>
        <translation>dies ist kein Zustand eines Laufs ({0})</translation>
    </message>
    <message>
        <location filename="engine/commons/arena.py"/>
        <source>an action is an object with a type</source>
        <translation>eine Aktion ist ein Objekt mit type</translation>
    </message>
    <message>
        <location filename="engine/commons/arena.py"/>
        <source>use one of {0}</source>
        <translation>eines davon verwenden: {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/arena.py"/>
        <source>there is no action {0}</source>
        <translation>es gibt keine Aktion {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/arena.py"/>
        <source>a message has to be a text</source>
        <translation>eine Nachricht muss ein Text sein</translation>
    </message>
    <message>
        <location filename="engine/commons/arena.py"/>
        <source>of 1 to {0} characters</source>
        <translation>von 1 bis {0} Zeichen</translation>
    </message>
    <message>
        <location filename="engine/commons/arena.py"/>
        <source>there is no player {0}</source>
        <translation>es gibt keinen Spieler {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/arena.py"/>
        <source>name a player of this arena, or leave it out</source>
        <translation>einen Spieler dieser Arena nennen oder weglassen</translation>
    </message>
    <message>
        <location filename="engine/commons/attempts.py"/>
        <source>there is a ledger of attempts here already</source>
        <translation>hier liegt bereits ein Register mit Versuchen</translation>
    </message>
    <message>
        <location filename="engine/commons/attempts.py"/>
        <source>go on with its run (--resume), move it away, or give another --log</source>
        <translation>den Lauf fortsetzen (--resume), es verschieben oder ein anderes --log angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/ensemble.py"/>
        <source>this scenario is played arena by arena</source>
        <translation>dieses Szenario wird Arena für Arena gespielt</translation>
    </message>
    <message>
        <location filename="engine/commons/forms.py"/>
        <source>with these rates and stocks dt has to be {0} or less</source>
        <translation>bei diesen Raten und Beständen darf dt höchstens {0} sein</translation>
    </message>
    <message>
        <location filename="engine/commons/forms.py"/>
        <source>a turn of {0} in steps of {1} takes more than {2} of them</source>
        <translation>eine Runde von {0} in Schritten von {1} braucht mehr als {2} davon</translation>
    </message>
    <message>
        <location filename="engine/commons/forms.py"/>
        <source>has to be a specification or the table of a scripted mind, not {0}</source>
        <translation>muss die Angabe eines Geistes oder die Tabelle eines geskripteten Geistes sein, nicht {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>cannot read the log ({0})</source>
        <translation>das Protokoll lässt sich nicht lesen ({0})</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>this line is no entry of a log</source>
        <translation>diese Zeile ist kein Protokolleintrag</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>use a copy of the log that Concord wrote</source>
        <translation>eine Kopie des Protokolls verwenden, das Concord geschrieben hat</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>this is no log of {0}</source>
        <translation>dies ist kein Protokoll (erwartet: {0})</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>an arena</source>
        <translation>eine Arena</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>a world</source>
        <translation>eine Welt</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>the log is of version {0}, newer than this program</source>
        <translation>das Protokoll hat die Version {0} und ist neuer als dieses Programm</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>{0}, line 1</source>
        <translation>{0}, Zeile 1</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>the header is damaged</source>
        <translation>der Kopf ist beschädigt</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>another run is writing this log</source>
        <translation>ein anderer Lauf schreibt dieses Protokoll</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>wait for it to end, or give another --log</source>
        <translation>das Ende abwarten oder ein anderes --log angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>cannot write the log ({0})</source>
        <translation>das Protokoll lässt sich nicht schreiben ({0})</translation>
    </message>
    <message>
        <location filename="engine/commons/log.py"/>
        <source>choose another place or make room; --resume goes on from what is there</source>
        <translation>einen anderen Ort wählen oder Platz schaffen; --resume setzt beim Vorhandenen fort</translation>
    </message>
    <message>
        <location filename="engine/commons/log_index.py"/>
        <source>the log was changed while it was open</source>
        <translation>das Protokoll wurde geändert, während es geöffnet war</translation>
    </message>
    <message>
        <location filename="engine/commons/log_index.py"/>
        <source>open it again</source>
        <translation>erneut öffnen</translation>
    </message>
    <message>
        <location filename="engine/commons/log_index.py"/>
        <source>this turn has no number</source>
        <translation>diese Runde hat keine Nummer</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>there is no such pact</source>
        <translation>es gibt keinen solchen Pakt</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>name one by its id</source>
        <translation>einen mit seiner Kennung nennen</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>there is no such proposal</source>
        <translation>es gibt keinen solchen Vorschlag</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>answer one that {0} is a party to</source>
        <translation>einen beantworten, bei dem {0} Partei ist</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>this pact is {0}</source>
        <translation>dieser Pakt ist {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>only a proposal can be accepted or rejected</source>
        <translation>nur ein Vorschlag kann angenommen oder abgelehnt werden</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>a pact needs parties</source>
        <translation>ein Pakt braucht Parteien</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>give a list of player ids</source>
        <translation>eine Liste von Spielerkennungen angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>name players of this arena</source>
        <translation>Spieler dieser Arena nennen</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>name each party once</source>
        <translation>jede Partei einmal nennen</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>{0} proposes it but is no party</source>
        <translation>{0} schlägt vor, ist aber nicht Partei</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>a proposer has to be bound as well</source>
        <translation>wer vorschlägt, muss selbst gebunden sein</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>terms have to be an object</source>
        <translation>Bedingungen müssen ein Objekt sein</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>give a type and its numbers</source>
        <translation>type und die zugehörigen Zahlen angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>there are no terms of type {0}</source>
        <translation>es gibt keine Bedingungen vom Typ {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>correct the terms of {0}</source>
        <translation>die Bedingungen von {0} berichtigen</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>terms have to be plain JSON</source>
        <translation>Bedingungen müssen einfaches JSON sein</translation>
    </message>
    <message>
        <location filename="engine/commons/pacts.py"/>
        <source>give texts and finite numbers</source>
        <translation>Texte und endliche Zahlen angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>a perturbation has to be an object with a type</source>
        <translation>eine Störung muss ein Objekt mit type sein</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>there is no perturbation {0}: {1}</source>
        <translation>es gibt keine Störung {0}: {1}</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>a payload has to be an object</source>
        <translation>Nutzdaten müssen ein Objekt sein</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>unknown key</source>
        <translation>unbekannter Schlüssel</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>a number is missing</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>{0} is no number that can be reckoned with</source>
        <translation>{0} ist keine Zahl, mit der sich rechnen lässt</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>{0} is no whole number</source>
        <translation>{0} ist keine ganze Zahl</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>{0} is not between {1} and {2}</source>
        <translation>{0} liegt nicht zwischen {1} und {2}</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>{0} is no text</source>
        <translation>{0} ist kein Text</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>{0} is missing</source>
        <translation>{0} fehlt</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <location filename="engine/commons/perturbations.py"/>
        <source>a {0} names its players</source>
        <translation>{0} nennt seine Spieler</translation>
    </message>
    <message>
        <location filename="engine/commons/replay.py"/>
        <source>this entry is damaged ({0})</source>
        <translation>dieser Eintrag ist beschädigt ({0})</translation>
    </message>
    <message>
        <location filename="engine/commons/replay.py"/>
        <source>use a copy of the log</source>
        <translation>eine Kopie des Protokolls verwenden</translation>
    </message>
    <message>
        <location filename="engine/commons/replay.py"/>
        <source>turn {0} stands where turn {1} belongs</source>
        <translation>wo Runde {1} hingehört, steht Runde {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/replay.py"/>
        <source>other players decided than play</source>
        <translation>es entschieden andere Spieler, als mitspielen</translation>
    </message>
    <message>
        <location filename="engine/commons/replay.py"/>
        <source>there is no entry {0}</source>
        <translation>es gibt keinen Eintrag {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/replay.py"/>
        <source>this log is of another scenario or seed</source>
        <translation>dieses Protokoll gehört zu einem anderen Szenario oder Startwert</translation>
    </message>
    <message>
        <location filename="engine/commons/replay.py"/>
        <source>give the scenario and the seed that it was begun with, or another --log</source>
        <translation>das ursprüngliche Szenario mit seinem Startwert oder ein anderes --log angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/replay.py"/>
        <source>this log can't be gone on with ({0})</source>
        <translation>dieses Protokoll lässt sich nicht fortsetzen ({0})</translation>
    </message>
    <message>
        <location filename="engine/commons/runner.py"/>
        <source>the agent's process did not start ({0})</source>
        <translation>der Prozess des Agenten ist nicht gestartet ({0})</translation>
    </message>
    <message>
        <location filename="engine/commons/runner.py"/>
        <source>there is no reply</source>
        <translation>es gibt keine Antwort</translation>
    </message>
    <message>
        <location filename="engine/commons/runner.py"/>
        <source>nothing is asked now</source>
        <translation>zurzeit ist nichts gefragt</translation>
    </message>
    <message>
        <location filename="engine/commons/runner.py"/>
        <source>this question is no longer open; another one is asked now</source>
        <translation>diese Frage ist nicht mehr offen; inzwischen ist eine andere gestellt</translation>
    </message>
    <message>
        <location filename="engine/commons/runner.py"/>
        <source>player {0}</source>
        <translation>Spieler {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/runner.py"/>
        <source>try again</source>
        <translation>erneut versuchen</translation>
    </message>
    <message>
        <location filename="engine/commons/runner.py"/>
        <source>there is no seat for {0}</source>
        <translation>es gibt keinen Platz für {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>there are two arenas {0}</source>
        <translation>es gibt zwei Arenen {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>a meta-agent has to be an object</source>
        <translation>ein Meta-Agent muss ein Objekt sein</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>the meta-agent of {0} is faulty</source>
        <translation>der Meta-Agent von {0} ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>correct the scenario; 'concord schema' describes the form</source>
        <translation>das Szenario berichtigen; 'concord schema' beschreibt die Form</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>there is nobody to harvest</source>
        <translation>es gibt niemanden, der ernten könnte</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>there is no engine {0}: {1}</source>
        <translation>es gibt keine Engine {0}: {1}</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>there are more than {0} players</source>
        <translation>es gibt mehr als {0} Spieler</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>there are two players {0}</source>
        <translation>es gibt zwei Spieler {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>a player has one of strategy, agent, mind and human</source>
        <translation>ein Spieler hat eines von strategy, agent, mind und human</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>only a mind has a deadline of its own</source>
        <translation>nur ein Geist hat eine eigene Frist</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>there is no strategy {0}: {1}</source>
        <translation>es gibt keine Strategie {0}: {1}</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>{0} has to see the {1}, which information hides</source>
        <translation>{0} muss sehen, was information verbirgt: {1}</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>one player joins at a time</source>
        <translation>Spieler kommen einzeln hinzu</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>there is a player {0} already</source>
        <translation>es gibt bereits einen Spieler {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>there is no meta-agent {0} of {1}s: {2}</source>
        <translation>es gibt keinen Meta-Agenten {0} ({1}): {2}</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>{0} is taken</source>
        <translation>{0} ist vergeben</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>a treaty needs a name</source>
        <translation>ein Vertrag braucht einen Namen</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>a treaty needs two signatories or more</source>
        <translation>ein Vertrag braucht zwei oder mehr Unterzeichner</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>arena {0} signs twice</source>
        <translation>Arena {0} unterzeichnet zweimal</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>there is no arena {0}</source>
        <translation>es gibt keine Arena {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>a cap has to be a number, 0 or more</source>
        <translation>eine Erntegrenze muss eine Zahl sein, 0 oder mehr</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>arena {0} has no pollution</source>
        <translation>Arena {0} hat keine Verschmutzung</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>a link of {0} to itself</source>
        <translation>eine Verbindung von {0} zu sich selbst</translation>
    </message>
    <message>
        <location filename="engine/commons/scenario.py"/>
        <source>the scenario {0} is faulty</source>
        <translation>das Szenario {0} ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="engine/commons/seating.py"/>
        <source>a person can't play here</source>
        <translation>eine Person kann hier nicht spielen</translation>
    </message>
    <message>
        <location filename="engine/commons/seating.py"/>
        <source>seat a strategy, an agent or a mind</source>
        <translation>eine Strategie, einen Agenten oder einen Geist einsetzen</translation>
    </message>
    <message>
        <location filename="engine/commons/shape.py"/>
        <source>this id is taken</source>
        <translation>diese Kennung ist vergeben</translation>
    </message>
    <message>
        <location filename="engine/commons/shape.py"/>
        <source>give the arena another one</source>
        <translation>der Arena eine andere geben</translation>
    </message>
    <message>
        <location filename="engine/commons/shape.py"/>
        <source>there was an arena of this id, whose log is kept</source>
        <translation>es gab eine Arena mit dieser Kennung, deren Protokoll erhalten ist</translation>
    </message>
    <message>
        <location filename="engine/commons/shape.py"/>
        <source>a period is a number of rounds</source>
        <translation>eine Periode ist eine Anzahl von Runden</translation>
    </message>
    <message>
        <location filename="engine/commons/shape.py"/>
        <source>give 1 or more</source>
        <translation>1 oder mehr angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/shape.py"/>
        <source>there is no such arena</source>
        <translation>es gibt keine solche Arena</translation>
    </message>
    <message>
        <location filename="engine/commons/shape.py"/>
        <source>name one of this world</source>
        <translation>eine aus dieser Welt nennen</translation>
    </message>
    <message>
        <location filename="engine/commons/shape.py"/>
        <source>give the meta-agent another one</source>
        <translation>dem Meta-Agenten eine andere geben</translation>
    </message>
    <message>
        <location filename="engine/commons/shape.py"/>
        <source>there is no such {0}</source>
        <translation>es gibt kein solches Element: {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/shipped.py"/>
        <source>no scenario of {0} has this name</source>
        <translation>kein Szenario von {0} hat diesen Namen</translation>
    </message>
    <message>
        <location filename="engine/commons/shipped.py"/>
        <source>it is one of {0}: use 'concord {1}'</source>
        <translation>dies ist {0}: 'concord {1}' verwenden</translation>
    </message>
    <message>
        <location filename="engine/commons/solo.py"/>
        <source>this scenario is played player by player</source>
        <translation>dieses Szenario wird Spieler für Spieler gespielt</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>correct the spec; 'concord schema sweep' describes the form</source>
        <translation>die Beschreibung berichtigen; 'concord schema sweep' beschreibt die Form</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>there is no metric {0}</source>
        <translation>es gibt keine Kennzahl {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>{0}, metric</source>
        <translation>{0}, metric</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>{0} settings of {1} seeds are too many</source>
        <translation>{0} Parametersätze mit {1} Startwerten sind zu viele</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>ask for {0} settings and {1} runs at most</source>
        <translation>höchstens {0} Parametersätze und {1} Läufe verlangen</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>the spec is faulty ({0})</source>
        <translation>die Beschreibung ist fehlerhaft ({0})</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>this key is missing</source>
        <translation>dieser Schlüssel fehlt</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>{0} is wanted</source>
        <translation>{0} ist verlangt</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>a list, or a table with from, to and steps,</source>
        <translation>eine Liste oder eine Tabelle mit from, to und steps</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>a number, or a list,</source>
        <translation>eine Zahl oder eine Liste</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>the scenario has no place {0}</source>
        <translation>das Szenario hat keine Stelle {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>{0}, parameters</source>
        <translation>{0}, parameters</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>the seed is no parameter</source>
        <translation>der Startwert ist kein Parameter</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>{0}, parameters.seed</source>
        <translation>{0}, parameters.seed</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>say seeds = [...] beside them</source>
        <translation>stattdessen daneben seeds = [...] angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>a parameter needs values, each once</source>
        <translation>ein Parameter braucht Werte, jeden nur einmal</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>{0}, parameters.{1}</source>
        <translation>{0}, parameters.{1}</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>seeds are whole numbers from 0 to 4294967295, each once</source>
        <translation>Startwerte sind ganze Zahlen von 0 bis 4294967295, jede nur einmal</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>{0}, seeds</source>
        <translation>{0}, seeds</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/results.py"/>
        <source>these results are of another sweep</source>
        <translation>diese Ergebnisse gehören zu einem anderen Parameterlauf</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/results.py"/>
        <source>give another folder (--out), or the spec that it was begun with</source>
        <translation>einen anderen Ordner (--out) oder die ursprüngliche Beschreibung angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/results.py"/>
        <source>this is no sweep</source>
        <translation>dies ist kein Parameterlauf</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/results.py"/>
        <source>choose the folder of a sweep</source>
        <translation>den Ordner eines Parameterlaufs wählen</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/results.py"/>
        <source>these results were written by a newer version of the program</source>
        <translation>diese Ergebnisse stammen von einer neueren Programmversion</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/results.py"/>
        <source>use that version, or sweep again into another folder</source>
        <translation>jene Version verwenden oder den Parameterlauf in einem anderen Ordner wiederholen</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/results.py"/>
        <source>its scenario and its runs don't belong together</source>
        <translation>sein Szenario und seine Läufe gehören nicht zusammen</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/results.py"/>
        <source>sweep again into another folder</source>
        <translation>den Parameterlauf in einem anderen Ordner wiederholen</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/results.py"/>
        <source>make room or choose another folder, then run the same command to go on</source>
        <translation>Platz schaffen oder einen anderen Ordner wählen, dann zum Fortsetzen denselben Befehl ausführen</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/running.py"/>
        <source>run {0} could not be done {1} times ({2})</source>
        <translation>Lauf {0} ließ sich {1}-mal nicht ausführen ({2})</translation>
    </message>
    <message>
        <location filename="engine/commons/treaty.py"/>
        <source>enforcers find it by its name</source>
        <translation>Vertragswächter finden ihn an seinem Namen</translation>
    </message>
    <message>
        <location filename="engine/commons/treaty.py"/>
        <source>name at least two arenas</source>
        <translation>mindestens zwei Arenen nennen</translation>
    </message>
    <message>
        <location filename="engine/commons/treaty.py"/>
        <source>add the arena first, then the treaty</source>
        <translation>zuerst die Arena hinzufügen, dann den Vertrag</translation>
    </message>
    <message>
        <location filename="engine/commons/treaty.py"/>
        <source>name each signatory once</source>
        <translation>jeden Unterzeichner einmal nennen</translation>
    </message>
    <message>
        <location filename="engine/commons/treaty.py"/>
        <source>a payload has to be an object of JSON</source>
        <translation>Nutzdaten müssen ein JSON-Objekt sein</translation>
    </message>
    <message>
        <location filename="engine/commons/treaty.py"/>
        <source>give an object, or leave it out</source>
        <translation>ein Objekt angeben oder weglassen</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>there is an arena of this id already</source>
        <translation>es gibt bereits eine Arena mit dieser Kennung</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>give it another id</source>
        <translation>eine andere Kennung angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>{0}, period</source>
        <translation>{0}, period</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>there is no such link</source>
        <translation>es gibt keine solche Verbindung</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>this id is empty or taken</source>
        <translation>diese Kennung ist leer oder vergeben</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>give another, or none</source>
        <translation>eine andere oder keine angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>there is no such treaty</source>
        <translation>es gibt keinen solchen Vertrag</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>give the meta-agent another id</source>
        <translation>dem Meta-Agenten eine andere Kennung geben</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>there is no such meta-agent</source>
        <translation>es gibt keinen solchen Meta-Agenten</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>a link moves no {0}</source>
        <translation>eine Verbindung überträgt kein {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>move stock or pollution</source>
        <translation>Bestand oder Verschmutzung übertragen</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>this arena has no pollution</source>
        <translation>diese Arena hat keine Verschmutzung</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>a link leads to another arena</source>
        <translation>eine Verbindung führt zu einer anderen Arena</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>name two arenas</source>
        <translation>zwei Arenen nennen</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>a weight is above 0 and at most 1</source>
        <translation>ein Gewicht liegt über 0 und bei höchstens 1</translation>
    </message>
    <message>
        <location filename="engine/commons/world.py"/>
        <source>give a share of what flows</source>
        <translation>einen Anteil des Fließenden angeben</translation>
    </message>
    <message>
        <location filename="engine/commons/world_replay.py"/>
        <source>another entry stands where a turn belongs</source>
        <translation>wo eine Runde hingehört, steht ein anderer Eintrag</translation>
    </message>
    <message>
        <location filename="engine/commons/world_replay.py"/>
        <source>use a copy of the folder</source>
        <translation>eine Kopie des Ordners verwenden</translation>
    </message>
    <message>
        <location filename="engine/commons/world_resume.py"/>
        <source>the world can't be gone on with: its logs were changed</source>
        <translation>die Welt lässt sich nicht fortsetzen: Ihre Protokolle wurden geändert</translation>
    </message>
    <message>
        <location filename="engine/commons/world_runner.py"/>
        <source>there are logs of a world here already</source>
        <translation>hier liegen bereits Protokolle einer Welt</translation>
    </message>
    <message>
        <location filename="engine/commons/world_runner.py"/>
        <source>give another folder, or remove it</source>
        <translation>einen anderen Ordner angeben oder diesen entfernen</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>'{0}' is no executor</source>
        <translation>'{0}' ist kein Executor</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>say {0}, or {1}HOST:PORT</source>
        <translation>{0} angeben oder {1}HOST:PORT</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>the cluster's scheduler is lost</source>
        <translation>der Scheduler des Clusters ist verloren</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>--executor {0}{1}</source>
        <translation>--executor {0}{1}</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>run the same command again to go on</source>
        <translation>zum Fortsetzen denselben Befehl erneut ausführen</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>the cluster has no workers any more</source>
        <translation>der Cluster hat keine Worker mehr</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>start some, then run it again</source>
        <translation>einige starten, dann erneut ausführen</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>work on a cluster needs Dask</source>
        <translation>die Arbeit auf einem Cluster braucht Dask</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>install it with: pip install 'concord[cluster]'</source>
        <translation>installieren mit: pip install 'concord[cluster]'</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>check the address; start one with: dask scheduler</source>
        <translation>die Adresse prüfen; einen starten mit: dask scheduler</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>no scheduler answers there</source>
        <translation>dort antwortet kein Scheduler</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>the cluster has no workers</source>
        <translation>der Cluster hat keine Worker</translation>
    </message>
    <message>
        <location filename="engine/executors.py"/>
        <source>start some with: dask worker tcp://{0} --nthreads 1</source>
        <translation>einige starten mit: dask worker tcp://{0} --nthreads 1</translation>
    </message>
    <message>
        <location filename="engine/faults.py"/>
        <source>{0}{1}, not {2}</source>
        <translation>{0}{1}, nicht {2}</translation>
    </message>
    <message>
        <location filename="engine/faults.py"/>
        <source>has to be an object, not {0}</source>
        <translation>muss ein Objekt sein, nicht {0}</translation>
    </message>
    <message>
        <location filename="engine/faults.py"/>
        <source>at {0}, not {1}</source>
        <translation>{0}, nicht {1}</translation>
    </message>
    <message>
        <location filename="engine/faults.py"/>
        <source>most {0}</source>
        <translation>höchstens {0}</translation>
    </message>
    <message>
        <location filename="engine/faults.py"/>
        <source>least -{0}</source>
        <translation>mindestens -{0}</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>this is not UTF-8 text</source>
        <translation>dies ist kein UTF-8-Text</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>{0}, byte {1}</source>
        <translation>{0}, Byte {1}</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>open a JSON file made by Concord</source>
        <translation>eine von Concord erzeugte JSON-Datei öffnen</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>cannot read the file ({0})</source>
        <translation>die Datei lässt sich nicht lesen ({0})</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>this is no path ({0})</source>
        <translation>dies ist kein Pfad ({0})</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>this is not JSON ({0})</source>
        <translation>dies ist kein JSON ({0})</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>the file may be cut; use a copy</source>
        <translation>die Datei ist vielleicht abgeschnitten; eine Kopie verwenden</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>use a copy that Concord made</source>
        <translation>eine von Concord erzeugte Kopie verwenden</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>{0} is no JSON number</source>
        <translation>{0} ist keine JSON-Zahl</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>a number of {0} digits</source>
        <translation>eine Zahl mit {0} Ziffern</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>cannot write the file ({0})</source>
        <translation>die Datei lässt sich nicht schreiben ({0})</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>make room there, or choose another disk</source>
        <translation>dort Platz schaffen oder einen anderen Datenträger wählen</translation>
    </message>
    <message>
        <location filename="engine/files.py"/>
        <source>choose a folder you may write to</source>
        <translation>einen Ordner mit Schreibrecht wählen</translation>
    </message>
    <message>
        <location filename="engine/folder_lock.py"/>
        <source>cannot write there ({0})</source>
        <translation>dort kann nicht geschrieben werden ({0})</translation>
    </message>
    <message>
        <location filename="engine/folder_lock.py"/>
        <source>wait for it to end, or choose another {0}</source>
        <translation>das Ende abwarten oder anderes wählen: {0}</translation>
    </message>
    <message>
        <location filename="engine/minds/asking.py"/>
        <source>what a mind is told has to be JSON ({0})</source>
        <translation>was einem Geist gesagt wird, muss JSON sein ({0})</translation>
    </message>
    <message>
        <location filename="engine/minds/asking.py"/>
        <source>mend it</source>
        <translation>berichtigen</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>this request must not leave</source>
        <translation>diese Anfrage darf nicht hinausgehen</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>minds are asked without tools, tool servers and plugins</source>
        <translation>Geister werden ohne Werkzeuge, Werkzeugserver und Plug-ins gefragt</translation>
    </message>
    <message>
        <location filename="engine/minds/keyring.py"/>
        <source>this is no key</source>
        <translation>dies ist kein Schlüssel</translation>
    </message>
    <message>
        <location filename="engine/minds/keyring.py"/>
        <source>type or paste the key itself</source>
        <translation>den Schlüssel selbst eintippen oder einfügen</translation>
    </message>
    <message>
        <location filename="engine/minds/keyring.py"/>
        <source>this system has no keyring that protects what it holds</source>
        <translation>dieses System hat keinen Schlüsselbund, der seinen Inhalt schützt</translation>
    </message>
    <message>
        <location filename="engine/minds/keyring.py"/>
        <source>set that variable of the environment to your key</source>
        <translation>diese Umgebungsvariable auf den eigenen Schlüssel setzen</translation>
    </message>
    <message>
        <location filename="engine/minds/keyring.py"/>
        <source>the keyring of this system does not answer ({0})</source>
        <translation>der Schlüsselbund dieses Systems antwortet nicht ({0})</translation>
    </message>
    <message>
        <location filename="engine/minds/keyring.py"/>
        <source>unlock the keyring, or set that variable of the environment to your key</source>
        <translation>den Schlüsselbund entsperren oder diese Umgebungsvariable auf den eigenen Schlüssel setzen</translation>
    </message>
    <message>
        <location filename="engine/minds/keys.py"/>
        <source>a key is never saved</source>
        <translation>ein Schlüssel wird nie gespeichert</translation>
    </message>
    <message>
        <location filename="engine/minds/keys.py"/>
        <source>set it to the key itself, without quotes and spaces</source>
        <translation>auf den Schlüssel selbst setzen, ohne Anführungs- und Leerzeichen</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>an attempt begins as reserved</source>
        <translation>ein Versuch beginnt als reserviert</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>reserve it before the call</source>
        <translation>vor dem Aufruf reservieren</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>the budget of {0} calls is spent</source>
        <translation>das Budget von {0} Aufrufen ist verbraucht</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>a budget is fixed at the start</source>
        <translation>ein Budget steht zu Beginn fest</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>this attempt was made before</source>
        <translation>dieser Versuch wurde bereits unternommen</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>there are no rerolls: use an id of its own</source>
        <translation>es gibt keine Wiederholungen: eine eigene Kennung verwenden</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>this attempt is {0}, not discarded</source>
        <translation>dieser Versuch ist {0}, nicht discarded</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>it is kept as it is</source>
        <translation>er bleibt, wie er ist</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>an attempt that is {0} can't become {1}</source>
        <translation>ein Versuch im Zustand {0} kann nicht in {1} übergehen</translation>
    </message>
    <message>
        <location filename="engine/minds/ledger.py"/>
        <source>an answer can only fail at its execution</source>
        <translation>eine Antwort kann nur bei ihrer Ausführung scheitern</translation>
    </message>
    <message>
        <location filename="engine/minds/protocol.py"/>
        <source>a menu has choices, each with an id of its own</source>
        <translation>eine Auswahl hat Möglichkeiten, jede mit eigener Kennung</translation>
    </message>
    <message>
        <location filename="engine/minds/protocol.py"/>
        <source>mend the menu</source>
        <translation>die Auswahl berichtigen</translation>
    </message>
    <message>
        <location filename="engine/minds/protocol.py"/>
        <source>give a deadline and a size above zero</source>
        <translation>eine Frist und eine Größe über null angeben</translation>
    </message>
    <message>
        <location filename="engine/minds/protocol.py"/>
        <source>a reply is an object with a choice</source>
        <translation>eine Antwort ist ein Objekt mit choice</translation>
    </message>
    <message>
        <location filename="engine/minds/protocol.py"/>
        <source>require the property {0}</source>
        <translation>die Eigenschaft {0} verlangen</translation>
    </message>
    <message>
        <location filename="engine/minds/protocol.py"/>
        <source>the schema asks for what is not checked</source>
        <translation>das Schema verlangt etwas, das nicht geprüft wird</translation>
    </message>
    <message>
        <location filename="engine/minds/protocol.py"/>
        <source>leave it out</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <location filename="engine/minds/scripted.py"/>
        <source>the table chooses nothing from this menu</source>
        <translation>die Tabelle wählt nichts aus dieser Auswahl</translation>
    </message>
    <message>
        <location filename="engine/minds/scripted.py"/>
        <source>add a rule</source>
        <translation>eine Regel hinzufügen</translation>
    </message>
    <message>
        <location filename="engine/minds/scripted.py"/>
        <source>mend the places named; 'concord schema mind-table' describes the form</source>
        <translation>die genannten Stellen berichtigen; 'concord schema mind-table' beschreibt die Form</translation>
    </message>
    <message>
        <location filename="engine/minds/specs.py"/>
        <source>something has to follow the colon</source>
        <translation>nach dem Doppelpunkt muss etwas folgen</translation>
    </message>
    <message>
        <location filename="engine/minds/specs.py"/>
        <source>scripted[:FILE], claude:MODEL, openai:MODEL@URL or appraiser[:MODEL@URL]</source>
        <translation>scripted[:DATEI], claude:MODELL, openai:MODELL@URL oder appraiser[:MODELL@URL]</translation>
    </message>
    <message>
        <location filename="engine/minds/specs.py"/>
        <source>there is no such kind of mind</source>
        <translation>es gibt keine solche Art von Geist</translation>
    </message>
    <message>
        <location filename="engine/minds/specs.py"/>
        <source>this is no name of a model</source>
        <translation>dies ist kein Name eines Modells</translation>
    </message>
    <message>
        <location filename="engine/minds/specs.py"/>
        <source>a model needs the URL of its server</source>
        <translation>ein Modell braucht die URL seines Servers</translation>
    </message>
    <message>
        <location filename="engine/minds/specs.py"/>
        <source>{0} is no mind for this place: {1}</source>
        <translation>{0} ist kein Geist für diese Stelle: {1}</translation>
    </message>
    <message>
        <location filename="engine/minds/specs.py"/>
        <source>claude needs a key</source>
        <translation>claude braucht einen Schlüssel</translation>
    </message>
    <message>
        <location filename="engine/minds/specs.py"/>
        <source>set that variable of the environment to your key, or keep it in the keyring of this system</source>
        <translation>diese Umgebungsvariable auf den eigenen Schlüssel setzen oder ihn im Schlüsselbund dieses Systems ablegen</translation>
    </message>
    <message>
        <location filename="engine/minds/sqlite_attempts.py"/>
        <source>an attempt is kept at once</source>
        <translation>ein Versuch wird sofort gesichert</translation>
    </message>
    <message>
        <location filename="engine/minds/sqlite_attempts.py"/>
        <source>commit the open transaction first</source>
        <translation>zuerst die offene Transaktion abschließen</translation>
    </message>
    <message>
        <location filename="engine/minds/sqlite_attempts.py"/>
        <source>the ledger can't be written ({0})</source>
        <translation>das Register lässt sich nicht schreiben ({0})</translation>
    </message>
    <message>
        <location filename="engine/minds/sqlite_attempts.py"/>
        <source>make room on its disk</source>
        <translation>auf seinem Datenträger Platz schaffen</translation>
    </message>
    <message>
        <location filename="engine/minds/sqlite_attempts.py"/>
        <source>this ledger is from a newer version</source>
        <translation>dieses Register stammt von einer neueren Version</translation>
    </message>
    <message>
        <location filename="engine/minds/sqlite_attempts.py"/>
        <source>the ledger can't be opened ({0})</source>
        <translation>das Register lässt sich nicht öffnen ({0})</translation>
    </message>
    <message>
        <location filename="engine/minds/sqlite_attempts.py"/>
        <source>check the path, or choose another file</source>
        <translation>den Pfad prüfen oder eine andere Datei wählen</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>this is no URL</source>
        <translation>dies ist keine URL</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>of a mind</source>
        <translation>eines Geistes</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>write it as http://127.0.0.1:8080/v1</source>
        <translation>in der Form http://127.0.0.1:8080/v1 schreiben</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>this is no URL of a server</source>
        <translation>dies ist keine URL eines Servers</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>a URL of a mind has no user, password or query</source>
        <translation>die URL eines Geistes enthält weder Benutzer noch Passwort noch Abfrage</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>keys come from the environment or the keyring</source>
        <translation>Schlüssel kommen aus der Umgebung oder dem Schlüsselbund</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>no connection to {0} ({1})</source>
        <translation>keine Verbindung zu {0} ({1})</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>no connection</source>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>no tls</source>
        <translation>kein TLS</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>no such host</source>
        <translation>kein solcher Host</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>the connection was cut before the reply was whole</source>
        <translation>die Verbindung wurde getrennt, bevor die Antwort vollständig war</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>the head of the reply is over {0} bytes</source>
        <translation>der Kopf der Antwort ist länger als {0} Byte</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>the connection broke ({0})</source>
        <translation>die Verbindung brach ab ({0})</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>the headers of the reply can't be read</source>
        <translation>die Kopfzeilen der Antwort sind nicht lesbar</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>the reply is compressed, though that was not asked for</source>
        <translation>die Antwort ist komprimiert, obwohl das nicht verlangt war</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>the reply has no readable length</source>
        <translation>die Antwort hat keine lesbare Länge</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>the server does not speak HTTP/1.1</source>
        <translation>der Server spricht kein HTTP/1.1</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>a chunk of the reply has no readable length</source>
        <translation>ein Teilstück der Antwort hat keine lesbare Länge</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>the reply is longer than the {0} bytes that are read</source>
        <translation>die Antwort ist länger als die {0} Byte, die gelesen werden</translation>
    </message>
    <message>
        <location filename="engine/minds/wire.py"/>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <location filename="engine/rng.py"/>
        <source>number of bits must be non-negative</source>
        <translation>die Anzahl der Bits darf nicht negativ sein</translation>
    </message>
    <message>
        <location filename="engine/rng.py"/>
        <source>this is no state of a MulberryRandom</source>
        <translation>dies ist kein Zustand eines MulberryRandom</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>there is no such bot</source>
        <translation>es gibt keinen solchen Bot</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>name a bot file, or one of: {0}</source>
        <translation>eine Bot-Datei nennen oder eines von: {0}</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>this is no bot file</source>
        <translation>dies ist keine Bot-Datei</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>name a file that ends in .py or .js</source>
        <translation>eine Datei nennen, die auf .py oder .js endet</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>a bot's file name is its id: small letters, digits, single dots and hyphens</source>
        <translation>der Dateiname eines Bots ist seine Kennung: Kleinbuchstaben, Ziffern, einzelne Punkte und Bindestriche</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>rename the file, for example to my-bot{0}</source>
        <translation>die Datei umbenennen, zum Beispiel in my-bot{0}</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>check the path</source>
        <translation>den Pfad prüfen</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>rename or remove one of them</source>
        <translation>einen davon umbenennen oder entfernen</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>cannot read a folder of bots ({0})</source>
        <translation>ein Ordner mit Bots lässt sich nicht lesen ({0})</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>check its permissions</source>
        <translation>die Zugriffsrechte prüfen</translation>
    </message>
    <message>
        <location filename="engine/seats/catalogue.py"/>
        <source>cannot read the bot ({0})</source>
        <translation>der Bot lässt sich nicht lesen ({0})</translation>
    </message>
    <message>
        <location filename="engine/seats/frames.py"/>
        <source>a frame holds a JSON object</source>
        <translation>ein Rahmen enthält ein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="engine/seats/frames.py"/>
        <source>no frame: {0}</source>
        <translation>kein Rahmen: {0}</translation>
    </message>
    <message>
        <location filename="engine/seats/frames.py"/>
        <source>nested past {0}</source>
        <translation>tiefer als {0} verschachtelt</translation>
    </message>
    <message>
        <location filename="engine/seats/frames.py"/>
        <source>an integer past 2**53 - 1 is not JSON everywhere</source>
        <translation>eine ganze Zahl über 2**53 - 1 ist nicht überall JSON</translation>
    </message>
    <message>
        <location filename="engine/seats/frames.py"/>
        <source>{0} is not JSON</source>
        <translation>{0} ist kein JSON</translation>
    </message>
    <message>
        <location filename="engine/seats/javascript_host.py"/>
        <source>{0}; a bot is no ES module: use module.exports{1}{2}</source>
        <translation>{0}; ein Bot ist kein ES-Modul: module.exports verwenden{1}{2}</translation>
    </message>
    <message>
        <location filename="engine/seats/javascript_host.py"/>
        <source>{0} (and {1} while it was described)</source>
        <translation>{0} (und {1} beim Beschreiben)</translation>
    </message>
    <message>
        <location filename="engine/seats/javascript_host.py"/>
        <source>{0}: module.exports has no method `{1}`</source>
        <translation>{0}: module.exports hat keine Methode `{1}`</translation>
    </message>
    <message>
        <location filename="engine/seats/javascript_host.py"/>
        <source>{0}: this is not UTF-8 ({1})</source>
        <translation>{0}: Dies ist kein UTF-8 ({1})</translation>
    </message>
    <message>
        <location filename="engine/seats/python_host.py"/>
        <source>there is no function `{0}`, nor a class `Bot` with one</source>
        <translation>es gibt weder eine Funktion `{0}` noch eine Klasse `Bot` mit einer solchen</translation>
    </message>
    <message>
        <location filename="engine/seats/python_host.py"/>
        <source>there is no function `{0}`</source>
        <translation>es gibt keine Funktion `{0}`</translation>
    </message>
    <message>
        <location filename="engine/seats/syntax.py"/>
        <source>not UTF-8 ({0})</source>
        <translation>kein UTF-8 ({0})</translation>
    </message>
    <message>
        <location filename="engine/seats/syntax.py"/>
        <source>the file contains a null character</source>
        <translation>die Datei enthält ein Nullzeichen</translation>
    </message>
    <message>
        <location filename="engine/server/house.py"/>
        <source>cannot make a folder ({0})</source>
        <translation>ein Ordner lässt sich nicht anlegen ({0})</translation>
    </message>
    <message>
        <location filename="engine/server/house.py"/>
        <source>make room there</source>
        <translation>dort Platz schaffen</translation>
    </message>
    <message>
        <location filename="engine/server/intake.py"/>
        <source>give a scenario, or the name of a shipped one</source>
        <translation>ein Szenario oder den Namen eines mitgelieferten angeben</translation>
    </message>
    <message>
        <location filename="engine/server/intake.py"/>
        <source>{0} players, at most {1}</source>
        <translation>{0} Spieler, höchstens {1}</translation>
    </message>
    <message>
        <location filename="engine/server/intake.py"/>
        <source>there is no {0}: {1}</source>
        <translation>{0} gibt es nicht; vorhanden: {1}</translation>
    </message>
    <message>
        <location filename="engine/server/intake.py"/>
        <source>nobody can sit down at a server: seat a strategy</source>
        <translation>an einem Server kann niemand Platz nehmen: eine Strategie einsetzen</translation>
    </message>
    <message>
        <location filename="engine/server/intake.py"/>
        <source>an agent is a program, and this server runs none that is named over the net ({0} lets it)</source>
        <translation>ein Agent ist ein Programm, und dieser Server startet keines, das über das Netz genannt wird ({0} gestattet es)</translation>
    </message>
    <message>
        <location filename="engine/server/intake.py"/>
        <source>a mind reads files and spends keys of this server, which lets nobody do that ({0} does)</source>
        <translation>ein Geist liest Dateien und verbraucht Schlüssel dieses Servers, der das niemandem gestattet ({0} tut es)</translation>
    </message>
    <message>
        <location filename="engine/server/intake.py"/>
        <source>{0} of them, at most {1}</source>
        <translation>{0} davon, höchstens {1}</translation>
    </message>
    <message>
        <location filename="engine/server/journal.py"/>
        <source>use a copy</source>
        <translation>eine Kopie verwenden</translation>
    </message>
    <message>
        <location filename="engine/server/journal.py"/>
        <source>a line is missing that the world's log speaks of</source>
        <translation>es fehlt eine Zeile, die das Protokoll der Welt nennt</translation>
    </message>
    <message>
        <location filename="engine/server/journal.py"/>
        <source>check the folder and its permissions</source>
        <translation>den Ordner und seine Zugriffsrechte prüfen</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>answered {0}</source>
        <translation>antwortete {0}</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>there is no orders</source>
        <translation>orders fehlt</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>tried to change what is frozen ({0})</source>
        <translation>versuchte zu ändern, was unveränderlich ist ({0})</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>ordered {0}</source>
        <translation>befahl {0}</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>ordered {0} {1} times, {2}</source>
        <translation>befahl {0} {1}-mal, {2}</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>a fault of Concord ({0})</source>
        <translation>ein Fehler in Concord ({0})</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>this server speaks to its own machine only</source>
        <translation>dieser Server spricht nur mit dem eigenen Rechner</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>the token is missing or another one</source>
        <translation>das Token fehlt oder ist ein anderes</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>the body has to be JSON, not {0}</source>
        <translation>der Inhalt muss JSON sein, nicht {0}</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>the body did not come in time</source>
        <translation>der Inhalt kam nicht rechtzeitig an</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>the body is longer than {0} bytes</source>
        <translation>der Inhalt ist länger als {0} Byte</translation>
    </message>
    <message>
        <location filename="engine/server/problems.py"/>
        <source>the body is no JSON ({0})</source>
        <translation>der Inhalt ist kein JSON ({0})</translation>
    </message>
    <message>
        <location filename="engine/server/program.py"/>
        <source>cannot listen there ({0})</source>
        <translation>dort kann nicht gelauscht werden ({0})</translation>
    </message>
    <message>
        <location filename="engine/server/program.py"/>
        <source>choose another --port, or end what listens there</source>
        <translation>einen anderen --port wählen oder beenden, was dort lauscht</translation>
    </message>
    <message>
        <location filename="engine/server/records.py"/>
        <source>there are {0} entries</source>
        <translation>es gibt {0} Einträge</translation>
    </message>
    <message>
        <location filename="engine/server/served.py"/>
        <source>the world can't go on</source>
        <translation>die Welt kann nicht weiterlaufen</translation>
    </message>
    <message>
        <location filename="engine/server/served.py"/>
        <source>restart the server: it goes on after the last whole round</source>
        <translation>den Server neu starten: Er setzt nach der letzten ganzen Runde fort</translation>
    </message>
    <message>
        <location filename="engine/server/worlds.py"/>
        <source>{0} at most</source>
        <translation>höchstens {0}</translation>
    </message>
    <message>
        <location filename="engine/server/worlds.py"/>
        <source>{0} rounds a second at most, or null</source>
        <translation>höchstens {0} Runden je Sekunde oder null</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/running.py"/>
        <source>another tournament is running in this folder</source>
        <translation>in diesem Ordner läuft ein anderes Turnier</translation>
    </message>
    <message>
        <location filename="engine/anatolia/tournament/standing_ratings.py"/>
        <source>another tournament is writing the ratings</source>
        <translation>ein anderes Turnier schreibt die Wertungen</translation>
    </message>
    <message>
        <location filename="engine/colony/bank.py"/>
        <source>another bank or trial is running in this folder</source>
        <translation>in diesem Ordner läuft eine andere Sammlung oder Erprobung</translation>
    </message>
    <message>
        <location filename="engine/colony/store.py"/>
        <source>another process is writing to this store</source>
        <translation>ein anderer Prozess schreibt in diesen Speicher</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/running.py"/>
        <source>another sweep is running in this folder</source>
        <translation>in diesem Ordner läuft ein anderer Parameterlauf</translation>
    </message>
    <message>
        <location filename="engine/server/house.py"/>
        <source>another server works in this folder</source>
        <translation>ein anderer Server arbeitet in diesem Ordner</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>header {0}</source>
        <translation>Kopfzeile {0}</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>a body that is not JSON</source>
        <translation>ein Inhalt, der kein JSON ist</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>a body that is no object</source>
        <translation>ein Inhalt, der kein Objekt ist</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>key {0}</source>
        <translation>Schlüssel {0}</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>a model that searches by itself</source>
        <translation>ein Modell, das selbst sucht</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>a key that is there twice</source>
        <translation>ein Schlüssel, der zweimal vorkommt</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>a body without messages</source>
        <translation>ein Inhalt ohne Nachrichten</translation>
    </message>
    <message>
        <location filename="engine/minds/guard.py"/>
        <source>a message that is more than a role and a text</source>
        <translation>eine Nachricht, die mehr ist als eine Rolle und ein Text</translation>
    </message>
    <message>
        <location filename="engine/colony/attention.py"/>
        <source>you want to decide something</source>
        <translation>Sie möchten etwas entscheiden</translation>
    </message>
    <message>
        <location filename="engine/colony/claim_checks.py"/>
        <source>not scored</source>
        <translation>nicht bewertet</translation>
    </message>
    <message>
        <location filename="engine/commons/governance.py"/>
        <source>harvested {0} &gt; cap {1}</source>
        <translation>erntete {0} &gt; Erntegrenze {1}</translation>
    </message>
    <message>
        <location filename="engine/commons/governance.py"/>
        <source>harvested {0} &gt; fair share {1} (group mean {2})</source>
        <translation>erntete {0} &gt; gerechter Anteil {1} (Mittel der Gruppe {2})</translation>
    </message>
    <message>
        <location filename="engine/commons/course_reader.py"/>
        <source>{0}, line 1, scenario</source>
        <translation>{0}, Zeile 1, scenario</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/plan.py"/>
        <source>of {0}</source>
        <translation>von {0}</translation>
    </message>
    <message>
        <location filename="engine/commons/sweep/work.py"/>
        <source>the sweep</source>
        <translation>der Parameterlauf</translation>
    </message>
    <message>
        <location filename="engine/server/intake.py"/>
        <source>of the request</source>
        <translation>der Anfrage</translation>
    </message>
</context>
</TS>
