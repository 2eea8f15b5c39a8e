<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Actions</name>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Library of positions</source>
        <translation>Stellungssammlung</translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>New empty position</source>
        <translation>Neue leere Stellung</translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>New position from the start of a game</source>
        <translation>Neue Stellung vom Spielbeginn</translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Paste a position</source>
        <translation>Stellung einfügen</translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Copy as test</source>
        <translation>Als Test kopieren</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Power to place</source>
        <translation>Macht zum Aufstellen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>First power</source>
        <translation>Erste Macht</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Second power</source>
        <translation>Zweite Macht</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Third power</source>
        <translation>Dritte Macht</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Fourth power</source>
        <translation>Vierte Macht</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Fifth power</source>
        <translation>Fünfte Macht</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Sixth power</source>
        <translation>Sechste Macht</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Seventh power</source>
        <translation>Siebte Macht</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Select and order</source>
        <translation>Auswählen und befehlen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Place an army</source>
        <translation>Armee aufstellen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Place a fleet</source>
        <translation>Flotte aufstellen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Set an owner</source>
        <translation>Besitzer festlegen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Remove the selected unit</source>
        <translation>Ausgewählte Einheit entfernen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Take its order back</source>
        <translation>Befehl der Einheit zurücknehmen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>First decision</source>
        <translation>Erste Entscheidung</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Decision before</source>
        <translation>Vorherige Entscheidung</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Next decision</source>
        <translation>Nächste Entscheidung</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Last decision</source>
        <translation>Letzte Entscheidung</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Show the whole result</source>
        <translation>Gesamtes Ergebnis zeigen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Compare two sets of orders</source>
        <translation>Zwei Befehlssätze vergleichen</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Edit the other set of orders</source>
        <translation>Anderen Befehlssatz bearbeiten</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>What would change this?</source>
        <translation>Was würde das ändern?</translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
</context>
<context>
    <name>ComparePanel</name>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Differences only</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Save the table as CSV…</source>
        <translation>Tabelle als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>{n} of {all} units differ</source>
        <translation>{n} von {all} Einheiten weichen ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>copy orders A to B</source>
        <translation>Befehle von A nach B kopieren</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>swap orders A and B</source>
        <translation>Befehle A und B tauschen</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Save the comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Comparison.csv</source>
        <translation>Vergleich.csv</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>A second set of orders over the same units appears here, beside the first: what differs is marked.</source>
        <translation>Hier erscheint neben dem ersten ein zweiter Befehlssatz für dieselben Einheiten: Unterschiede sind markiert.</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>&amp;Compare two sets of orders</source>
        <translation>&amp;Zwei Befehlssätze vergleichen</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Set A</source>
        <translation>Satz A</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Set B</source>
        <translation>Satz B</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Which set of orders is edited and shown on the map</source>
        <translation>Welcher Befehlssatz bearbeitet und auf der Karte gezeigt wird</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Edited, and on the map</source>
        <translation>In Bearbeitung und auf der Karte</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Copy A to B</source>
        <translation>A nach B kopieren</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Swap A and B</source>
        <translation>A und B tauschen</translation>
    </message>
</context>
<context>
    <name>LabDocks</name>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>What would change this?</source>
        <translation>Was würde das ändern?</translation>
    </message>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>Not everything could be read</source>
        <translation>Nicht alles ließ sich lesen</translation>
    </message>
</context>
<context>
    <name>LabKind</name>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>a position (a case of 'concord adjudicate')</source>
        <translation>eine Stellung (ein Fall für „concord adjudicate“)</translation>
    </message>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>New position...</source>
        <translation>Neue Stellung...</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>copy the JSON of a position (a case of 'concord adjudicate') first</source>
        <translation>zuerst das JSON einer Stellung kopieren (ein Fall für „concord adjudicate“)</translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>there is no text on the clipboard</source>
        <translation>in der Zwischenablage ist kein Text</translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>{where}, line {line}, column {column}</source>
        <translation>{where}, Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>the clipboard holds no position (no JSON: {why})</source>
        <translation>die Zwischenablage enthält keine Stellung (kein JSON: {why})</translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>the clipboard holds no position ({why})</source>
        <translation>die Zwischenablage enthält keine Stellung ({why})</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>order and outcome differ</source>
        <translation>Befehl und Ergebnis weichen ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>order differs</source>
        <translation>Befehl weicht ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>outcome differs</source>
        <translation>Ergebnis weicht ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{unit}: A {a}; B {b}</source>
        <translation>{unit}: A {a}; B {b}</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>Both sets of orders are the same.</source>
        <translation>Beide Befehlssätze sind gleich.</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>1 order differs</source>
        <translation>1 Befehl weicht ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{count} orders differ</source>
        <translation>{count} Befehle weichen ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{orders}; every outcome is the same.</source>
        <translation>{orders}; alle Ergebnisse sind gleich.</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>1 outcome differs</source>
        <translation>1 Ergebnis weicht ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{count} outcomes differ</source>
        <translation>{count} Ergebnisse weichen ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{orders}; {outcomes}.</source>
        <translation>{orders}; {outcomes}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>the unit can't stand there</source>
        <translation>die Einheit kann dort nicht stehen</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>choose another province</source>
        <translation>eine andere Provinz wählen</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>this can't be owned</source>
        <translation>das kann niemandem gehören</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>choose a supply centre</source>
        <translation>ein Versorgungszentrum wählen</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>no unit stands there</source>
        <translation>dort steht keine Einheit</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>there is nobody to be ordered</source>
        <translation>es gibt niemanden, der Befehle erhalten könnte</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>place a unit first</source>
        <translation>zuerst eine Einheit aufstellen</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>the position in {where} is faulty</source>
        <translation>die Stellung in {where} ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>the position is faulty</source>
        <translation>die Stellung ist fehlerhaft</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>An order that names no unit was left out.</source>
        <translation>Ein Befehl, der keine Einheit nennt, wurde ausgelassen.</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>An order for {place} was left out: no unit stands there.</source>
        <translation>Ein Befehl für {place} wurde ausgelassen: Dort steht keine Einheit.</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>An order of {power} for {place} was left out: it has no unit there.</source>
        <translation>Ein Befehl von {power} für {place} wurde ausgelassen: Diese Macht hat dort keine Einheit.</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>The orders are no list and were left out.</source>
        <translation>Die Befehle sind keine Liste und wurden ausgelassen.</translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>The orders of {power} are no list and were left out.</source>
        <translation>Die Befehle von {power} sind keine Liste und wurden ausgelassen.</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>is dislodged, {strength} against {against}</source>
        <translation>wird vertrieben, {strength} gegen {against}</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>its support is cut by {units}</source>
        <translation>die Unterstützung wird von {units} abgeschnitten</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>its support matches no order</source>
        <translation>die Unterstützung passt zu keinem Befehl</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>its support counts</source>
        <translation>die Unterstützung zählt</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>bounces: its own power's unit is in the way</source>
        <translation>prallt ab: eine Einheit der eigenen Macht steht im Weg</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>bounces, {strength} against {against}</source>
        <translation>prallt ab, {strength} gegen {against}</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>fails</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>gets in, {strength} against {against}</source>
        <translation>rückt ein, {strength} gegen {against}</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>gets in: {units} go round</source>
        <translation>rückt ein: {units} rücken im Kreis</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>gets in: the unit there leaves</source>
        <translation>rückt ein: die Einheit dort zieht ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>gets in: nobody is in the way</source>
        <translation>rückt ein: niemand steht im Weg</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>is not attacked</source>
        <translation>wird nicht angegriffen</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>holds: its attackers keep each other out</source>
        <translation>hält: die Angreifer halten sich gegenseitig ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>holds, {strength} against {against}</source>
        <translation>hält, {strength} gegen {against}</translation>
    </message>
    <message>
        <location filename="concordui/lab/filing.py"/>
        <source>Save the position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <location filename="concordui/lab/filing.py"/>
        <source>Positions (*.json)</source>
        <translation>Stellungen (*.json)</translation>
    </message>
    <message>
        <location filename="concordui/lab/filing.py"/>
        <source>Copied as JSON</source>
        <translation>Als JSON kopiert</translation>
    </message>
    <message>
        <location filename="concordui/lab/filing.py"/>
        <source>Copied as a test for pytest</source>
        <translation>Als Test für pytest kopiert</translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>{unit} has nobody to support.</source>
        <translation>{unit} hat niemanden zu unterstützen.</translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>order for {place}</source>
        <translation>Befehl für {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>take back {place}</source>
        <translation>Rücknahme für {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>take back orders</source>
        <translation>Rücknahme von Befehlen</translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>take all orders back</source>
        <translation>Rücknahme aller Befehle</translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>compare no longer</source>
        <translation>Ende des Vergleichs</translation>
    </message>
    <message>
        <location filename="concordui/lab/journal.py"/>
        <source>New position</source>
        <translation>Neue Stellung</translation>
    </message>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>The unsaved position was discarded.</source>
        <translation>Die nicht gespeicherte Stellung wurde verworfen.</translation>
    </message>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>Bring it back</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Position lab</source>
        <translation>Stellungslabor</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>&amp;New empty position</source>
        <translation>&amp;Neue leere Stellung</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>From the &amp;start of a game</source>
        <translation>Vom &amp;Spielbeginn</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>&amp;Paste a position</source>
        <translation>Stellung &amp;einfügen</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Open a f&amp;ile…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Find a rule, a title, a word of the lesson</source>
        <translation>Regel, Titel oder Wort der Lektion suchen</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Find a position</source>
        <translation>Stellung suchen</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>No position has these words. Take some of them away.</source>
        <translation>Keine Stellung enthält diese Wörter. Mit weniger Wörtern suchen.</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_preview.py"/>
        <source>Orders and what becomes of them</source>
        <translation>Befehle und was aus ihnen wird</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_preview.py"/>
        <source>&amp;Open position</source>
        <translation>Stellung ö&amp;ffnen</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_preview.py"/>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_preview.py"/>
        <source>Choose a position to see what happens in it and by which rule.</source>
        <translation>Eine Stellung wählen, um zu sehen, was in ihr geschieht und nach welcher Regel.</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>This position is in no file. Concord keeps it until you save it or discard it.</source>
        <translation>Diese Stellung steht in keiner Datei. Concord bewahrt sie auf, bis sie gespeichert oder verworfen wird.</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>Changes of {file} that are not saved in it.</source>
        <translation>Änderungen an {file}, die dort nicht gespeichert sind.</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>{count} positions</source>
        <translation>{count} Stellungen</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>{shown} of {count} positions</source>
        <translation>{shown} von {count} Stellungen</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>In no file</source>
        <translation>In keiner Datei</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>Changes of {file}</source>
        <translation>Änderungen an {file}</translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>{of}, {when}</source>
        <translation>{of}, {when}</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>go on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>select again</source>
        <translation>wieder auswählen</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>a province</source>
        <translation>eine Provinz</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Again</source>
        <translation>Nochmals</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>nobody's</source>
        <translation>ohne Besitzer</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>The board is empty</source>
        <translation>Das Brett ist leer</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>place units to begin</source>
        <translation>zum Beginnen Einheiten aufstellen</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Choose a supply centre</source>
        <translation>Ein Versorgungszentrum wählen</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>a centre</source>
        <translation>ein Zentrum</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Erase a unit, then its owner</source>
        <translation>Erst die Einheit, dann den Besitzer löschen</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Place armies on land</source>
        <translation>Armeen an Land aufstellen</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Place fleets at sea and on coasts</source>
        <translation>Flotten auf See und an Küsten aufstellen</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Army of</source>
        <translation>Armee von</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Fleet of</source>
        <translation>Flotte von</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Move…</source>
        <translation>Ziehen…</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Support…	S</source>
        <translation>Unterstützen…	S</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Hold	H</source>
        <translation>Halten	H</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Take the order back</source>
        <translation>Befehl zurücknehmen</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Remove the unit	Del</source>
        <translation>Einheit entfernen	Entf</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Place an army of</source>
        <translation>Armee aufstellen von</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Place a fleet of</source>
        <translation>Flotte aufstellen von</translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit}: no single order</source>
        <translation>{unit}: kein einzelner Befehl</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>not decided yet</source>
        <translation>noch nicht entschieden</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>no order: holds</source>
        <translation>kein Befehl: hält</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>1 unit</source>
        <translation>1 Einheit</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{count} units</source>
        <translation>{count} Einheiten</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>all given</source>
        <translation>alle gegeben</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{missing} without an order</source>
        <translation>{missing} ohne Befehl</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>adjudicated in {time} ms</source>
        <translation>ausgewertet in {time} ms</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{units}, {given}; {took}</source>
        <translation>{units}, {given}; {took}</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>… and {count} more.</source>
        <translation>… und {count} weitere.</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{title} (rule: {rule})</source>
        <translation>{title} (Regel: {rule})</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>Rule: {rule}</source>
        <translation>Regel: {rule}</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>Otherwise than expected: {units}.</source>
        <translation>Anders als erwartet: {units}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>Otherwise than expected: {what}.</source>
        <translation>Anders als erwartet: {what}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>As expected: {units}.</source>
        <translation>Wie erwartet: {units}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{now}, but {expected}</source>
        <translation>{now}, aber {expected}</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>success was expected</source>
        <translation>Erfolg war erwartet</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>a bounce was expected</source>
        <translation>ein Abprallen war erwartet</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>it was expected to be dislodged</source>
        <translation>erwartet war, dass sie vertrieben wird</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>it was expected to be cut</source>
        <translation>erwartet war, dass sie abgeschnitten wird</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>it was expected to be refused</source>
        <translation>ein ungültiger Befehl war erwartet</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{outcome} was expected</source>
        <translation>{outcome} war erwartet</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit} was dislodged</source>
        <translation>{unit} wurde vertrieben</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the order of {unit} was refused</source>
        <translation>der Befehl von {unit} war ungültig</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit} bounced</source>
        <translation>{unit} prallte ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the support of {unit} was cut</source>
        <translation>die Unterstützung von {unit} wurde abgeschnitten</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the support of {unit} counted</source>
        <translation>die Unterstützung von {unit} zählte</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the support of {unit} had no effect</source>
        <translation>die Unterstützung von {unit} blieb wirkungslos</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit} moved</source>
        <translation>{unit} zog</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit} held</source>
        <translation>{unit} hielt</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the standoffs</source>
        <translation>die Patts</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the retreats</source>
        <translation>die Rückzüge</translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the idle supports</source>
        <translation>die wirkungslosen Unterstützungen</translation>
    </message>
    <message>
        <location filename="concordui/lab/power_bar.py"/>
        <source>Power to place</source>
        <translation>Macht zum Aufstellen</translation>
    </message>
    <message>
        <location filename="concordui/lab/rule_names.py"/>
        <source>{rule}, {name}</source>
        <translation>{rule}, {name}</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>Decision {number} of {count}</source>
        <translation>Entscheidung {number} von {count}</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{decided} {basis}</source>
        <translation>{decided} {basis}</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{units} go round: each gets the place of the next, all at once.</source>
        <translation>{units} rücken im Kreis: Jede Einheit nimmt den Platz der nächsten ein, alle zugleich.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{units} meet head-on: {fates}.</source>
        <translation>{units} treffen frontal aufeinander: {fates}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{fate}.</source>
        <translation>{fate}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>The order of {unit} is refused, so it holds: it {fate}.</source>
        <translation>Der Befehl von {unit} ist ungültig, daher hält die Einheit: Sie {fate}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{unit} {fate}.</source>
        <translation>{unit} {fate}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{subject} {fate}</source>
        <translation>{subject} {fate}</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{fate}, and dislodges {other}</source>
        <translation>{fate}, und vertreibt {other}</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{move}, and {unit} {fate}</source>
        <translation>{move}, und {unit} {fate}</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{by} dislodges {unit}, {strength} against {against}: its support for {aim} is gone.</source>
        <translation>{by} vertreibt {unit}, {strength} gegen {against}: Damit entfällt die Unterstützung für {aim}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{unit} supports {aim}, but {other} was ordered otherwise: that helps nobody.</source>
        <translation>{unit} unterstützt {aim}, aber {other} erhielt einen anderen Befehl: Das hilft niemandem.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{by} attacks {unit}: its support for {aim} is cut.</source>
        <translation>Angriff auf {unit} von {by}: Die Unterstützung für {aim} wird abgeschnitten.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>Nobody attacks {unit}: its support for {aim} stands.</source>
        <translation>Niemand greift {unit} an: Die Unterstützung für {aim} besteht.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{by}, which attacks {unit}, is of its own power: its support for {aim} stands.</source>
        <translation>{by} greift {unit} an, gehört aber derselben Macht: Die Unterstützung für {aim} besteht.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{by} attacks {unit} from where the support is aimed: its support for {aim} stands.</source>
        <translation>{by} greift {unit} von dort an, worauf die Unterstützung zielt: Die Unterstützung für {aim} besteht.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>This follows from the orders alone.</source>
        <translation>Das folgt allein aus den Befehlen.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{number} ({unit})</source>
        <translation>{number} ({unit})</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>This follows from decision {decisions}.</source>
        <translation>Das folgt aus Entscheidung {decisions}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>This follows from decisions {decisions}.</source>
        <translation>Das folgt aus den Entscheidungen {decisions}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/tabs.py"/>
        <source>The start of a game</source>
        <translation>Der Spielbeginn</translation>
    </message>
    <message>
        <location filename="concordui/lab/tabs.py"/>
        <source>copy one of the lines and paste it in the lab</source>
        <translation>eine der Zeilen kopieren und im Labor einfügen</translation>
    </message>
    <message>
        <location filename="concordui/lab/tabs.py"/>
        <source>this file holds several positions, one a line</source>
        <translation>diese Datei enthält mehrere Stellungen, eine je Zeile</translation>
    </message>
    <message>
        <location filename="concordui/lab/tabs.py"/>
        <source>Concord keeps them: they stand under 'Not saved yet' in the lab, and among the recent files.</source>
        <translation>Concord bewahrt sie auf: Sie stehen im Labor unter „Noch nicht gespeichert“ und bei den zuletzt verwendeten Dateien.</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>This board has no powers.</source>
        <translation>Dieses Brett hat keine Mächte.</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>army in {place}</source>
        <translation>Armee in {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>fleet in {place}</source>
        <translation>Flotte in {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>{place} has no supply centre, so nobody can own it.</source>
        <translation>{place} hat kein Versorgungszentrum und kann daher niemandem gehören.</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>no owner of {place}</source>
        <translation>kein Besitzer von {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>owner of {place}</source>
        <translation>Besitzer von {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>There is nothing to erase in {place}.</source>
        <translation>In {place} gibt es nichts zu löschen.</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>remove {place}</source>
        <translation>Entfernen von {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>No unit stands in {place}.</source>
        <translation>In {place} steht keine Einheit.</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>There is a unit in {place} already.</source>
        <translation>In {place} steht schon eine Einheit.</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>put in {place}</source>
        <translation>Versetzen nach {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>An army can't stand in {place}: it is at sea.</source>
        <translation>Eine Armee kann nicht in {place} stehen: Das ist See.</translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>A fleet can't stand in {place}: it is inland.</source>
        <translation>Eine Flotte kann nicht in {place} stehen: Das liegt im Binnenland.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_table.py"/>
        <source>{changes}: then it {then}</source>
        <translation>{changes}; Ergebnis: {then}</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>moves away</source>
        <translation>zieht ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{fate}: {effects}</source>
        <translation>{fate}: {effects}</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>dislodges {unit}</source>
        <translation>vertreibt {unit}</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>cuts {unit}'s support</source>
        <translation>schneidet die Unterstützung von {unit} ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{count} of the {others} other orders of {unit}</source>
        <translation>{count} der {others} anderen Befehle von {unit}</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} is ordered otherwise</source>
        <translation>{unit} erhält einen anderen Befehl</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} goes elsewhere</source>
        <translation>{unit} zieht anderswohin</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} moves</source>
        <translation>{unit} zieht</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} supports something else</source>
        <translation>{unit} unterstützt etwas anderes</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} supports another unit</source>
        <translation>{unit} unterstützt eine andere Einheit</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not move</source>
        <translation>{unit} zieht nicht</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} is given a valid order</source>
        <translation>{unit} erhält einen gültigen Befehl</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not attack {place}</source>
        <translation>{unit} greift {place} nicht an</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not go to {place}</source>
        <translation>{unit} zieht nicht nach {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not support {other}</source>
        <translation>{unit} unterstützt {other} nicht</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not hold</source>
        <translation>{unit} hält nicht</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>succeeds</source>
        <translation>hat Erfolg</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>bounces</source>
        <translation>prallt ab</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>has its support cut</source>
        <translation>wird abgeschnitten</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>is dislodged</source>
        <translation>wird vertrieben</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>holds</source>
        <translation>hält</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>gets in</source>
        <translation>rückt ein</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>supports without being cut</source>
        <translation>unterstützt, ohne abgeschnitten zu werden</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>any other outcome for {unit}</source>
        <translation>jedes andere Ergebnis für {unit}</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>The list is cut short at {count} ways: there are more.</source>
        <translation>Die Liste bricht nach {count} Wegen ab: Es gibt mehr.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>One change is enough, and this is the only one.</source>
        <translation>Eine Änderung genügt, und dies ist die einzige.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>It takes two changes, and this is the only pair.</source>
        <translation>Es braucht zwei Änderungen, und dies ist das einzige Paar.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>It takes three changes, and these are the only ones.</source>
        <translation>Es braucht drei Änderungen, und dies sind die einzigen.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} of them</source>
        <translation>{count} Wege</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} pairs</source>
        <translation>{count} Paare</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} pairs of 1 kind</source>
        <translation>{count} Paare einer Art</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} of 1 kind</source>
        <translation>{count} Wege einer Art</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} pairs of {kinds} kinds</source>
        <translation>{count} Paare von {kinds} Arten</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} of them in {kinds} kinds</source>
        <translation>{count} Wege in {kinds} Arten</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>One change is enough: {amount}, so pairs are not listed.</source>
        <translation>Eine Änderung genügt: {amount}; Paare sind daher nicht aufgeführt.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>It takes two changes: {amount}.</source>
        <translation>Es braucht zwei Änderungen: {amount}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>It takes three changes: {amount}.</source>
        <translation>Es braucht drei Änderungen: {amount}.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>The search was cut short before anything was found.</source>
        <translation>Die Suche brach ab, bevor etwas gefunden war.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>No single change does it; two or three may.</source>
        <translation>Keine einzelne Änderung bewirkt es; zwei oder drei vielleicht.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Nothing up to 2 changes does it; three may.</source>
        <translation>Bis zu 2 Änderungen bewirken es nicht; drei vielleicht.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Nothing up to 3 changes does it.</source>
        <translation>Bis zu 3 Änderungen bewirken es nicht.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Sorting what was found…</source>
        <translation>Funde werden sortiert…</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Trying every other order…</source>
        <translation>Jeder andere Befehl wird geprüft…</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Trying every pair of changes…</source>
        <translation>Jedes Paar von Änderungen wird geprüft…</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Trying every three changes…</source>
        <translation>Je drei Änderungen werden geprüft…</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>One changed order, and what comes of it</source>
        <translation>Ein geänderter Befehl und was daraus folgt</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>One changed order</source>
        <translation>Ein geänderter Befehl</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Orders changed together, and what comes of it</source>
        <translation>Gemeinsam geänderte Befehle und was daraus folgt</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Two changed orders</source>
        <translation>Zwei geänderte Befehle</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Three changed orders</source>
        <translation>Drei geänderte Befehle</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>1 way</source>
        <translation>1 Weg</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} ways</source>
        <translation>{count} Wege</translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Selected: {order}: {fate}</source>
        <translation>Ausgewählt: {order}: {fate}</translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>{name} board</source>
        <translation>Brett {name}</translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Lab position</source>
        <translation>Laborstellung</translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Undo {what}</source>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Redo {what}</source>
        <translation>Wiederholen: {what}</translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Remove {unit}</source>
        <translation>{unit} entfernen</translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Take the order of {unit} back</source>
        <translation>Befehl von {unit} zurücknehmen</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Orders of every power, a line a unit</source>
        <translation>Befehle aller Mächte, je Einheit eine Zeile</translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Choose the army or the fleet (keys A and F) and click provinces: units and their orders appear here.</source>
        <translation>Armee oder Flotte wählen (Tasten A und F) und auf Provinzen klicken: Einheiten und ihre Befehle erscheinen hier.</translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Set A</source>
        <translation>Satz A</translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Set B</source>
        <translation>Satz B</translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Which of the two sets of orders is edited</source>
        <translation>Welcher der beiden Befehlssätze bearbeitet wird</translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>1 more order below</source>
        <translation>1 weiterer Befehl darunter</translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>{count} more orders below, in power order</source>
        <translation>{count} weitere Befehle darunter, nach Mächten geordnet</translation>
    </message>
</context>
<context>
    <name>PairList</name>
    <message>
        <location filename="concordui/lab/compare_list.py"/>
        <source>Two sets of orders, unit by unit</source>
        <translation>Zwei Befehlssätze, Einheit für Einheit</translation>
    </message>
</context>
<context>
    <name>PairPainter</name>
    <message>
        <location filename="concordui/lab/compare_list.py"/>
        <source>the same order</source>
        <translation>derselbe Befehl</translation>
    </message>
</context>
<context>
    <name>StepPlayer</name>
    <message>
        <location filename="concordui/lab/step.py"/>
        <source>1 decision</source>
        <translation>1 Entscheidung</translation>
    </message>
    <message>
        <location filename="concordui/lab/step.py"/>
        <source>{count} decisions</source>
        <translation>{count} Entscheidungen</translation>
    </message>
</context>
<context>
    <name>StepStrip</name>
    <message>
        <location filename="concordui/lab/step_strip.py"/>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_strip.py"/>
        <source>Show why, with every number</source>
        <translation>Zeigen, warum, mit allen Zahlen</translation>
    </message>
    <message>
        <location filename="concordui/lab/step_strip.py"/>
        <source>End the play of decisions</source>
        <translation>Abspielen der Entscheidungen beenden</translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Tools of the lab</source>
        <translation>Werkzeuge des Labors</translation>
    </message>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Copy as test</source>
        <translation>Als Test kopieren</translation>
    </message>
</context>
<context>
    <name>WaysTree</name>
    <message>
        <location filename="concordui/lab/what_if_table.py"/>
        <source>Changes of orders</source>
        <translation>Befehlsänderungen</translation>
    </message>
</context>
<context>
    <name>WhatIfPanel</name>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>What would change this?</source>
        <translation>Was würde das ändern?</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Save the table as CSV…</source>
        <translation>Tabelle als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Any other outcome</source>
        <translation>Jedes andere Ergebnis</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>&amp;Try the first</source>
        <translation>&amp;Ersten ausprobieren</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>&amp;Try this</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>try {orders}</source>
        <translation>Ausprobieren von {orders}</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>What would change {place}</source>
        <translation>Was {place} ändern würde</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Choose a unit: which orders would have given it another outcome appears here.</source>
        <translation>Eine Einheit wählen: Befehle, die ihr ein anderes Ergebnis gebracht hätten, erscheinen hier.</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>The outcome that is looked for</source>
        <translation>Das gesuchte Ergebnis</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Its own order too</source>
        <translation>Auch ihr eigener Befehl</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Whether the unit's own order may be another one</source>
        <translation>Ob auch der eigene Befehl der Einheit anders lauten darf</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Changes tried</source>
        <translation>Geprüfte Änderungen</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>&amp;Show on the map</source>
        <translation>Auf der &amp;Karte zeigen</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Changes at most</source>
        <translation>Änderungen höchstens</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Up to</source>
        <translation>Bis zu</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>changes</source>
        <translation>Änderungen</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Open all lines, or close them</source>
        <translation>Alle Zeilen auf- oder zuklappen</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Save as a text file…</source>
        <translation>Als Textdatei speichern…</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Why the unit fared as it did</source>
        <translation>Warum es der Einheit so erging</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Choose a unit on the map or in the list of orders: why it fared as it did appears here.</source>
        <translation>Eine Einheit auf der Karte oder in der Befehlsliste wählen: Warum es ihr so erging, erscheint hier.</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>{place}, army of {power}</source>
        <translation>{place}, Armee von {power}</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>{place}, fleet of {power}</source>
        <translation>{place}, Flotte von {power}</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Why {place} fared as it did</source>
        <translation>Warum es {place} so erging</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Why {place}</source>
        <translation>Warum {place}</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Save the reasons</source>
        <translation>Begründung speichern</translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <location filename="concordui/lab/what_if_table.py"/>
        <source>Then {unit}</source>
        <translation>Dann {unit}</translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_table.py"/>
        <source>Ways</source>
        <translation>Wege</translation>
    </message>
</context>
<context>
    <name>_Notes</name>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
</context>
<context>
    <name>_Titles</name>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Each unit in both sets</source>
        <translation>Jede Einheit in beiden Sätzen</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Set A</source>
        <translation>Satz A</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Set B</source>
        <translation>Satz B</translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>{set}, edited and on the map</source>
        <translation>{set}, in Bearbeitung und auf der Karte</translation>
    </message>
</context>
</TS>
