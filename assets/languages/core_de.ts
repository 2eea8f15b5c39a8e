<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Actions</name>
    <message>
        <location filename="concordui/actions.py"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Docks</source>
        <translation>Seitenfenster</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>New...</source>
        <translation>Neu...</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>New tournament...</source>
        <translation>Neues Turnier...</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Open...</source>
        <translation>Öffnen...</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Continue the last match</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Save as...</source>
        <translation>Speichern unter...</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Close tab</source>
        <translation>Tab schließen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Take all orders back</source>
        <translation>Alle Befehle zurücknehmen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Type an order</source>
        <translation>Befehl eingeben</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Find any command</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Show the whole map</source>
        <translation>Ganze Karte zeigen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Go to the map</source>
        <translation>Zur Karte wechseln</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>The map as a table</source>
        <translation>Karte als Tabelle</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Promises</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Deals</source>
        <translation>Abmachungen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Put the docks back</source>
        <translation>Seitenfenster zurücksetzen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Position lab</source>
        <translation>Stellungslabor</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Commons</source>
        <translation>Allmende</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Previous tab</source>
        <translation>Vorheriger Tab</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Help for this place</source>
        <translation>Hilfe zu dieser Stelle</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>The map and the position lab</source>
        <translation>Karte und Stellungslabor</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Write a bot</source>
        <translation>Einen Bot schreiben</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>A commons in the window</source>
        <translation>Eine Allmende im Fenster</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Players of a commons</source>
        <translation>Spieler einer Allmende</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Serving worlds</source>
        <translation>Welten bereitstellen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>A colony in the window</source>
        <translation>Eine Kolonie im Fenster</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>A colony</source>
        <translation>Eine Kolonie</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>The files and formats</source>
        <translation>Dateien und Formate</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Tour of the window</source>
        <translation>Rundgang durch das Fenster</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>Open the logs' folder</source>
        <translation>Protokollordner öffnen</translation>
    </message>
    <message>
        <location filename="concordui/actions.py"/>
        <source>About Concord</source>
        <translation>Über Concord</translation>
    </message>
    <message>
        <location filename="concordui/export/actions.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="concordui/export/actions.py"/>
        <source>Picture of the map...</source>
        <translation>Bild der Karte...</translation>
    </message>
    <message>
        <location filename="concordui/export/actions.py"/>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <location filename="concordui/export/actions.py"/>
        <source>Copy the season as text</source>
        <translation>Jahreszeit als Text kopieren</translation>
    </message>
    <message>
        <location filename="concordui/export/actions.py"/>
        <source>The game as pictures...</source>
        <translation>Spiel als Bilder...</translation>
    </message>
    <message>
        <location filename="concordui/export/actions.py"/>
        <source>The game as an animation...</source>
        <translation>Spiel als Animation...</translation>
    </message>
    <message>
        <location filename="concordui/export/actions.py"/>
        <source>Season report...</source>
        <translation>Bericht der Jahreszeit...</translation>
    </message>
    <message>
        <location filename="concordui/keymap.py"/>
        <source>Hand in what is asked for</source>
        <translation>Verlangte Eingabe abgeben</translation>
    </message>
    <message>
        <location filename="concordui/keymap.py"/>
        <source>Back to the unit before</source>
        <translation>Zur vorigen Einheit</translation>
    </message>
    <message>
        <location filename="concordui/keymap.py"/>
        <source>Forward to the unit after</source>
        <translation>Zur nächsten Einheit</translation>
    </message>
    <message>
        <location filename="concordui/pages.py"/>
        <source>or</source>
        <translation>oder</translation>
    </message>
</context>
<context>
    <name>BotField</name>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Bot of {0}</source>
        <translation>Bot von {0}</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>{0} (not found)</source>
        <translation>{0} (nicht gefunden)</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>Choose a bot to see what its author says of it and how it keeps the contract.</source>
        <translation>Bot wählen, um zu sehen, was sein Autor über ihn sagt und wie er den Vertrag einhält.</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>The file says nothing about the bot: its first comment would stand here.</source>
        <translation>Die Datei sagt nichts über den Bot; ihr erster Kommentar stünde hier.</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>{verdict}, {day}</source>
        <translation>{verdict}, {day}</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>A check asks the bot in every kind of position, twice, and lists each rule.</source>
        <translation>Eine Prüfung befragt den Bot zweimal in jeder Art von Stellung und führt jede Regel auf.</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>Check it again to see each rule.</source>
        <translation>Für die einzelnen Regeln erneut prüfen.</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>{done} of {all}: {doing}</source>
        <translation>{done} von {all}: {doing}</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>Cancel the check of {bot}</source>
        <translation>Prüfung von {bot} abbrechen</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>One bot is checked at a time, which keeps its times true</source>
        <translation>Es wird immer nur ein Bot geprüft, damit die gemessenen Zeiten stimmen</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>Cancel the check</source>
        <translation>Prüfung abbrechen</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>&amp;Check bot</source>
        <translation>Bot &amp;prüfen</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>Show the &amp;folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>Contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <location filename="concordui/botlist/detail.py"/>
        <source>the rules that bots keep</source>
        <translation>die Regeln, die Bots einhalten</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>House sample</source>
        <translation>Hausbeispiel</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>Yours</source>
        <translation>Eigener</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>Breaks 1 rule</source>
        <translation>Verletzt 1 Regel</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>Breaks {n} rules</source>
        <translation>Verletzt {n} Regeln</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>Conforms, 1 warning</source>
        <translation>Konform, 1 Warnung</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>Conforms, {n} warnings</source>
        <translation>Konform, {n} Warnungen</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>Conforms</source>
        <translation>Konform</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>{n} house samples</source>
        <translation>{n} Hausbeispiele</translation>
    </message>
    <message>
        <location filename="concordui/botlist/model.py"/>
        <source>{house}, {own} of yours</source>
        <translation>{house}, {own} eigene</translation>
    </message>
    <message>
        <location filename="concordui/botlist/page.py"/>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <location filename="concordui/botlist/page.py"/>
        <source>Open &amp;my bots' folder</source>
        <translation>&amp;Meinen Bot-Ordner öffnen</translation>
    </message>
    <message>
        <location filename="concordui/botlist/page.py"/>
        <source>New &amp;tournament…</source>
        <translation>Neues &amp;Turnier…</translation>
    </message>
    <message>
        <location filename="concordui/botlist/page.py"/>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <location filename="concordui/botlist/page.py"/>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <location filename="concordui/botlist/page.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="concordui/botlist/page.py"/>
        <source>From</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <location filename="concordui/botlist/page.py"/>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <location filename="concordui/botlist/page.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="concordui/botlist/report_view.py"/>
        <source>broken</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <location filename="concordui/botlist/report_view.py"/>
        <source>kept, with a warning</source>
        <translation>eingehalten, mit Warnung</translation>
    </message>
    <message>
        <location filename="concordui/botlist/report_view.py"/>
        <source>kept</source>
        <translation>eingehalten</translation>
    </message>
    <message>
        <location filename="concordui/botlist/report_view.py"/>
        <source>could not be tried</source>
        <translation>nicht prüfbar</translation>
    </message>
    <message>
        <location filename="concordui/botlist/report_view.py"/>
        <source>{rule}: {result}</source>
        <translation>{rule}: {result}</translation>
    </message>
    <message>
        <location filename="concordui/botlist/report_view.py"/>
        <source>Rules of the contract</source>
        <translation>Regeln des Vertrags</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <location filename="concordui/commands.py"/>
        <source>This desktop opens no folders.</source>
        <translation>Dieser Desktop öffnet keine Ordner.</translation>
    </message>
    <message>
        <location filename="concordui/commands.py"/>
        <source>The logs are in {0}</source>
        <translation>Die Protokolle liegen in {0}</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <location filename="concordui/contents.py"/>
        <source>the file is not there any more</source>
        <translation>die Datei ist nicht mehr vorhanden</translation>
    </message>
    <message>
        <location filename="concordui/contents.py"/>
        <source>open another file, or take it off the list of recent files</source>
        <translation>eine andere Datei öffnen oder diese aus der Liste der zuletzt geöffneten entfernen</translation>
    </message>
    <message>
        <location filename="concordui/contents.py"/>
        <source>cannot read the file ({0})</source>
        <translation>die Datei lässt sich nicht lesen ({0})</translation>
    </message>
    <message>
        <location filename="concordui/contents.py"/>
        <source>check the path and its permissions</source>
        <translation>den Pfad und seine Zugriffsrechte prüfen</translation>
    </message>
    <message>
        <location filename="concordui/contents.py"/>
        <source>what can be opened: {0}</source>
        <translation>öffnen lassen sich: {0}</translation>
    </message>
    <message>
        <location filename="concordui/contents.py"/>
        <source>this folder is nothing that can be opened</source>
        <translation>dieser Ordner lässt sich nicht öffnen</translation>
    </message>
    <message>
        <location filename="concordui/contents.py"/>
        <source>this file is nothing that can be opened</source>
        <translation>diese Datei lässt sich nicht öffnen</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Continue {0}</source>
        <translation>{0} fortsetzen</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <location filename="concordui/crash_dialog.py"/>
        <source>Something in the program failed</source>
        <translation>Im Programm ist ein Fehler aufgetreten</translation>
    </message>
    <message>
        <location filename="concordui/crash_dialog.py"/>
        <source>Trace</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <location filename="concordui/crash_dialog.py"/>
        <source>Copy the trace</source>
        <translation>Fehlerprotokoll kopieren</translation>
    </message>
    <message>
        <location filename="concordui/crash_dialog.py"/>
        <source>Save and quit</source>
        <translation>Speichern und beenden</translation>
    </message>
    <message>
        <location filename="concordui/crash_dialog.py"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="concordui/crash_dialog.py"/>
        <source>Your matches are saved after every phase, your orders on every edit: nothing is lost. You can go on; if the window behaves oddly from here on, save and quit, and start it again.

What failed: {0}</source>
        <translation>Partien werden nach jeder Phase gespeichert, Befehle bei jeder Änderung: Es ist nichts verloren gegangen. Sie können weiterarbeiten; verhält sich das Fenster von nun an ungewöhnlich, speichern und beenden Sie das Programm und starten Sie es neu.

Ursache: {0}</translation>
    </message>
    <message>
        <location filename="concordui/crash_dialog.py"/>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>DockHead</name>
    <message>
        <location filename="concordui/dock_head.py"/>
        <source>Close: {dock}</source>
        <translation>Schließen: {dock}</translation>
    </message>
</context>
<context>
    <name>DockHost</name>
    <message>
        <location filename="concordui/docks.py"/>
        <source>Docks in one place</source>
        <translation>Seitenfenster an einer Stelle</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <location filename="concordui/export/commands.py"/>
        <source>Copy the report as text</source>
        <translation>Bericht als Text kopieren</translation>
    </message>
    <message>
        <location filename="concordui/export/commands.py"/>
        <source>Report of the position...</source>
        <translation>Bericht zur Stellung...</translation>
    </message>
    <message>
        <location filename="concordui/export/commands.py"/>
        <source>The map is on the clipboard</source>
        <translation>Die Karte ist in der Zwischenablage</translation>
    </message>
    <message>
        <location filename="concordui/export/commands.py"/>
        <source>The report is on the clipboard, as text</source>
        <translation>Der Bericht ist als Text in der Zwischenablage</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>{done} of {count} pictures</source>
        <translation>{done} von {count} Bildern</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>Saved, {size}</source>
        <translation>Gespeichert, {size}</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>Saved {count} pictures, {size}</source>
        <translation>{count} Bilder gespeichert, {size}</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>Show the folder</source>
        <translation>Ordner anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>Stopped</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>Nothing was left behind.</source>
        <translation>Es wurde nichts zurückgelassen.</translation>
    </message>
    <message>
        <location filename="concordui/export/dialog.py"/>
        <source>This desktop opens no folders.</source>
        <translation>Dieser Desktop öffnet keine Ordner.</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>{count} pictures</source>
        <translation>{count} Bilder</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>&amp;Title line</source>
        <translation>&amp;Titelzeile</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>&amp;Legend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>Which picture is shown</source>
        <translation>Gezeigtes Bild</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>The game as pictures</source>
        <translation>Spiel als Bilder</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>&amp;Save pictures…</source>
        <translation>Bilder &amp;speichern…</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>A folder for the pictures</source>
        <translation>Ordner für die Bilder</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>{game} pictures</source>
        <translation>{game} Bilder</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>In a new folder, from {first} on.</source>
        <translation>In einem neuen Ordner, ab {first}.</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>The game as an animation</source>
        <translation>Spiel als Animation</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>&amp;Save animation…</source>
        <translation>Animation &amp;speichern…</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>Seconds a picture</source>
        <translation>Sekunden je Bild</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>GIF animations (*.gif)</source>
        <translation>GIF-Animationen (*.gif)</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>WebP animations (*.webp)</source>
        <translation>WebP-Animationen (*.webp)</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>{width} wide</source>
        <translation>{width} breit</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>It runs for {seconds} seconds, again and again.</source>
        <translation>Sie läuft {seconds} Sekunden und beginnt dann von vorn.</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>WebP keeps every colour.</source>
        <translation>WebP behält alle Farben.</translation>
    </message>
    <message>
        <location filename="concordui/export/game_dialog.py"/>
        <source>GIF has 256 colours a picture.</source>
        <translation>GIF hat 256 Farben je Bild.</translation>
    </message>
    <message>
        <location filename="concordui/export/one_picture.py"/>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern…</translation>
    </message>
    <message>
        <location filename="concordui/export/one_picture.py"/>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="concordui/export/one_picture.py"/>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <location filename="concordui/export/one_picture.py"/>
        <source>SVG pictures (*.svg)</source>
        <translation>SVG-Bilder (*.svg)</translation>
    </message>
    <message>
        <location filename="concordui/export/one_picture.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="concordui/export/one_picture.py"/>
        <source>Vectors with the fonts in the file: sharp at any size, and its words can be selected.</source>
        <translation>Vektoren mit eingebetteten Schriften: scharf in jeder Größe, Text lässt sich auswählen.</translation>
    </message>
    <message>
        <location filename="concordui/export/picture_dialog.py"/>
        <source>Picture of the map</source>
        <translation>Bild der Karte</translation>
    </message>
    <message>
        <location filename="concordui/export/picture_dialog.py"/>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <location filename="concordui/export/picture_dialog.py"/>
        <source>As in view</source>
        <translation>Wie in der Ansicht</translation>
    </message>
    <message>
        <location filename="concordui/export/picture_dialog.py"/>
        <source>Part</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <location filename="concordui/export/picture_dialog.py"/>
        <source>As shown</source>
        <translation>Wie gezeigt</translation>
    </message>
    <message>
        <location filename="concordui/export/picture_dialog.py"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="concordui/export/picture_dialog.py"/>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <location filename="concordui/export/report_dialog.py"/>
        <source>Report of the position</source>
        <translation>Bericht zur Stellung</translation>
    </message>
    <message>
        <location filename="concordui/export/report_dialog.py"/>
        <source>Season report</source>
        <translation>Bericht der Jahreszeit</translation>
    </message>
    <message>
        <location filename="concordui/export/report_dialog.py"/>
        <source>&amp;Save report…</source>
        <translation>Bericht &amp;speichern…</translation>
    </message>
    <message>
        <location filename="concordui/export/report_dialog.py"/>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <location filename="concordui/export/words.py"/>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} Pixel</translation>
    </message>
    <message>
        <location filename="concordui/export/words.py"/>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message>
        <location filename="concordui/export/words.py"/>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <location filename="concordui/plots/picture.py"/>
        <source>Picture of the plot</source>
        <translation>Bild des Diagramms</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <location filename="concordui/accessible.py"/>
        <source>Empty the field</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <location filename="concordui/filing.py"/>
        <source>Not saved, and not kept: {what}</source>
        <translation>Weder gespeichert noch gesichert: {what}</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>Not saved: your changes are kept</source>
        <translation>Nicht gespeichert: Änderungen sind gesichert</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>In no file yet: kept by Concord</source>
        <translation>Noch in keiner Datei: von Concord gesichert</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>Saved{time}</source>
        <translation>Gespeichert{time}</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>the file was changed by another program since it was opened here</source>
        <translation>die Datei wurde von einem anderen Programm geändert, seit sie hier geöffnet wurde</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>save under another name, or over that file with 'Save as'; what you have here is kept</source>
        <translation>unter einem anderen Namen speichern oder mit „Speichern unter“ diese Datei überschreiben; der Stand hier bleibt erhalten</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>{title} is in no file and can't be kept ({why})</source>
        <translation>{title} ist in keiner Datei und lässt sich nicht sichern ({why})</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>save it somewhere else, or close again to give it up</source>
        <translation>an anderer Stelle speichern oder erneut schließen, um es zu verwerfen</translation>
    </message>
    <message>
        <location filename="concordui/filing_desk.py"/>
        <source>open that file: its changes come with it</source>
        <translation>diese Datei öffnen; ihre Änderungen kommen mit</translation>
    </message>
    <message>
        <location filename="concordui/filing_desk.py"/>
        <source>these are changes of a file</source>
        <translation>dies sind Änderungen an einer Datei</translation>
    </message>
    <message>
        <location filename="concordui/filing_desk.py"/>
        <source>The file was changed by another program while changes of yours were not saved.</source>
        <translation>Ein anderes Programm hat die Datei geändert, während hier Änderungen noch nicht gespeichert waren.</translation>
    </message>
    <message>
        <location filename="concordui/filing_desk.py"/>
        <source>Here are yours; 'Undo' shows the file as it is now.</source>
        <translation>Hier sind Ihre Änderungen; „Rückgängig“ zeigt die Datei in ihrem jetzigen Stand.</translation>
    </message>
    <message>
        <location filename="concordui/filing_desk.py"/>
        <source>bring the unsaved changes back</source>
        <translation>nicht gespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <location filename="concordui/filing_desk.py"/>
        <source>{title} is closed with changes that are in no file.</source>
        <translation>{title} wurde mit Änderungen geschlossen, die in keiner Datei sind.</translation>
    </message>
    <message>
        <location filename="concordui/filing_desk.py"/>
        <source>Open it again</source>
        <translation>Erneut öffnen</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Choose...</source>
        <translation>Wählen...</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Choose: {0}</source>
        <translation>Wählen: {0}</translation>
    </message>
</context>
<context>
    <name>HoverCard</name>
    <message>
        <location filename="concordui/hexmap/card.py"/>
        <source>Owned by %s</source>
        <translation>Im Besitz von %s</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/card.py"/>
        <source>Owned by nobody</source>
        <translation>Ohne Besitzer</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/card.py"/>
        <source>Dislodged: %s</source>
        <translation>Vertrieben: %s</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/card.py"/>
        <source>No unit can reach it</source>
        <translation>Keine Einheit kann es erreichen</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/card.py"/>
        <source>Can be reached by</source>
        <translation>Erreichbar für</translation>
    </message>
    <message numerus="yes">
        <location filename="concordui/hexmap/card.py"/>
        <source>and %n more</source>
        <translation><numerusform>und %n weitere</numerusform><numerusform>und %n weitere</numerusform></translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Press the keys that shall stand for the command; Backspace for none.</source>
        <translation>Die Tasten drücken, die für die Aktion stehen sollen; Rücktaste für keine.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>support</source>
        <translation>Unterstützung</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>bounced</source>
        <translation>abgeprallt</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>cut</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>dislodged</source>
        <translation>vertrieben</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>may retreat</source>
        <translation>darf sich zurückziehen</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>promise kept</source>
        <translation>Versprechen gehalten</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>promise broken</source>
        <translation>Versprechen gebrochen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="concordui/main_window.py"/>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="concordui/main_window.py"/>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <location filename="concordui/main_window.py"/>
        <source>Tourney</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="concordui/main_window.py"/>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Army of %s</source>
        <translation>Armee von %s</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Fleet of %s</source>
        <translation>Flotte von %s</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Coastal land</source>
        <translation>Küstenland</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Inland</source>
        <translation>Binnenland</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>home centre of %s</source>
        <translation>Heimatzentrum von %s</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>centre</source>
        <translation>Zentrum</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>owned by %s</source>
        <translation>im Besitz von %s</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>owned by nobody</source>
        <translation>ohne Besitzer</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>no unit</source>
        <translation>keine Einheit</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>dislodged: %s</source>
        <translation>vertrieben: %s</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
</context>
<context>
    <name>MapControls</name>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Map controls</source>
        <translation>Bedienung der Karte</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Frame the map</source>
        <translation>Karte einpassen</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Picture of the map</source>
        <translation>Bild der Karte</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Owners</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Hatches</source>
        <translation>Schraffuren</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Water lines</source>
        <translation>Wasserlinien</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Where units came from</source>
        <translation>Herkunft der Einheiten</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Promises kept and broken</source>
        <translation>Gehaltene und gebrochene Versprechen</translation>
    </message>
</context>
<context>
    <name>MapScene</name>
    <message>
        <location filename="concordui/hexmap/scene.py"/>
        <source>Map of %s</source>
        <translation>Karte von %s</translation>
    </message>
</context>
<context>
    <name>MapTable</name>
    <message>
        <location filename="concordui/hexmap/map_table.py"/>
        <source>Only rows with these words</source>
        <translation>Nur Zeilen mit diesen Wörtern</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_table.py"/>
        <source>Back to the map</source>
        <translation>Zurück zur Karte</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_table.py"/>
        <source>Enter chooses a place, as a click on the map does.</source>
        <translation>Die Eingabetaste wählt einen Ort wie ein Klick auf die Karte.</translation>
    </message>
    <message numerus="yes">
        <location filename="concordui/hexmap/map_table.py"/>
        <source>%n places</source>
        <translation><numerusform>%n Ort</numerusform><numerusform>%n Orte</numerusform></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Beside</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>dislodged: %s</source>
        <translation>vertrieben: %s</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Builds and disbands</source>
        <translation>Aufbau und Auflösung</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Promises that fell due</source>
        <translation>Fällige Versprechen</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Where they may retreat</source>
        <translation>Mögliche Rückzüge</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>attack from {place}, {verdict}</source>
        <translation>Angriff aus {place}, {verdict}</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>nowhere</source>
        <translation>nirgendwohin</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>{power}: {place} to {places}</source>
        <translation>{power}: {place} nach {places}</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>kept</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>{power} to {partner}: {promise} ({fate})</source>
        <translation>{power} an {partner}: {promise} ({fate})</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <location filename="concordui/news.py"/>
        <source>What you do in this session may not be kept.</source>
        <translation>Was Sie in dieser Sitzung tun, bleibt möglicherweise nicht erhalten.</translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>{0}. Defaults stand in their place; the other settings are as they were.</source>
        <translation>{0}. An ihrer Stelle gelten die Vorgaben; die anderen Einstellungen sind unverändert.</translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>Some settings could not be used.</source>
        <translation>Einige Einstellungen waren nicht verwendbar.</translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>Continue {0}</source>
        <translation>{0} fortsetzen</translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>It began at {0}. Matches and positions are kept all the time, so they go on where they were.</source>
        <translation>Sie begann um {0}. Partien und Stellungen werden laufend gesichert und gehen dort weiter, wo sie waren.</translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>Copy the trace</source>
        <translation>Fehlerprotokoll kopieren</translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>Its last words: {0}</source>
        <translation>Letzte Meldung: {0}</translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>It left no trace: it was ended from outside, or the machine stopped.</source>
        <translation>Sie hinterließ kein Fehlerprotokoll: Sie wurde von außen beendet, oder der Rechner blieb stehen.</translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>The last session ended unexpectedly.</source>
        <translation>Die letzte Sitzung wurde unerwartet beendet.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <location filename="concordui/notices.py"/>
        <source>Close this note</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <location filename="concordui/notices.py"/>
        <source>; and {0} more</source>
        <translation>; und {0} weitere</translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <location filename="concordui/opener.py"/>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <location filename="concordui/opener.py"/>
        <source>Files of Concord ({0})</source>
        <translation>Concord-Dateien ({0})</translation>
    </message>
    <message>
        <location filename="concordui/opener.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Find any command</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Some letters of a command</source>
        <translation>Einige Buchstaben einer Aktion</translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Commands</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>No command has these letters.</source>
        <translation>Keine Aktion enthält diese Buchstaben.</translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>This can't be done now.</source>
        <translation>Das ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Arrow keys choose, Enter does it, Esc leaves.</source>
        <translation>Pfeiltasten wählen, Eingabe führt aus, Esc schließt.</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <location filename="concordui/plots/plot.py"/>
        <source>A plot that is not drawn yet</source>
        <translation>Ein noch nicht gezeichnetes Diagramm</translation>
    </message>
    <message>
        <location filename="concordui/plots/plot.py"/>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <location filename="concordui/plots/plot.py"/>
        <source>{plot}, turn {turn}: {values}</source>
        <translation>{plot}, Runde {turn}: {values}</translation>
    </message>
    <message>
        <location filename="concordui/plots/plot.py"/>
        <source>Turn {turn}</source>
        <translation>Runde {turn}</translation>
    </message>
</context>
<context>
    <name>PlotCard</name>
    <message>
        <location filename="concordui/plots/card.py"/>
        <source>What this plot shows, and its picture</source>
        <translation>Inhalt dieses Diagramms und sein Bild</translation>
    </message>
    <message>
        <location filename="concordui/plots/card.py"/>
        <source>Save picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <location filename="concordui/plots/card.py"/>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message>
        <location filename="concordui/plots/painting.py"/>
        <source>The lines begin with the first turn.</source>
        <translation>Die Linien beginnen mit der ersten Runde.</translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>Play as {0}</source>
        <translation>Als {0} spielen</translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>Play as {0} with options...</source>
        <translation>Als {0} mit Optionen spielen...</translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>1 army</source>
        <translation>1 Armee</translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>{0} armies</source>
        <translation>{0} Armeen</translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>1 fleet</source>
        <translation>1 Flotte</translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>{0} fleets</source>
        <translation>{0} Flotten</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <location filename="concordui/rail.py"/>
        <source>Workspaces</source>
        <translation>Arbeitsbereiche</translation>
    </message>
</context>
<context>
    <name>ReadingWindow</name>
    <message>
        <location filename="concordui/pages.py"/>
        <source>Find in this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <location filename="concordui/pages.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="concordui/pages.py"/>
        <source>These words are not in this page.</source>
        <translation>Diese Wörter stehen nicht auf dieser Seite.</translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>Today {0}</source>
        <translation>Heute {0}</translation>
    </message>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>The file is not there any more: {0}</source>
        <translation>Die Datei ist nicht mehr vorhanden: {0}</translation>
    </message>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>Take off this list</source>
        <translation>Aus dieser Liste entfernen</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A sample game</source>
        <translation>Beispielspiel</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Six house bots, two years: look back at each season</source>
        <translation>Sechs Hausbots, zwei Jahre: jede Jahreszeit im Rückblick</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A sample position</source>
        <translation>Beispielstellung</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>An attack cuts a support: change the orders and see why</source>
        <translation>Ein Angriff schneidet eine Unterstützung ab: Befehle ändern und sehen, warum</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A sample commons</source>
        <translation>Beispiel einer Allmende</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A pact saves a shared stock: run it, or change it</source>
        <translation>Ein Pakt rettet einen gemeinsamen Bestand: starten oder ändern</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A sample colony</source>
        <translation>Beispielkolonie</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>The core asks for help, and one refuses</source>
        <translation>Der Kern bittet um Hilfe, und jemand lehnt ab</translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <location filename="concordui/keymap.py"/>
        <source>{0} stands for {1} already</source>
        <translation>{0} steht schon für {1}</translation>
    </message>
    <message>
        <location filename="concordui/keymap.py"/>
        <source>there is no such command</source>
        <translation>diese Aktion gibt es nicht</translation>
    </message>
    <message>
        <location filename="concordui/keymap.py"/>
        <source>{0} is no key</source>
        <translation>{0} ist keine Taste</translation>
    </message>
    <message>
        <location filename="concordui/keymap.py"/>
        <source>{0} alone moves, presses or writes</source>
        <translation>{0} allein bewegt, drückt oder schreibt</translation>
    </message>
    <message>
        <location filename="concordui/settings.py"/>
        <source>the settings are a JSON object</source>
        <translation>die Einstellungen sind ein JSON-Objekt</translation>
    </message>
    <message>
        <location filename="concordui/settings.py"/>
        <source>there is no such setting</source>
        <translation>diese Einstellung gibt es nicht</translation>
    </message>
    <message>
        <location filename="concordui/settings.py"/>
        <source>the file is empty, as the end of the machine's power may leave it</source>
        <translation>die Datei ist leer, wie es nach einem Stromausfall vorkommt</translation>
    </message>
    <message>
        <location filename="concordui/settings.py"/>
        <source>the file can't be read: {0}</source>
        <translation>die Datei lässt sich nicht lesen: {0}</translation>
    </message>
    <message>
        <location filename="concordui/settings_versions.py"/>
        <source>{0} is no version of the settings</source>
        <translation>{0} ist keine Version der Einstellungen</translation>
    </message>
    <message>
        <location filename="concordui/settings_versions.py"/>
        <source>the settings are of a later Concord (version {0}, not {1})</source>
        <translation>die Einstellungen stammen von einem späteren Concord (Version {0}, nicht {1})</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>For everybody</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Red-blind</source>
        <translation>Rotblind</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Green-blind</source>
        <translation>Grünblind</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Blue-blind</source>
        <translation>Blaublind</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Colours of the powers</source>
        <translation>Farben der Mächte</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Your bots</source>
        <translation>Eigene Bots</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Years of a match</source>
        <translation>Jahre einer Partie</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>a new one each match</source>
        <translation>neu in jeder Partie</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Another language holds from the next start.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Another size of text holds from the next start.</source>
        <translation>Eine andere Textgröße gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>A new match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>SettingsSearch</name>
    <message>
        <location filename="concordui/settings_search.py"/>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <location filename="concordui/settings_search.py"/>
        <source>No setting and no command has these words.</source>
        <translation>Keine Einstellung und keine Aktion enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>ShortcutEditor</name>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Command</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>No keys</source>
        <translation>Keine Tasten</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>All defaults</source>
        <translation>Alle Vorgaben</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Every command has the keys again that it came with</source>
        <translation>Jede Aktion hat wieder ihre ursprünglichen Tasten</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Choose a command in the list</source>
        <translation>Aktion in der Liste wählen</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Press new keys</source>
        <translation>Neue Tasten drücken</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>{0} can't stand for a command.</source>
        <translation>{0} kann nicht für eine Aktion stehen.</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>It writes, moves or presses. Take Ctrl or Alt with it, or a function key.</source>
        <translation>Diese Taste schreibt, bewegt oder drückt. Strg oder Alt dazunehmen oder eine Funktionstaste wählen.</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>{0} stands for {1}.</source>
        <translation>{0} steht für {1}.</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Give it to {0}</source>
        <translation>An „{0}“ vergeben</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>It can't be given away.</source>
        <translation>Das lässt sich nicht abgeben.</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>the menu {0}</source>
        <translation>das Menü „{0}“</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>{0} (menu {1})</source>
        <translation>{0} (Menü {1})</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Matches and positions that you open appear here, with where they stand.</source>
        <translation>Geöffnete Partien und Stellungen erscheinen hier mit ihrem aktuellen Stand.</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>{0} years</source>
        <translation>{0} Jahre</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Starts at once against five bots, {0}. Right-click to choose bots, seed or years.</source>
        <translation>Beginnt sofort gegen fünf Bots, {0}. Rechtsklick für Bots, Startwert oder Jahre.</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Watch six bots</source>
        <translation>Sechs Bots zusehen</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>House bots, you see all</source>
        <translation>Hausbots, alles sichtbar</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Open a position</source>
        <translation>Stellung öffnen</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Lab: any orders, and why</source>
        <translation>Labor: Befehle und Gründe</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Run a commons</source>
        <translation>Allmende starten</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>A shared stock, and pacts over it</source>
        <translation>Ein Bestand und seine Pakte</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Visit a colony</source>
        <translation>Kolonie besuchen</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Minds, and who knows what</source>
        <translation>Geister: wer was weiß</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Play together</source>
        <translation>Gemeinsam spielen</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Several people here</source>
        <translation>Mehrere Personen hier</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Read the rules</source>
        <translation>Regeln lesen</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Pacts, orders, supports, trust</source>
        <translation>Pakte, Befehle, Vertrauen</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>New match with options...</source>
        <translation>Neue Partie mit Optionen...</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Open a file...</source>
        <translation>Datei öffnen...</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Play {0} as</source>
        <translation>{0} spielen als</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Or</source>
        <translation>Oder</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Promises that bind nobody, and what happens next</source>
        <translation>Versprechen, die niemanden binden, und was dann geschieht</translation>
    </message>
</context>
<context>
    <name>TabBar</name>
    <message>
        <location filename="concordui/tab_strip.py"/>
        <source>What is open</source>
        <translation>Geöffnetes</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Sort by “{head}”</source>
        <translation>Nach „{head}“ sortieren</translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Copy this row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Save the table as CSV…</source>
        <translation>Tabelle als CSV speichern…</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <location filename="concordui/export/thumbnail.py"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <location filename="concordui/time_left.py"/>
        <source>less than a minute left</source>
        <translation>noch weniger als eine Minute</translation>
    </message>
    <message>
        <location filename="concordui/time_left.py"/>
        <source>1 minute left</source>
        <translation>noch 1 Minute</translation>
    </message>
    <message>
        <location filename="concordui/time_left.py"/>
        <source>{n} minutes left</source>
        <translation>noch {n} Minuten</translation>
    </message>
    <message>
        <location filename="concordui/time_left.py"/>
        <source>{hours} h {minutes} min left</source>
        <translation>noch {hours} h {minutes} min</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="concordui/tour.py"/>
        <source>End the tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Leave the tour</source>
        <translation>Rundgang verlassen</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Welcome to Concord</source>
        <translation>Willkommen bei Concord</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>A click on a power starts a match. Under Recent are a game, a position, a commons and a colony.</source>
        <translation>Ein Klick auf eine Macht beginnt eine Partie. Unter „Zuletzt“ stehen ein Spiel, eine Stellung, eine Allmende und eine Kolonie.</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>The position lab</source>
        <translation>Das Stellungslabor</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Give any orders to any units, and ask why each of them came out as it did.</source>
        <translation>Beliebigen Einheiten beliebige Befehle geben und erfahren, warum jeder davon so ausging.</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>The commons</source>
        <translation>Die Allmende</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Players share a stock that grows back, and sign pacts over it. Watch, take a seat, or vary it.</source>
        <translation>Spieler teilen einen nachwachsenden Bestand und schließen Pakte darüber. Zusehen, einen Platz einnehmen oder Varianten erproben.</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>The colony</source>
        <translation>Die Kolonie</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>People live by themselves and can only be asked. See what each of them knows, and what not.</source>
        <translation>Menschen leben selbstständig und lassen sich nur bitten. Hier ist zu sehen, was jeder von ihnen weiß und was nicht.</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Write one of your own in Python or JavaScript: Help &gt; Write a bot says how.</source>
        <translation>Einen eigenen in Python oder JavaScript schreiben: „Hilfe &gt; Einen Bot schreiben“ erklärt, wie es geht.</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Whatever you look for</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>F1 opens the help of the place you are in, Ctrl+Shift+P finds any command, Ctrl+/ lists keys.</source>
        <translation>F1 öffnet die Hilfe zur aktuellen Stelle, Strg+Umschalt+P findet jede Aktion, Strg+/ zeigt die Tastenkürzel.</translation>
    </message>
</context>
<context>
    <name>UnitLabel</name>
    <message>
        <location filename="concordui/widgets/labels.py"/>
        <source>army of %s</source>
        <translation>Armee von %s</translation>
    </message>
    <message>
        <location filename="concordui/widgets/labels.py"/>
        <source>fleet of %s</source>
        <translation>Flotte von %s</translation>
    </message>
</context>
</TS>
