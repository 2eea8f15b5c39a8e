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
        <translation>Befehl suchen</translation>
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
        <translation>Nicht gespeichert; die Änderungen sind gesichert</translation>
    </message>
    <message>
        <location filename="concordui/filing.py"/>
        <source>In no file yet: kept by Concord</source>
        <translation>Noch in keiner Datei; von Concord gesichert</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Press the keys that shall stand for the command; Backspace for none.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>bounced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>dislodged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>may retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>promise kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/legend.py"/>
        <source>promise broken</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="concordui/main_window.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/main_window.py"/>
        <source>Bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/main_window.py"/>
        <source>Tourney</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/main_window.py"/>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Army of %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Fleet of %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Coastal land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>Inland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>home centre of %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>owned by %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>owned by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>no unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>dislodged: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/accessibility.py"/>
        <source>can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapControls</name>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Map controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Frame the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/overlay.py"/>
        <source>Picture of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Owners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Hatches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Water lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Where units came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/view.py"/>
        <source>Promises kept and broken</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapScene</name>
    <message>
        <location filename="concordui/hexmap/scene.py"/>
        <source>Map of %s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapTable</name>
    <message>
        <location filename="concordui/hexmap/map_table.py"/>
        <source>Only rows with these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_table.py"/>
        <source>Back to the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_table.py"/>
        <source>Enter chooses a place, as a click on the map does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="concordui/hexmap/map_table.py"/>
        <source>%n places</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Province</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>Beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>dislodged: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>can be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/hexmap/map_rows.py"/>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Builds and disbands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Promises that fell due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>Where they may retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>attack from {place}, {verdict}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>{power}: {place} to {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/export/report.py"/>
        <source>{power} to {partner}: {promise} ({fate})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <location filename="concordui/news.py"/>
        <source>What you do in this session may not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>{0}. Defaults stand in their place; the other settings are as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>Some settings could not be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>Continue {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>It began at {0}. Matches and positions are kept all the time, so they go on where they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>Copy the trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>Its last words: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>It left no trace: it was ended from outside, or the machine stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/news.py"/>
        <source>The last session ended unexpectedly.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <location filename="concordui/notices.py"/>
        <source>Close this note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <location filename="concordui/notices.py"/>
        <source>; and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <location filename="concordui/opener.py"/>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/opener.py"/>
        <source>Files of Concord ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/opener.py"/>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaletteDialog</name>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Find any command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Some letters of a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>No command has these letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>This can't be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/palette_dialog.py"/>
        <source>Arrow keys choose, Enter does it, Esc leaves.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <location filename="concordui/plots/plot.py"/>
        <source>A plot that is not drawn yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/plots/plot.py"/>
        <source>no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/plots/plot.py"/>
        <source>{plot}, turn {turn}: {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/plots/plot.py"/>
        <source>Turn {turn}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotCard</name>
    <message>
        <location filename="concordui/plots/card.py"/>
        <source>What this plot shows, and its picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/plots/card.py"/>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/plots/card.py"/>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message>
        <location filename="concordui/plots/painting.py"/>
        <source>The lines begin with the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PowerCard</name>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>Play as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>Play as {0} with options...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>1 army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>{0} armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>1 fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/cards.py"/>
        <source>{0} fleets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <location filename="concordui/rail.py"/>
        <source>Workspaces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadingWindow</name>
    <message>
        <location filename="concordui/pages.py"/>
        <source>Find in this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/pages.py"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/pages.py"/>
        <source>These words are not in this page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentList</name>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>Today {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>The file is not there any more: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/recent_list.py"/>
        <source>Take off this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A sample game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Six house bots, two years: look back at each season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A sample position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>An attack cuts a support: change the orders and see why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A sample commons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A pact saves a shared stock: run it, or change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>A sample colony</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>The core asks for help, and one refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/samples.py"/>
        <source>Colony</source>
        <translation type="unfinished"></translation>
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
        <translation>diesen Befehl gibt es nicht</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>For everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Red-blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Green-blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Blue-blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Colours of the powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Your bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Years of a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>a new one each match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Another language holds from the next start.</source>
        <translation>Eine andere Sprache gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Another size of text holds from the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>A new match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_page.py"/>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSearch</name>
    <message>
        <location filename="concordui/settings_search.py"/>
        <source>Search the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/settings_search.py"/>
        <source>No setting and no command has these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutEditor</name>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>No keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>All defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Every command has the keys again that it came with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Choose a command in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Press new keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>{0} can't stand for a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>It writes, moves or presses. Take Ctrl or Alt with it, or a function key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>{0} stands for {1}.</source>
        <translation>{0} steht für {1}.</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>Give it to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>It can't be given away.</source>
        <translation>Das lässt sich nicht abgeben.</translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>the menu {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>{0} (menu {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/shortcuts.py"/>
        <source>New keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Matches and positions that you open appear here, with where they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>1 year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>{0} years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Starts at once against five bots, {0}. Right-click to choose bots, seed or years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Watch six bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>House bots, you see all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Open a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Lab: any orders, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Run a commons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>A shared stock, and pacts over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Visit a colony</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Minds, and who knows what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Play together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Several people here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Read the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Pacts, orders, supports, trust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>New match with options...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Open a file...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Play {0} as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/start/page.py"/>
        <source>Promises that bind nobody, and what happens next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TabBar</name>
    <message>
        <location filename="concordui/tab_strip.py"/>
        <source>What is open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Sort by “{head}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Copy this row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/widgets/data_table.py"/>
        <source>Save the table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <location filename="concordui/export/thumbnail.py"/>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <location filename="concordui/time_left.py"/>
        <source>less than a minute left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/time_left.py"/>
        <source>1 minute left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/time_left.py"/>
        <source>{n} minutes left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/time_left.py"/>
        <source>{hours} h {minutes} min left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <location filename="concordui/tour.py"/>
        <source>End the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Leave the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Welcome to Concord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>A click on a power starts a match. Under Recent are a game, a position, a commons and a colony.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>The position lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Give any orders to any units, and ask why each of them came out as it did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>The commons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Players share a stock that grows back, and sign pacts over it. Watch, take a seat, or vary it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>The colony</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>People live by themselves and can only be asked. See what each of them knows, and what not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Write one of your own in Python or JavaScript: Help &gt; Write a bot says how.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>Whatever you look for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/tour.py"/>
        <source>F1 opens the help of the place you are in, Ctrl+Shift+P finds any command, Ctrl+/ lists keys.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnitLabel</name>
    <message>
        <location filename="concordui/widgets/labels.py"/>
        <source>army of %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="concordui/widgets/labels.py"/>
        <source>fleet of %s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
