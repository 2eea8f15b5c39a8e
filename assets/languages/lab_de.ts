<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Actions</name>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Library of positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>New empty position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>New position from the start of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Paste a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Copy as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/actions.py"/>
        <source>Copy as test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Power to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>First power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Second power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Third power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Fourth power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Fifth power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Sixth power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Seventh power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Select and order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Place an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Place a fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Set an owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Remove the selected unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Take its order back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>First decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Decision before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Next decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Last decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Show the whole result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Compare two sets of orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Edit the other set of orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>What would change this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/edit_actions.py"/>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparePanel</name>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Differences only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Save the table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>{n} of {all} units differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>copy orders A to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>swap orders A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Save the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Comparison.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>A second set of orders over the same units appears here, beside the first: what differs is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>&amp;Compare two sets of orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Set A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Set B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Which set of orders is edited and shown on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Edited, and on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Copy A to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Swap A and B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabDocks</name>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>What would change this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/docks.py"/>
        <source>Not everything could be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabKind</name>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>a position (a case of 'concord adjudicate')</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>New position...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>copy the JSON of a position (a case of 'concord adjudicate') first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>there is no text on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>{where}, line {line}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>the clipboard holds no position (no JSON: {why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/clipboard.py"/>
        <source>the clipboard holds no position ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>order and outcome differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>order differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>outcome differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{unit}: A {a}; B {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>Both sets of orders are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>1 order differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{count} orders differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{orders}; every outcome is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>1 outcome differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{count} outcomes differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare_model.py"/>
        <source>{orders}; {outcomes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>the unit can't stand there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>choose another province</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>this can't be owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>choose a supply centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>no unit stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>there is nobody to be ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>place a unit first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>the position in {where} is faulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>the position is faulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>An order that names no unit was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>An order for {place} was left out: no unit stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>An order of {power} for {place} was left out: it has no unit there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>The orders are no list and were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/document.py"/>
        <source>The orders of {power} are no list and were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>is dislodged, {strength} against {against}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>its support is cut by {units}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>its support matches no order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>its support counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>bounces: its own power's unit is in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>bounces, {strength} against {against}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>gets in, {strength} against {against}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>gets in: {units} go round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>gets in: the unit there leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>gets in: nobody is in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>is not attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>holds: its attackers keep each other out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/fates.py"/>
        <source>holds, {strength} against {against}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/filing.py"/>
        <source>Save the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/filing.py"/>
        <source>Positions (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/filing.py"/>
        <source>Copied as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/filing.py"/>
        <source>Copied as a test for pytest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>{unit} has nobody to support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>order for {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>take back {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>take back orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>take all orders back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/hand.py"/>
        <source>compare no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/journal.py"/>
        <source>New position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>The unsaved position was discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/kind.py"/>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Position lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>&amp;New empty position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>From the &amp;start of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>&amp;Paste a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Open a f&amp;ile…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Find a rule, a title, a word of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Find a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_page.py"/>
        <source>No position has these words. Take some of them away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_preview.py"/>
        <source>Orders and what becomes of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_preview.py"/>
        <source>&amp;Open position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_preview.py"/>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_preview.py"/>
        <source>Choose a position to see what happens in it and by which rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>This position is in no file. Concord keeps it until you save it or discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>Changes of {file} that are not saved in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>Not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>{count} positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>{shown} of {count} positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>In no file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>Changes of {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/library_rows.py"/>
        <source>{of}, {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>select again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>a province</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>nobody's</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>The board is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>place units to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Choose a supply centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>a centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Erase a unit, then its owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Place armies on land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Place fleets at sea and on coasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Army of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Fleet of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_area.py"/>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Move…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Support…	S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Hold	H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Take the order back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Remove the unit	Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Place an army of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Place a fleet of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/map_menu.py"/>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit}: no single order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>not decided yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>no order: holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>1 unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{count} units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>all given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{missing} without an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>adjudicated in {time} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{units}, {given}; {took}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>… and {count} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{title} (rule: {rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>Rule: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>Otherwise than expected: {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>Otherwise than expected: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>As expected: {units}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{now}, but {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>success was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>a bounce was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>it was expected to be dislodged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>it was expected to be cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>it was expected to be refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{outcome} was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit} was dislodged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the order of {unit} was refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit} bounced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the support of {unit} was cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the support of {unit} counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the support of {unit} had no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit} moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>{unit} held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the standoffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/order_lines.py"/>
        <source>the idle supports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/power_bar.py"/>
        <source>Power to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/rule_names.py"/>
        <source>{rule}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>Decision {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{decided} {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{units} go round: each gets the place of the next, all at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{units} meet head-on: {fates}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{fate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>The order of {unit} is refused, so it holds: it {fate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{unit} {fate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{subject} {fate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{fate}, and dislodges {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{move}, and {unit} {fate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{by} dislodges {unit}, {strength} against {against}: its support for {aim} is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{unit} supports {aim}, but {other} was ordered otherwise: that helps nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{by} attacks {unit}: its support for {aim} is cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>Nobody attacks {unit}: its support for {aim} stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{by}, which attacks {unit}, is of its own power: its support for {aim} stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{by} attacks {unit} from where the support is aimed: its support for {aim} stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>This follows from the orders alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>{number} ({unit})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>This follows from decision {decisions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_words.py"/>
        <source>This follows from decisions {decisions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tabs.py"/>
        <source>The start of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tabs.py"/>
        <source>copy one of the lines and paste it in the lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tabs.py"/>
        <source>this file holds several positions, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tabs.py"/>
        <source>Concord keeps them: they stand under 'Not saved yet' in the lab, and among the recent files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>This board has no powers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>army in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>fleet in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>{place} has no supply centre, so nobody can own it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>no owner of {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>owner of {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>There is nothing to erase in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>remove {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>No unit stands in {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>There is a unit in {place} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>put in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>An army can't stand in {place}: it is at sea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/tools.py"/>
        <source>A fleet can't stand in {place}: it is inland.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_table.py"/>
        <source>{changes}: then it {then}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>moves away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{fate}: {effects}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>dislodges {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>cuts {unit}'s support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{count} of the {others} other orders of {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} is ordered otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} goes elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} supports something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} supports another unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} is given a valid order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not attack {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not go to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not support {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_ways.py"/>
        <source>{unit} does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>succeeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>bounces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>has its support cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>is dislodged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>gets in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>supports without being cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>any other outcome for {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>The list is cut short at {count} ways: there are more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>One change is enough, and this is the only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>It takes two changes, and this is the only pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>It takes three changes, and these are the only ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} pairs of 1 kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} of 1 kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} pairs of {kinds} kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} of them in {kinds} kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>One change is enough: {amount}, so pairs are not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>It takes two changes: {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>It takes three changes: {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>The search was cut short before anything was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>No single change does it; two or three may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Nothing up to 2 changes does it; three may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Nothing up to 3 changes does it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Sorting what was found…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Trying every other order…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Trying every pair of changes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Trying every three changes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>One changed order, and what comes of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>One changed order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Orders changed together, and what comes of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Two changed orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>Three changed orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>1 way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_words.py"/>
        <source>{count} ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Selected: {order}: {fate}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>{name} board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Lab position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Undo {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Redo {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Remove {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/workspace_states.py"/>
        <source>Take the order of {unit} back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Orders of every power, a line a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Choose the army or the fleet (keys A and F) and click provinces: units and their orders appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Set A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Set B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Which of the two sets of orders is edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>1 more order below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>{count} more orders below, in power order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairList</name>
    <message>
        <location filename="concordui/lab/compare_list.py"/>
        <source>Two sets of orders, unit by unit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairPainter</name>
    <message>
        <location filename="concordui/lab/compare_list.py"/>
        <source>the same order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepPlayer</name>
    <message>
        <location filename="concordui/lab/step.py"/>
        <source>1 decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step.py"/>
        <source>{count} decisions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepStrip</name>
    <message>
        <location filename="concordui/lab/step_strip.py"/>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_strip.py"/>
        <source>Show why, with every number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/step_strip.py"/>
        <source>End the play of decisions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toolbar</name>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Tools of the lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/toolbar.py"/>
        <source>Copy as test</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaysTree</name>
    <message>
        <location filename="concordui/lab/what_if_table.py"/>
        <source>Changes of orders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhatIfPanel</name>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>What would change this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>The question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Save the table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Any other outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>&amp;Try the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>&amp;Try this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>try {orders}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>What would change {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Choose a unit: which orders would have given it another outcome appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>The outcome that is looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Its own order too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Whether the unit's own order may be another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Changes tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>&amp;Show on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Changes at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>Up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if.py"/>
        <source>changes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Open all lines, or close them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Save as a text file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Why the unit fared as it did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Choose a unit on the map or in the list of orders: why it fared as it did appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>{place}, army of {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>{place}, fleet of {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Why {place} fared as it did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Why {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/why_panel.py"/>
        <source>Save the reasons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Head</name>
    <message>
        <location filename="concordui/lab/what_if_table.py"/>
        <source>Then {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/what_if_table.py"/>
        <source>Ways</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Notes</name>
    <message>
        <location filename="concordui/lab/orders_panel.py"/>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Titles</name>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Each unit in both sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Set A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>Set B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/lab/compare.py"/>
        <source>{set}, edited and on the map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
