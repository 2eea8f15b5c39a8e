<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Actions</name>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>New match with options...</source>
        <translation>Neue Partie mit Optionen...</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Play together on this machine...</source>
        <translation>Gemeinsam an diesem Rechner spielen...</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Watch six bots</source>
        <translation>Sechs Bots zusehen</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Propose a pact...</source>
        <translation>Pakt vorschlagen...</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Answer proposals...</source>
        <translation>Vorschläge beantworten...</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Choose retreats...</source>
        <translation>Rückzüge wählen...</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Choose builds...</source>
        <translation>Aufbau wählen...</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>One phase on</source>
        <translation>Eine Phase vor</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Seen by...</source>
        <translation>Aus Sicht von...</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Open in the lab</source>
        <translation>Im Labor öffnen</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Reload a bot...</source>
        <translation>Bot neu laden...</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Show a bot's log...</source>
        <translation>Protokoll eines Bots zeigen...</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>First season</source>
        <translation>Erste Jahreszeit</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Season before</source>
        <translation>Vorherige Jahreszeit</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Season after</source>
        <translation>Nächste Jahreszeit</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Replay the season</source>
        <translation>Jahreszeit wiedergeben</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Step back in the replay</source>
        <translation>In der Wiedergabe einen Schritt zurück</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Step on in the replay</source>
        <translation>In der Wiedergabe einen Schritt vor</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>End the replay</source>
        <translation>Wiedergabe beenden</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Speed of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Next unit without an order</source>
        <translation>Nächste Einheit ohne Befehl</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Hold with the selected unit</source>
        <translation>Mit ausgewählter Einheit halten</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Support with the selected unit</source>
        <translation>Mit ausgewählter Einheit unterstützen</translation>
    </message>
    <message>
        <location filename="concordui/match/actions.py"/>
        <source>Leave the selection</source>
        <translation>Auswahl verlassen</translation>
    </message>
</context>
<context>
    <name>DraftPanel</name>
    <message>
        <location filename="concordui/match/draft_panel.py"/>
        <source>What you have put together</source>
        <translation>Was zusammengestellt ist</translation>
    </message>
</context>
<context>
    <name>HistoryStrip</name>
    <message>
        <location filename="concordui/match/history_strip.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="concordui/match/history_strip.py"/>
        <source>First season</source>
        <translation>Erste Jahreszeit</translation>
    </message>
    <message>
        <location filename="concordui/match/history_strip.py"/>
        <source>One phase back</source>
        <translation>Eine Phase zurück</translation>
    </message>
    <message>
        <location filename="concordui/match/history_strip.py"/>
        <source>One phase on</source>
        <translation>Eine Phase vor</translation>
    </message>
    <message>
        <location filename="concordui/match/history_strip.py"/>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <location filename="concordui/match/history_strip.py"/>
        <source>Replay the season</source>
        <translation>Jahreszeit wiedergeben</translation>
    </message>
    <message>
        <location filename="concordui/match/history_strip.py"/>
        <source>Open in the lab</source>
        <translation>Im Labor öffnen</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <location filename="concordui/match/log_panel.py"/>
        <source>Log, oldest line first</source>
        <translation>Protokoll, älteste Zeile zuerst</translation>
    </message>
    <message>
        <location filename="concordui/match/log_panel.py"/>
        <source>press Enter for the bot's log</source>
        <translation>Eingabetaste zeigt das Protokoll des Bots</translation>
    </message>
</context>
<context>
    <name>LogStrip</name>
    <message>
        <location filename="concordui/match/log_panel.py"/>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <location filename="concordui/match/log_panel.py"/>
        <source>Show the bot's log</source>
        <translation>Protokoll des Bots zeigen</translation>
    </message>
    <message>
        <location filename="concordui/match/log_panel.py"/>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <location filename="concordui/match/log_panel.py"/>
        <source>{count} lines</source>
        <translation>{count} Zeilen</translation>
    </message>
    <message>
        <location filename="concordui/match/log_panel.py"/>
        <source>Close the whole log</source>
        <translation>Ganzes Protokoll schließen</translation>
    </message>
    <message>
        <location filename="concordui/match/log_panel.py"/>
        <source>Open the whole log</source>
        <translation>Ganzes Protokoll öffnen</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>The match can't go on</source>
        <translation>Die Partie kann nicht weitergehen</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Starting</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Bots are getting ready</source>
        <translation>Bots machen sich bereit</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Resolution</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Builds</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>{stage} · looking back</source>
        <translation>{stage} · Rückschau</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>{stage}, step {step} of {count}</source>
        <translation>{stage}, Schritt {step} von {count}</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>{phase} · ends in year {year}</source>
        <translation>{phase} · endet in Jahr {year}</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>{power}, played by {bot}: {light}</source>
        <translation>{power}, gespielt von {bot}: {light}</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Shares the victory</source>
        <translation>Teilt den Sieg</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Place {rank}</source>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Eliminated</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>No units</source>
        <translation>Keine Einheiten</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>{count} of {all} orders</source>
        <translation>{count} von {all} Befehlen</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>{count} of 6 pacts</source>
        <translation>{count} von 6 Pakten</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Nothing to answer</source>
        <translation>Nichts zu beantworten</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>{count} of {all} answered</source>
        <translation>{count} von {all} beantwortet</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Choosing a retreat</source>
        <translation>Wählt einen Rückzug</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Choosing</source>
        <translation>Wählt</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Choosing builds</source>
        <translation>Wählt Aufbau</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>One phase on</source>
        <translation>Eine Phase vor</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Send proposals</source>
        <translation>Vorschläge senden</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Send no proposals</source>
        <translation>Keine Vorschläge senden</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Send answers</source>
        <translation>Antworten senden</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Send orders</source>
        <translation>Befehle senden</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Send retreats</source>
        <translation>Rückzüge senden</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Send disbands</source>
        <translation>Auflösungen senden</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Send builds</source>
        <translation>Aufbau senden</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Propose…</source>
        <translation>Vorschlagen…</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Answer…</source>
        <translation>Antworten…</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Choose retreats…</source>
        <translation>Rückzüge wählen…</translation>
    </message>
    <message>
        <location filename="concordui/match/bar_view.py"/>
        <source>Choose builds…</source>
        <translation>Aufbau wählen…</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_log.py"/>
        <source>The log of {bot}</source>
        <translation>Das Protokoll von {bot}</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_log.py"/>
        <source>Only on this machine: {path}</source>
        <translation>Nur auf diesem Rechner: {path}</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_log.py"/>
        <source>&amp;Reload bot</source>
        <translation>Bot &amp;neu laden</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_log.py"/>
        <source>Read the bot's file again; it plays from the next phase on</source>
        <translation>Die Datei des Bots erneut lesen; er spielt ab der nächsten Phase damit</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_log.py"/>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_log.py"/>
        <source>This bot has written no log.</source>
        <translation>Dieser Bot hat kein Protokoll geschrieben.</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_log.py"/>
        <source>The log can't be read: {reason}.</source>
        <translation>Das Protokoll lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_menus.py"/>
        <source>Reload {bot}</source>
        <translation>{bot} neu laden</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_menus.py"/>
        <source>Show the bot's log</source>
        <translation>Protokoll des Bots zeigen</translation>
    </message>
    <message>
        <location filename="concordui/match/bot_menus.py"/>
        <source>{power}: {bot}</source>
        <translation>{power}: {bot}</translation>
    </message>
    <message>
        <location filename="concordui/match/desk.py"/>
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <location filename="concordui/match/desk.py"/>
        <source>Nobody proposed anything to you.</source>
        <translation>Niemand hat Ihnen etwas vorgeschlagen.</translation>
    </message>
    <message>
        <location filename="concordui/match/desk.py"/>
        <source>The draft could not be kept: {what}: {where}.</source>
        <translation>Der Entwurf ließ sich nicht aufbewahren: {what}: {where}.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>Nobody proposed anything to you this season.</source>
        <translation>Niemand hat Ihnen in dieser Jahreszeit etwas vorgeschlagen.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>All are answered. The senders learn of it when every power has answered.</source>
        <translation>Alle sind beantwortet. Die Absender erfahren es, wenn jede Macht geantwortet hat.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>{names} is not answered. What you leave unanswered is rejected.</source>
        <translation>{names} ist nicht beantwortet. Was unbeantwortet bleibt, gilt als abgelehnt.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>{names} are not answered. What you leave unanswered is rejected.</source>
        <translation>{names} sind nicht beantwortet. Was unbeantwortet bleibt, gilt als abgelehnt.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>Support for {what}</source>
        <translation>Unterstützung für {what}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>No move or support into a province where you have a unit</source>
        <translation>Kein Zug und keine Unterstützung in eine Provinz mit einer Ihrer Einheiten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>The same</source>
        <translation>Dasselbe</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>The same towards {power}</source>
        <translation>Dasselbe gegenüber {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>{same}. No duty to attack {target}.</source>
        <translation>{same}. Keine Pflicht, {target} anzugreifen.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>No unit is free for both this and “{other}”, {where}.</source>
        <translation>Keine Einheit ist zugleich für dies und für „{other}“ ({where}) frei.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>The support {where} attacks {power} and would break this promise.</source>
        <translation>Die Unterstützung ({where}) greift {power} an und würde dieses Versprechen brechen.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>It attacks {power}. Your {promise}, {where}, would be broken by this support.</source>
        <translation>Sie greift {power} an. Ihr Versprechen „{promise}“ ({where}) würde durch diese Unterstützung gebrochen.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>which you proposed</source>
        <translation>von Ihnen vorgeschlagen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>accepted above</source>
        <translation>oben angenommen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/answer.py"/>
        <source>accepted below</source>
        <translation>unten angenommen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>Free homes</source>
        <translation>Freie Heimatzentren</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>Build</source>
        <translation>Aufbauen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>&amp;Send builds</source>
        <translation>Aufbau &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>Disbands</source>
        <translation>Auflösungen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>Your units</source>
        <translation>Ihre Einheiten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>What becomes of it</source>
        <translation>Was aus ihr wird</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>&amp;Send disbands</source>
        <translation>Auflösungen &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>{done} of {most} chosen</source>
        <translation>{done} von {most} gewählt</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>a new army</source>
        <translation>eine neue Armee</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>a new fleet</source>
        <translation>eine neue Flotte</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>nothing built</source>
        <translation>nichts aufgebaut</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>An army</source>
        <translation>Eine Armee</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>It moves on land</source>
        <translation>Sie zieht an Land</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>A fleet</source>
        <translation>Eine Flotte</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>It moves at sea and along coasts</source>
        <translation>Sie zieht auf See und entlang der Küsten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>The build is waived unless used elsewhere</source>
        <translation>Der Aufbau verfällt, wenn er nicht anderswo genutzt wird</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>All builds are used; take one back first</source>
        <translation>Alle Aufbauten sind vergeben; zuerst einen zurücknehmen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>Only a home at the coast builds fleets</source>
        <translation>Nur ein Heimatzentrum an der Küste baut Flotten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>disbands</source>
        <translation>wird aufgelöst</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>the rule takes it</source>
        <translation>die Regel nimmt sie</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>no way home</source>
        <translation>kein Weg zur Heimat</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>at home</source>
        <translation>in der Heimat</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>1 step from home</source>
        <translation>1 Schritt von der Heimat</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>{steps} steps from home</source>
        <translation>{steps} Schritte von der Heimat</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>All disbands are chosen; keep one of those first</source>
        <translation>Alle Auflösungen sind gewählt; zuerst eine davon behalten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>It is taken off the board</source>
        <translation>Sie wird vom Brett genommen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>Unless the rule takes it</source>
        <translation>Sofern die Regel sie nicht nimmt</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>A build needs an empty home that you still own.</source>
        <translation>Ein Aufbau braucht ein leeres Heimatzentrum, das Ihnen noch gehört.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>The rule takes the units farthest from your homes first; of two as far, the first by id.</source>
        <translation>Die Regel nimmt die Einheiten, die von Ihren Heimatzentren am weitesten entfernt sind; bei gleicher Entfernung die erste nach Kennung.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>You have {centres} centres and {units} units</source>
        <translation>Sie haben {centres} Zentren und {units} Einheiten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>1 build</source>
        <translation>1 Aufbau</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>{count} builds</source>
        <translation>{count} Aufbauten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>1 disband</source>
        <translation>1 Auflösung</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>{count} disbands</source>
        <translation>{count} Auflösungen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>{counts}: {due}.</source>
        <translation>{counts}: {due}.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>1 build is</source>
        <translation>1 Aufbau</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>{count} builds are</source>
        <translation>{count} Aufbauten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>If you choose nothing more, {what} waived.</source>
        <translation>Wenn nichts weiter gewählt wird, wird auf {what} verzichtet.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>If you choose nothing more, the rule disbands {units}.</source>
        <translation>Wenn nichts weiter gewählt wird, löst die Regel {units} auf.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>None of your homes is free: nothing can be built this year.</source>
        <translation>Keines Ihrer Heimatzentren ist frei: In diesem Jahr kann nichts aufgebaut werden.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/builds.py"/>
        <source>{what} lost: too few of your homes are free.</source>
        <translation>Verloren: {what}, denn zu wenige Ihrer Heimatzentren sind frei.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/cover.py"/>
        <source>{power}, it is your turn</source>
        <translation>{power}, Sie sind am Zug</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/cover.py"/>
        <source>Everybody else looks away. Your plans are shown when you go on.</source>
        <translation>Alle anderen sehen weg. Ihre Pläne erscheinen, sobald Sie fortfahren.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/cover.py"/>
        <source>{time}: {task}</source>
        <translation>{time}: {task}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/cover.py"/>
        <source>I am {power}, show my plans</source>
        <translation>Ich bin {power}, Pläne zeigen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Anatolia</source>
        <translation>Anatolia</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>&amp;Start match</source>
        <translation>&amp;Partie beginnen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>&amp;Bots everywhere</source>
        <translation>Überall B&amp;ots</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Watch: no power is played by a person</source>
        <translation>Zusehen: Keine Macht wird von einem Menschen gespielt</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Game file</source>
        <translation>Datei der Partie</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>&amp;Years</source>
        <translation>&amp;Jahre</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>S&amp;eed</source>
        <translation>S&amp;tartwert</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Choose the game file</source>
        <translation>Datei der Partie wählen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Saved after every phase &amp;in</source>
        <translation>Nach jeder Phase gespeichert &amp;in</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>A bot for {power}</source>
        <translation>Ein Bot für {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Bots (*.py *.js)</source>
        <translation>Bots (*.py *.js)</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Where the game is kept</source>
        <translation>Wo die Partie gespeichert wird</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>Games (*.json)</source>
        <translation>Partien (*.json)</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>A new file in {folder}</source>
        <translation>Eine neue Datei in {folder}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>This is no seed</source>
        <translation>Das ist kein Startwert</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>A seed is a whole number from 0 to {most}.</source>
        <translation>Ein Startwert ist eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>This file is there already</source>
        <translation>Diese Datei gibt es schon</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>{path}: choose another name.</source>
        <translation>{path}: einen anderen Namen wählen.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>1 bot</source>
        <translation>1 Bot</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>{count} bots</source>
        <translation>{count} Bots</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>You watch {bots}. Nobody's plans are secret.</source>
        <translation>Sie sehen {bots} zu. Niemandes Pläne sind geheim.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>You play {power} against {bots}.</source>
        <translation>Sie spielen {power} gegen {bots}.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/new_match.py"/>
        <source>{who} share this screen; a cover page hides plans between turns.</source>
        <translation>{who} teilen sich diesen Bildschirm; zwischen den Zügen verbirgt ein Deckblatt die Pläne.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>Only what the rules allow can be chosen. Promises bind nobody: they are kept or broken, and everyone sees which.</source>
        <translation>Wählbar ist nur, was die Regeln erlauben. Versprechen binden niemanden: Sie werden gehalten oder gebrochen, und alle sehen es.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>Promise</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>This season's proposals</source>
        <translation>Vorschläge dieser Jahreszeit</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>Nothing yet. Choose a power and a promise; it is listed here.</source>
        <translation>Noch nichts. Eine Macht und ein Versprechen wählen; der Vorschlag wird hier aufgeführt.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>They are sent together when you press Send. Bots and people see them in the answer phase.</source>
        <translation>Sie werden mit „Senden“ gemeinsam abgeschickt. Bots und Menschen sehen sie in der Antwortphase.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>&amp;Send no proposals</source>
        <translation>Keine Vorschläge &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>&amp;Send 1 proposal</source>
        <translation>1 Vorschlag &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>&amp;Send {count} proposals</source>
        <translation>{count} Vorschläge &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>{kept} kept, </source>
        <translation>{kept} gehalten, </translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>{broken} broken</source>
        <translation>{broken} gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>Six proposals are the most</source>
        <translation>Mehr als sechs Vorschläge sind nicht möglich</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>same as {number}, counts twice</source>
        <translation>wie Nr. {number}, zählt doppelt</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>attacks {power}, against {number}</source>
        <translation>greift {power} an, gegen Nr. {number}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>enters {place}, against {number}</source>
        <translation>betritt {place}, gegen Nr. {number}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>There is no third power left</source>
        <translation>Es gibt keine dritte Macht mehr</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>None of your units can support one of theirs</source>
        <translation>Keine Ihrer Einheiten kann eine Einheit der Gegenseite unterstützen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>None of their units can support one of yours</source>
        <translation>Keine Einheit der Gegenseite kann eine Ihrer Einheiten unterstützen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/propose.py"/>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>Dislodged units</source>
        <translation>Vertriebene Einheiten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>Goes to</source>
        <translation>Geht nach</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>&amp;Send retreats</source>
        <translation>Rückzüge &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>A unit may go to an empty province next to it, never to where its attacker came from.</source>
        <translation>Eine Einheit darf in eine leere Nachbarprovinz, nie aber dorthin, woher ihr Angreifer kam.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>by the rule: {where}</source>
        <translation>nach der Regel: {where}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>It disbands: no province is open to it</source>
        <translation>Sie wird aufgelöst: Keine Provinz steht ihr offen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>The first that is open, by id: {place}</source>
        <translation>Die erste offene nach Kennung: {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>Leave it to the rule</source>
        <translation>Der Regel überlassen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>The unit is taken off the board</source>
        <translation>Die Einheit wird vom Brett genommen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>empty, neutral centre</source>
        <translation>leer, neutrales Zentrum</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>empty, your centre</source>
        <translation>leer, Ihr Zentrum</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>empty, centre of {power}</source>
        <translation>leer, Zentrum von {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>It was dislodged by the attack from {origin}.</source>
        <translation>Sie wurde durch den Angriff aus {origin} vertrieben.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>{power} dislodged it by the attack from {origin}.</source>
        <translation>{power} vertrieb sie durch den Angriff aus {origin}.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>If you choose nothing more: {fates}.</source>
        <translation>Wenn nichts weiter gewählt wird: {fates}.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>{unit} disbands</source>
        <translation>{unit} wird aufgelöst</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>{unit} goes to {place}</source>
        <translation>{unit} geht nach {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/retreats.py"/>
        <source>{units} would both go to {place}: all of them disband.</source>
        <translation>{units} würden zugleich nach {place} gehen: Alle werden aufgelöst.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>Who plays {power}</source>
        <translation>Wer {power} spielt</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>at this machine</source>
        <translation>an diesem Rechner</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>A bot's file…</source>
        <translation>Datei eines Bots…</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>JavaScript</source>
        <translation>JavaScript</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>your folder</source>
        <translation>Ihr Ordner</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>1 army</source>
        <translation>1 Armee</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>{count} armies</source>
        <translation>{count} Armeen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>1 fleet</source>
        <translation>1 Flotte</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/seat_row.py"/>
        <source>{count} fleets</source>
        <translation>{count} Flotten</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>Choose what to promise. What it means is said here, and shown on the map.</source>
        <translation>Wählen, was versprochen werden soll. Was es bedeutet, wird hier gesagt und auf der Karte gezeigt.</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>A&amp;gainst</source>
        <translation>Ge&amp;gen</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>Pro&amp;vince</source>
        <translation>Pro&amp;vinz</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>Their &amp;unit</source>
        <translation>Einheit der &amp;Gegenseite</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>Your &amp;unit</source>
        <translation>Eigene &amp;Einheit</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>&amp;Where it goes</source>
        <translation>Wohin sie &amp;zieht</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>Nowhere: it holds</source>
        <translation>Nirgendwohin: sie hält</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>held by {power}</source>
        <translation>besetzt von {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>you both can enter it</source>
        <translation>für beide erreichbar</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>centre of {power}</source>
        <translation>Zentrum von {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/terms_form.py"/>
        <source>neutral centre</source>
        <translation>neutrales Zentrum</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/two_lists.py"/>
        <source>&amp;Later</source>
        <translation>S&amp;päter</translation>
    </message>
    <message>
        <location filename="concordui/match/dialogs/two_lists.py"/>
        <source>Close; your choices so far are kept</source>
        <translation>Schließen; die bisherige Auswahl bleibt erhalten</translation>
    </message>
    <message>
        <location filename="concordui/match/draft_panel.py"/>
        <source>accept</source>
        <translation>annehmen</translation>
    </message>
    <message>
        <location filename="concordui/match/draft_panel.py"/>
        <source>reject</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <location filename="concordui/match/draft_panel.py"/>
        <source>unanswered: rejects</source>
        <translation>unbeantwortet: lehnt ab</translation>
    </message>
    <message>
        <location filename="concordui/match/draft_panel.py"/>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <location filename="concordui/match/draft_panel.py"/>
        <source>to {place}</source>
        <translation>nach {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/draft_panel.py"/>
        <source>disband</source>
        <translation>auflösen</translation>
    </message>
    <message>
        <location filename="concordui/match/draft_panel.py"/>
        <source>build</source>
        <translation>aufbauen</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>What you propose appears here. Nobody else sees a proposal before it is answered.</source>
        <translation>Eigene Vorschläge erscheinen hier. Niemand sonst sieht einen Vorschlag, bevor er beantwortet ist.</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>Propose a pact…</source>
        <translation>Pakt vorschlagen…</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>Nobody proposed anything to you. Send your answers to go on.</source>
        <translation>Niemand hat Ihnen etwas vorgeschlagen. Zum Fortfahren die Antworten senden.</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>Answer proposals…</source>
        <translation>Vorschläge beantworten…</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>Nothing is chosen yet: click a marked province on the map, or open the list.</source>
        <translation>Noch ist nichts gewählt: auf der Karte auf eine markierte Provinz klicken oder die Liste öffnen.</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>The bots are getting ready.</source>
        <translation>Die Bots machen sich bereit.</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>Pass the screen on.</source>
        <translation>Den Bildschirm weitergeben.</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>The powers negotiate and give their orders. What becomes of them appears here.</source>
        <translation>Die Mächte verhandeln und geben ihre Befehle. Was aus ihnen wird, erscheint hier.</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>You have nothing to do in this phase. The others are being asked.</source>
        <translation>In dieser Phase ist nichts zu tun. Die anderen werden gefragt.</translation>
    </message>
    <message>
        <location filename="concordui/match/drafted.py"/>
        <source>Sent. The others are still being asked.</source>
        <translation>Gesendet. Die anderen werden noch gefragt.</translation>
    </message>
    <message>
        <location filename="concordui/match/exporting.py"/>
        <source>{time}, {phase}</source>
        <translation>{time}, {phase}</translation>
    </message>
    <message>
        <location filename="concordui/match/eyes_menu.py"/>
        <source>Seen by</source>
        <translation>Aus Sicht von</translation>
    </message>
    <message>
        <location filename="concordui/match/eyes_menu.py"/>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>1 unit was ordered</source>
        <translation>1 Einheit erhielt einen Befehl</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>What {count} units were ordered</source>
        <translation>Was {count} Einheiten befohlen wurde</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{move}: nobody is in the way</source>
        <translation>{move}: niemand steht im Weg</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{units} go round, each into the place of the next</source>
        <translation>{units} rücken im Kreis, jede Einheit auf den Platz der nächsten</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{count} units move, with nobody in their way</source>
        <translation>{count} Einheiten ziehen, und niemand steht im Weg</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>Moved {moved}, bounced {others}, dislodged {gone}</source>
        <translation>Gezogen {moved}, abgeprallt {others}, vertrieben {gone}</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{units} bounce off each other</source>
        <translation>{units} prallen aneinander ab</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{units} bounces off {place}{numbers}</source>
        <translation>{units} prallt an {place} ab{numbers}</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{units} bounces at {place}{numbers}</source>
        <translation>{units} prallt in {place} ab{numbers}</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{units} bounce off {place}{numbers}</source>
        <translation>{units} prallen an {place} ab{numbers}</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{units} bounce at {place}{numbers}</source>
        <translation>{units} prallen in {place} ab{numbers}</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>; {units} bounces</source>
        <translation>; {units} prallt ab</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>; {units} bounce</source>
        <translation>; {units} prallen ab</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{unit} gets into {place}{rest}</source>
        <translation>{unit} rückt in {place} ein{rest}</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>, {strength} to {against}</source>
        <translation>, {strength} gegen {against}</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{unit} dislodges {place}{numbers}{rest}</source>
        <translation>{unit} vertreibt {place}{numbers}{rest}</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>; the support of {unit} for {what} is cut</source>
        <translation>; die Unterstützung von {unit} für {what} wird abgeschnitten</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>; the support of {unit} for {what} is lost</source>
        <translation>; die Unterstützung von {unit} für {what} entfällt</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{count} units retreat, {lost} disband</source>
        <translation>{count} Einheiten ziehen sich zurück, {lost} werden aufgelöst</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>1 centre changes hands</source>
        <translation>1 Zentrum wechselt den Besitzer</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{count} centres change hands</source>
        <translation>{count} Zentren wechseln den Besitzer</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>{built} built, {gone} disbanded</source>
        <translation>{built} aufgebaut, {gone} aufgelöst</translation>
    </message>
    <message>
        <location filename="concordui/match/film_words.py"/>
        <source>Promises: {kept} kept, {broken} broken</source>
        <translation>Versprechen: {kept} gehalten, {broken} gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>a unit</source>
        <translation>eine Einheit</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>walk</source>
        <translation>gehen</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>Choose a unit</source>
        <translation>Einheit wählen</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>next unit</source>
        <translation>nächste Einheit</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>leave</source>
        <translation>verlassen</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>supports {what}</source>
        <translation>unterstützt {what}</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>whom to support</source>
        <translation>wen unterstützen</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>supports {unit} → {place}</source>
        <translation>unterstützt {unit} → {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>where it goes</source>
        <translation>wohin sie zieht</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>move</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>support</source>
        <translation>unterstützen</translation>
    </message>
    <message>
        <location filename="concordui/match/hints.py"/>
        <source>{unit} holds</source>
        <translation>{unit} hält</translation>
    </message>
    <message>
        <location filename="concordui/match/log_panel.py"/>
        <source>earlier</source>
        <translation>früher</translation>
    </message>
    <message>
        <location filename="concordui/match/map_area.py"/>
        <source>Choose where your dislodged units go</source>
        <translation>Rückzugsorte der vertriebenen Einheiten wählen</translation>
    </message>
    <message>
        <location filename="concordui/match/map_area.py"/>
        <source>Mark the units that shall disband</source>
        <translation>Die aufzulösenden Einheiten markieren</translation>
    </message>
    <message>
        <location filename="concordui/match/map_area.py"/>
        <source>Choose where to build</source>
        <translation>Aufbauort wählen</translation>
    </message>
    <message>
        <location filename="concordui/match/map_area.py"/>
        <source>click again for a fleet</source>
        <translation>nochmals klicken für eine Flotte</translation>
    </message>
    <message>
        <location filename="concordui/match/map_area.py"/>
        <source>Now: {time}, {phase}</source>
        <translation>Jetzt: {time}, {phase}</translation>
    </message>
    <message>
        <location filename="concordui/match/map_area.py"/>
        <source>Seen by {power}</source>
        <translation>Aus Sicht von {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/map_area.py"/>
        <source>Everything is shown</source>
        <translation>Alles ist zu sehen</translation>
    </message>
    <message>
        <location filename="concordui/match/map_area.py"/>
        <source>What is public</source>
        <translation>Was öffentlich ist</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Your record: {record}.</source>
        <translation>Ihre Bilanz: {record}.</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>You broke your word: {promise}</source>
        <translation>Sie haben Ihr Wort gebrochen: {promise}</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>You broke {count} promises</source>
        <translation>Sie haben {count} Versprechen gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Promises appear here once the powers have answered each other's proposals.</source>
        <translation>Versprechen erscheinen hier, sobald die Mächte die Vorschläge der anderen beantwortet haben.</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Whoever sits down next sees the own promises here.</source>
        <translation>Wer als Nächstes Platz nimmt, sieht hier die eigenen Versprechen.</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Promises appear here when proposals are accepted.</source>
        <translation>Versprechen erscheinen hier, sobald Vorschläge angenommen sind.</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Nobody has promised you anything this season, nor you anybody.</source>
        <translation>Niemand hat Ihnen in dieser Jahreszeit etwas versprochen, und Sie niemandem.</translation>
    </message>
    <message>
        <location filename="concordui/match/opening.py"/>
        <source>{what}: {where}: {remedy}.</source>
        <translation>{what}: {where}: {remedy}.</translation>
    </message>
    <message>
        <location filename="concordui/match/order_rows.py"/>
        <source>will hold</source>
        <translation>wird halten</translation>
    </message>
    <message>
        <location filename="concordui/match/order_rows.py"/>
        <source>choose whom to support</source>
        <translation>Unterstützte wählen</translation>
    </message>
    <message>
        <location filename="concordui/match/order_rows.py"/>
        <source>choose where to</source>
        <translation>Zielort wählen</translation>
    </message>
    <message>
        <location filename="concordui/match/order_rows.py"/>
        <source>choose target</source>
        <translation>Ziel wählen</translation>
    </message>
    <message>
        <location filename="concordui/match/order_rows.py"/>
        <source>breaks peace</source>
        <translation>bricht Frieden</translation>
    </message>
    <message>
        <location filename="concordui/match/order_rows.py"/>
        <source>breaks alliance</source>
        <translation>bricht Bündnis</translation>
    </message>
    <message>
        <location filename="concordui/match/order_rows.py"/>
        <source>breaks promise</source>
        <translation>bricht Versprechen</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_marks.py"/>
        <source>{power} to {partner}: {what}</source>
        <translation>{power} an {partner}: {what}</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_marks.py"/>
        <source>Kept by {orders}</source>
        <translation>Gehalten durch {orders}</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_marks.py"/>
        <source>Kept</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_marks.py"/>
        <source>Broken by {orders}</source>
        <translation>Gebrochen durch {orders}</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_marks.py"/>
        <source>Broken: no such support was ordered</source>
        <translation>Gebrochen: keine solche Unterstützung befohlen</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>your orders break it</source>
        <translation>Ihre Befehle brechen es</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>your orders keep it</source>
        <translation>Ihre Befehle halten es</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>Peace, both ways</source>
        <translation>Frieden, beiderseits</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>Alliance against {power}</source>
        <translation>Bündnis gegen {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>Nobody enters {place}</source>
        <translation>Niemand betritt {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>You support {what}</source>
        <translation>Sie unterstützen {what}</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>They support {what}</source>
        <translation>Gegenseite unterstützt {what}</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>Peace with you</source>
        <translation>Frieden mit Ihnen</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>Alliance with you</source>
        <translation>Bündnis mit Ihnen</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>{season}{year} {fate}</source>
        <translation>{season}{year} {fate}</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>{season}{year} rejected</source>
        <translation>{season}{year} abgelehnt</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>to {power}: {what}</source>
        <translation>an {power}: {what}</translation>
    </message>
    <message>
        <location filename="concordui/match/promise_rows.py"/>
        <source>{promise}, to {power}</source>
        <translation>{promise}, an {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/resolution_panel.py"/>
        <source>built</source>
        <translation>aufgebaut</translation>
    </message>
    <message>
        <location filename="concordui/match/resolution_panel.py"/>
        <source>disbanded</source>
        <translation>aufgelöst</translation>
    </message>
    <message>
        <location filename="concordui/match/resolution_panel.py"/>
        <source>retreated</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>Broken</source>
        <translation>Gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>{power}, eliminated</source>
        <translation>{power}, ausgeschieden</translation>
    </message>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>You win</source>
        <translation>Sie gewinnen</translation>
    </message>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>{power} wins</source>
        <translation>{power} gewinnt</translation>
    </message>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>You share the victory</source>
        <translation>Sie teilen sich den Sieg</translation>
    </message>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>{powers} share the victory</source>
        <translation>{powers} teilen sich den Sieg</translation>
    </message>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <location filename="concordui/match/studying.py"/>
        <source>From {season}, with your orders as they stand. Nothing here changes the match.</source>
        <translation>Aus {season}, mit Ihren Befehlen, wie sie stehen. Nichts hier ändert die Partie.</translation>
    </message>
    <message>
        <location filename="concordui/match/studying.py"/>
        <source>{match}, year {year}, {season}</source>
        <translation>{match}, Jahr {year}, {season}</translation>
    </message>
    <message>
        <location filename="concordui/match/studying.py"/>
        <source>From {season}. Nothing here changes the match.</source>
        <translation>Aus {season}. Nichts hier ändert die Partie.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Go on to retreats</source>
        <translation>Weiter zu den Rückzügen</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Go on to builds</source>
        <translation>Weiter zum Aufbau</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>See the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Go on to year {year}</source>
        <translation>Weiter zu Jahr {year}</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Go on to Autumn</source>
        <translation>Weiter zum Herbst</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>refused</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>bounced</source>
        <translation>abgeprallt</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>cut</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>dislodged</source>
        <translation>vertrieben</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>moved</source>
        <translation>zog</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>held</source>
        <translation>hielt</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>counted</source>
        <translation>zählte</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>no effect</source>
        <translation>wirkungslos</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{unit} was dislodged by the attack from {attacker}.</source>
        <translation>{unit} wurde durch den Angriff aus {attacker} vertrieben.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{unit} did not get into {dest} and stays.</source>
        <translation>{unit} kam nicht nach {dest} und bleibt.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>An attack on {unit} by another power cut this support.</source>
        <translation>Ein Angriff einer anderen Macht auf {unit} schnitt diese Unterstützung ab.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>This order was none that the unit could carry out: it holds.</source>
        <translation>Diesen Befehl konnte die Einheit nicht ausführen: Sie hält.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{unit} moved to {dest}.</source>
        <translation>{unit} zog nach {dest}.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{unit} stayed.</source>
        <translation>{unit} blieb.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>The support matched its order and counted.</source>
        <translation>Die Unterstützung passte zum Befehl und zählte.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>The supported unit did something else: the support matched nothing.</source>
        <translation>Die unterstützte Einheit tat etwas anderes: Die Unterstützung passte zu nichts.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{count} contested</source>
        <translation>{count} umkämpft</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>uncontested</source>
        <translation>nicht umkämpft</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{place} disbands</source>
        <translation>{place} wird aufgelöst</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{place} retreats to {dest}</source>
        <translation>{place} zieht sich nach {dest} zurück</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>It was dislodged from {place}</source>
        <translation>Die Einheit wurde aus {place} vertrieben</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{by}, and no place was open to it.</source>
        <translation>{by}, und kein Ort stand offen.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{by}. Open to it: {places}.</source>
        <translation>{by}. Offen standen: {places}.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{by}. Open to it: {places}. It chose none, or met another unit that retreated there.</source>
        <translation>{by}. Offen standen: {places}. Keiner davon wurde gewählt, oder eine andere Einheit zog sich ebenfalls dorthin zurück.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{power} had {centres} centres and {units} units.</source>
        <translation>{power} hatte {centres} Zentren und {units} Einheiten.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{kind} built in {place}</source>
        <translation>{kind} in {place} aufgebaut</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{kind} disbanded in {place}</source>
        <translation>{kind} in {place} aufgelöst</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Gone</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Did not load</source>
        <translation>Nicht geladen</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Loading timed out</source>
        <translation>Laden zu langsam</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Timed out</source>
        <translation>Zu langsam</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Crashed</source>
        <translation>Abgestürzt</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Answer too big</source>
        <translation>Antwort zu groß</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Forbidden act</source>
        <translation>Verbotener Zugriff</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Raised an error</source>
        <translation>Fehler ausgelöst</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>No method</source>
        <translation>Methode fehlt</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>No plain answer</source>
        <translation>Keine reinen Daten</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Invalid answer</source>
        <translation>Ungültige Antwort</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{ms} ms</source>
        <translation>{ms} ms</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Thinking {spent}</source>
        <translation>Denkt {spent}</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Done in {spent}</source>
        <translation>Fertig in {spent}</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>no proposals</source>
        <translation>keine Vorschläge</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>rejects all</source>
        <translation>lehnt alles ab</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{reason}: {default}</source>
        <translation>{reason}: {default}</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Not asked</source>
        <translation>Nicht gefragt</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} did not load.</source>
        <translation>{who} ließ sich nicht laden.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} was not ready within {limit} ms.</source>
        <translation>{who} war nicht innerhalb von {limit} ms bereit.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} gave no {what} within {limit} ms.</source>
        <translation>{who} antwortete nicht innerhalb von {limit} ms ({what}).</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} ended unexpectedly while asked for {what}.</source>
        <translation>{who} endete unerwartet ({what}).</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} sent more than 8 MiB for {what}.</source>
        <translation>{who} sandte mehr als 8 MiB ({what}).</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} tried what a bot may not do while asked for {what}.</source>
        <translation>{who} versuchte, was ein Bot nicht tun darf ({what}).</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} raised an error while asked for {what}.</source>
        <translation>{who} löste einen Fehler aus ({what}).</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} has no method for {what}.</source>
        <translation>{who} hat dafür keine Methode ({what}).</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} gave {what} that are no plain data.</source>
        <translation>{who} lieferte etwas anderes als reine Daten ({what}).</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} gave {what} that the rules refuse.</source>
        <translation>{who} lieferte etwas, das die Regeln zurückweisen ({what}).</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>builds</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>a start</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>It proposes nothing.</source>
        <translation>Es wird nichts vorgeschlagen.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>It rejects every proposal.</source>
        <translation>Alle Vorschläge werden abgelehnt.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Its units hold.</source>
        <translation>Die Einheiten halten.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Its retreats are automatic.</source>
        <translation>Die Rückzüge erfolgen automatisch.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Its builds are waived, its disbands automatic.</source>
        <translation>Auf Aufbau wird verzichtet, aufgelöst wird automatisch.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Its seat plays the defaults from here on.</source>
        <translation>Der Platz spielt von hier an nach Vorgabe.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{power} ({bot})</source>
        <translation>{power} ({bot})</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} was loaded anew and given the match so far.</source>
        <translation>{who} wurde neu geladen und hat die bisherige Partie erhalten.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>It would have answered the same everywhere.</source>
        <translation>Alle Antworten wären gleich ausgefallen.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>It would have answered 1 earlier call otherwise; what was recorded stands.</source>
        <translation>1 früherer Aufruf wäre anders beantwortet worden; das Aufgezeichnete gilt.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>It would have answered {count} earlier calls otherwise; what was recorded stands.</source>
        <translation>{count} frühere Aufrufe wären anders beantwortet worden; das Aufgezeichnete gilt.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>On resuming, {power} answered otherwise than before when asked for {what}. What was recorded stands.</source>
        <translation>Beim Fortsetzen antwortete {power} anders als zuvor ({what}). Das Aufgezeichnete gilt.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} was read again. It takes its seat before the next phase.</source>
        <translation>{who} wurde neu gelesen. Der Platz wird vor der nächsten Phase eingenommen.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{who} could not be loaded anew and plays on as it was. {error}</source>
        <translation>{who} ließ sich nicht neu laden und spielt weiter wie bisher. {error}</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>What {power} sent was refused: {what} ({where}). Nothing is lost; correct it and send again.</source>
        <translation>Was {power} sandte, wurde zurückgewiesen: {what} ({where}). Nichts ist verloren; bitte berichtigen und erneut senden.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>The game could not be saved ({what}: {where}). It goes on, and is saved after the next phase.</source>
        <translation>Die Partie ließ sich nicht speichern ({what}: {where}). Sie geht weiter und wird nach der nächsten Phase gespeichert.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{time} begins. Every power may make up to six proposals.</source>
        <translation>{time} beginnt. Jede Macht darf bis zu sechs Vorschläge machen.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{time}: a retreat is due from {places}.</source>
        <translation>{time}: Ein Rückzug ist fällig aus {places}.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{time}: centres are counted, builds and disbands are due.</source>
        <translation>{time}: Die Zentren werden gezählt, Aufbau und Auflösung sind fällig.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{time}: {orders} orders, {count} contested.</source>
        <translation>{time}: {orders} Befehle, {count} umkämpft.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{power} broke a promise to {partner}: {promise}.</source>
        <translation>{power} brach ein Versprechen gegenüber {partner}: {promise}.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Year {year} is over, and with {count} centres nobody has more.</source>
        <translation>Jahr {year} ist vorbei, und mit {count} Zentren hat niemand mehr.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{count} of {all} centres, a majority, in year {year}.</source>
        <translation>{count} von {all} Zentren, eine Mehrheit, in Jahr {year}.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Nobody is left at the end of year {year}.</source>
        <translation>Am Ende von Jahr {year} ist niemand übrig.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{power} wins in year {year} with {count} centres, a majority.</source>
        <translation>{power} gewinnt in Jahr {year} mit {count} Zentren, einer Mehrheit.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{power} wins: the most centres, {count}, at the end of year {year}.</source>
        <translation>{power} gewinnt: die meisten Zentren, {count}, am Ende von Jahr {year}.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>{powers} share the victory with {count} centres each at the end of year {year}.</source>
        <translation>{powers} teilen sich am Ende von Jahr {year} den Sieg mit je {count} Zentren.</translation>
    </message>
    <message>
        <location filename="concordui/match/telling.py"/>
        <source>Nobody is left: there is no winner.</source>
        <translation>Niemand ist übrig: Es gibt keinen Sieger.</translation>
    </message>
    <message>
        <location filename="concordui/match/trust_panel.py"/>
        <source>Share ↓</source>
        <translation>Anteil ↓</translation>
    </message>
    <message>
        <location filename="concordui/match/trust_panel.py"/>
        <source>Kept share ↓</source>
        <translation>Haltequote ↓</translation>
    </message>
    <message>
        <location filename="concordui/match/trust_panel.py"/>
        <source>To you</source>
        <translation>Ihnen</translation>
    </message>
    <message>
        <location filename="concordui/match/trust_panel.py"/>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <location filename="concordui/match/trust_panel.py"/>
        <source>Broke, to…</source>
        <translation>Brach gegenüber…</translation>
    </message>
    <message>
        <location filename="concordui/match/trust_panel.py"/>
        <source>{maker} broke {count} to {partner}</source>
        <translation>{maker} hat gegenüber {partner} {count} gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/match/trust_panel.py"/>
        <source>{count} promises of this season are still open</source>
        <translation>{count} Versprechen dieser Jahreszeit sind noch offen</translation>
    </message>
    <message>
        <location filename="concordui/match/unit_menu.py"/>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Army {place}</source>
        <translation>Armee {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Fleet {place}</source>
        <translation>Flotte {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Spring</source>
        <translation>Frühjahr</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Year {year}, {season}</source>
        <translation>Jahr {year}, {season}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{time}, as {power}</source>
        <translation>{time}, als {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{unit}, hold</source>
        <translation>{unit}, Halten</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{unit} supports {what}</source>
        <translation>{unit} unterstützt {what}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Peace</source>
        <translation>Frieden</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Alliance against…</source>
        <translation>Bündnis gegen…</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Keep out of…</source>
        <translation>Fernbleiben von…</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>I support you</source>
        <translation>Unterstützung geben</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Support me</source>
        <translation>Unterstützung erbitten</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Neither of you attacks the other's units</source>
        <translation>Niemand von beiden greift Einheiten des anderen an</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Peace, and a named third power</source>
        <translation>Frieden und eine benannte dritte Macht</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Neither of you orders a move into a province</source>
        <translation>Niemand von beiden befiehlt einen Zug in eine Provinz</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>You promise a support to their unit</source>
        <translation>Sie versprechen Unterstützung für eine Einheit der Gegenseite</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>They promise a support to your unit</source>
        <translation>Die Gegenseite verspricht Unterstützung für Ihre Einheit</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Keep out of {place}</source>
        <translation>Fernbleiben von {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Support {what}</source>
        <translation>Unterstützung für {what}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Neither attacks the other's units this season</source>
        <translation>Niemand von beiden greift in dieser Jahreszeit Einheiten des anderen an</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Peace; nobody has to attack {power}</source>
        <translation>Frieden; niemand muss {power} angreifen</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Neither orders a move into {place}</source>
        <translation>Niemand von beiden befiehlt einen Zug nach {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{units} must order the support</source>
        <translation>{units} muss die Unterstützung befehlen</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>You and {power} promise not to order or support a move into a province with a unit of the other.</source>
        <translation>Sie und {power} versprechen, keinen Zug in eine Provinz mit einer Einheit des anderen zu befehlen oder zu unterstützen.</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>You and {power} promise peace, and name {target} as a common rival. Nobody has to attack.</source>
        <translation>Sie und {power} versprechen Frieden und nennen {target} als gemeinsamen Rivalen. Niemand muss angreifen.</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>You and {power} promise not to order a move into {place} this season. Supports and retreats are free.</source>
        <translation>Sie und {power} versprechen, in dieser Jahreszeit keinen Zug nach {place} zu befehlen. Unterstützungen und Rückzüge sind frei.</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>You promise to order {order} this season. {power} promises nothing.</source>
        <translation>Sie versprechen, in dieser Jahreszeit {order} zu befehlen. {power} verspricht nichts.</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{power} promises to order {order} this season. You promise nothing.</source>
        <translation>{power} verspricht, in dieser Jahreszeit {order} zu befehlen. Sie versprechen nichts.</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>No move or support into a province with a unit of {power}</source>
        <translation>Kein Zug und keine Unterstützung in eine Provinz mit einer Einheit von {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>No move into {place}</source>
        <translation>Kein Zug nach {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Peace with {power}</source>
        <translation>Frieden mit {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Alliance with {power}</source>
        <translation>Bündnis mit {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>Keep out of {place}, with {power}</source>
        <translation>Fernbleiben von {place}, mit {power}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>These orders break 1 promise</source>
        <translation>Diese Befehle brechen 1 Versprechen</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>These orders break {count} promises</source>
        <translation>Diese Befehle brechen {count} Versprechen</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{promise}: not ordered</source>
        <translation>{promise}: nicht befohlen</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{first}, and {last}</source>
        <translation>{first}, und {last}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{promise}: {deeds}</source>
        <translation>{promise}: {deeds}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>an army</source>
        <translation>eine Armee</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>a fleet</source>
        <translation>eine Flotte</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{unit} attacks {place}, where {power} has {what}</source>
        <translation>{unit} greift {place} an, wo {power} {what} hat</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{unit} moves into {place}</source>
        <translation>{unit} zieht nach {place}</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{unit} supports it</source>
        <translation>{unit} unterstützt das</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>You may send them; everyone will see it.</source>
        <translation>Sie dürfen trotzdem gesendet werden; alle werden es sehen.</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>{kept} kept, {broken} broken</source>
        <translation>{kept} gehalten, {broken} gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>broke {count} to you</source>
        <translation>Ihnen gegenüber {count} gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/match/wording.py"/>
        <source>never broke to you</source>
        <translation>Ihnen gegenüber nie gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Not saved since {time}</source>
        <translation>Nicht gespeichert seit {time}</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Saved {time}, {season}</source>
        <translation>Gespeichert {time}, {season}</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Zoom {percent} %</source>
        <translation>Zoom {percent} %</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Legal targets: {names}</source>
        <translation>Mögliche Ziele: {names}</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>{title} is not saved ({why})</source>
        <translation>{title} ist nicht gespeichert ({why})</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>make room or give yourself the right to write there, and play on; or close again to give it up</source>
        <translation>Platz schaffen oder sich dort Schreibrechte geben und weiterspielen; oder erneut schließen, um darauf zu verzichten</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Could not be opened: {what}</source>
        <translation>Ließ sich nicht öffnen: {what}</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Centres: {counts}</source>
        <translation>Zentren: {counts}</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>{power}'s turn: {phase}</source>
        <translation>{power} ist am Zug: {phase}</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Your proposals are due</source>
        <translation>Ihre Vorschläge sind fällig</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Your answers are due</source>
        <translation>Ihre Antworten sind fällig</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Your orders are due, {count} of {all} given</source>
        <translation>Ihre Befehle sind fällig, {count} von {all} gegeben</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Your retreats are due</source>
        <translation>Ihre Rückzüge sind fällig</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Your builds are due</source>
        <translation>Ihr Aufbau ist fällig</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Replay the season</source>
        <translation>Jahreszeit wiedergeben</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Pause the replay</source>
        <translation>Wiedergabe anhalten</translation>
    </message>
    <message>
        <location filename="concordui/match/workspace_states.py"/>
        <source>Go on with the replay</source>
        <translation>Wiedergabe fortsetzen</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>Nobody attacks {unit}: it stays where it is</source>
        <translation>Niemand greift {unit} an: Die Einheit bleibt, wo sie ist</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>What it was ordered can't be done: it holds instead</source>
        <translation>Was ihr befohlen wurde, ist nicht möglich: Sie hält stattdessen</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>It was given no order: a unit without one holds</source>
        <translation>Sie erhielt keinen Befehl: Eine Einheit ohne Befehl hält</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>Attack on {place}</source>
        <translation>Angriff auf {place}</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{units} go round, each into the place of the next: nobody stands in the way</source>
        <translation>{units} rücken im Kreis, jede Einheit auf den Platz der nächsten: Niemand steht im Weg</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>The unit there leaves {place} for {dest}: it does not stand in the way</source>
        <translation>Die Einheit dort zieht von {place} nach {dest}: Sie steht nicht im Weg</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} is of the same power and does not leave: nobody dislodges its own</source>
        <translation>{unit} gehört derselben Macht und zieht nicht ab: Niemand vertreibt eigene Einheiten</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} comes head-on</source>
        <translation>{unit} kommt frontal entgegen</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} goes there too</source>
        <translation>{unit} zieht auch dorthin</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} goes there too, but is dislodged by the unit that comes from there: it keeps nobody out</source>
        <translation>{unit} zieht auch dorthin, wird aber von der Einheit vertrieben, die von dort kommt: So hält {unit} niemanden fern</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>Against its own power's unit the attack counts nothing</source>
        <translation>Gegen eine Einheit der eigenen Macht zählt der Angriff nichts</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{strength} against {against} of {unit}: the attack is not greater, so it fails</source>
        <translation>{strength} gegen {against} von {unit}: Der Angriff ist nicht stärker, also scheitert er</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>The unit is dislodged before it gets anywhere</source>
        <translation>Die Einheit wird vertrieben, bevor sie irgendwohin gelangt</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>Nobody stands in its way: the move succeeds</source>
        <translation>Niemand steht im Weg: Der Zug gelingt</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>Nobody else goes to {place}: the move succeeds</source>
        <translation>Niemand sonst zieht nach {place}: Der Zug gelingt</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{strength} against {against}: the attack is greater</source>
        <translation>{strength} gegen {against}: Der Angriff ist stärker</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>The support does not count</source>
        <translation>Die Unterstützung zählt nicht</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>The support counts</source>
        <translation>Die Unterstützung zählt</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>The support keeps others out, but does not help to dislodge the unit in {place}</source>
        <translation>Die Unterstützung hält andere fern, hilft aber nicht, die Einheit in {place} zu vertreiben</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>Attack from {place}</source>
        <translation>Angriff aus {place}</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{strength} against {against}: no attack is greater</source>
        <translation>{strength} gegen {against}: Kein Angriff ist stärker</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit}, with {strength}, is not stronger than {rival}, with {against}</source>
        <translation>{unit}, mit {strength}, ist nicht stärker als {rival}, mit {against}</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>No attack gets in: others keep it out</source>
        <translation>Kein Angriff kommt durch: Andere halten ihn ab</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>An attack on a unit of the same power counts nothing</source>
        <translation>Ein Angriff auf eine Einheit derselben Macht zählt nichts</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} itself</source>
        <translation>{unit} selbst</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>Defence of {place}</source>
        <translation>Verteidigung von {place}</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>To keep others out, every support counts, whoever gives it</source>
        <translation>Um andere fernzuhalten, zählt jede Unterstützung, gleich von wem</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} supports it: not counted, no help makes a power dislodge its own</source>
        <translation>Unterstützung von {unit}: zählt nicht, denn keine Hilfe lässt eine Macht eigene Einheiten vertreiben</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>its unit is dislodged</source>
        <translation>die Einheit wird vertrieben</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>it matches no order</source>
        <translation>passt zu keinem Befehl</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>of the defender's own power</source>
        <translation>gehört der Macht des Verteidigers</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} supports it: not counted, {why}</source>
        <translation>Unterstützung von {unit}: zählt nicht, {why}</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>No support helps to dislodge a unit of the supporter's own power</source>
        <translation>Keine Unterstützung hilft, eine Einheit der unterstützenden Macht selbst zu vertreiben</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} was ordered otherwise: {order}</source>
        <translation>{unit} erhielt einen anderen Befehl: {order}</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} attacks it too, but is of the same power: that cuts nothing</source>
        <translation>{unit} greift auch an, gehört aber derselben Macht: Das schneidet nichts ab</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} attacks it from where the support is aimed: that alone cuts nothing</source>
        <translation>{unit} greift von dort an, worauf die Unterstützung zielt: Das allein schneidet nichts ab</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} dislodges it, {strength} against {against}: a unit that is gone supports nothing</source>
        <translation>{unit} vertreibt sie, {strength} gegen {against}: Eine vertriebene Einheit unterstützt nichts</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>Nobody attacks {unit}, so it is not cut</source>
        <translation>Niemand greift {unit} an, daher wird nichts abgeschnitten</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>{unit} ({power}) attacks {place}</source>
        <translation>{unit} ({power}) greift {place} an</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>It is another power's: any such attack cuts a support to hold</source>
        <translation>Er kommt von einer anderen Macht: Jeder solche Angriff schneidet eine Unterstützung zum Halten ab</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>It is another power's, and not from {place}, where the support is aimed</source>
        <translation>Er kommt von einer anderen Macht und nicht aus {place}, worauf die Unterstützung zielt</translation>
    </message>
    <message>
        <location filename="concordui/why/account.py"/>
        <source>An attack that does not get in cuts all the same</source>
        <translation>Auch ein Angriff, der nicht durchkommt, schneidet ab</translation>
    </message>
    <message>
        <location filename="concordui/why/dialog.py"/>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <location filename="concordui/why/dialog.py"/>
        <source>Open in the &amp;lab</source>
        <translation>Im &amp;Labor öffnen</translation>
    </message>
    <message>
        <location filename="concordui/why/dialog.py"/>
        <source>A line that you choose is lit on the map; Enter leads to its unit. Right and Left open and close it.</source>
        <translation>Eine gewählte Zeile leuchtet auf der Karte auf; die Eingabetaste führt zu ihrer Einheit. Rechts und Links klappen sie auf und zu.</translation>
    </message>
    <message>
        <location filename="concordui/why/dialog.py"/>
        <source>Why {unit} fared as it did</source>
        <translation>Warum es {unit} so erging</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>There are several orders for this unit, so none of them counts</source>
        <translation>Für diese Einheit gibt es mehrere Befehle, daher zählt keiner</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>There is no province {value} on the board</source>
        <translation>Auf dem Brett gibt es keine Provinz {value}</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>No unit stands in {place} to be supported</source>
        <translation>In {place} steht keine Einheit, die zu unterstützen wäre</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>A unit can't support itself</source>
        <translation>Eine Einheit kann sich nicht selbst unterstützen</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>The supported unit can't move to {place}</source>
        <translation>Die unterstützte Einheit kann nicht nach {place} ziehen</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>{reason}: it holds instead</source>
        <translation>{reason}: Die Einheit hält stattdessen</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>The order is neither a hold, nor a move, nor a support</source>
        <translation>Der Befehl ist weder Halten noch Ziehen noch Unterstützung</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>The order does not say rightly what its {key} is</source>
        <translation>Der Befehl sagt nicht richtig, was „{key}“ ist</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>The unit stands in {place} already</source>
        <translation>Die Einheit steht schon in {place}</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>An army can't go to sea, and {place} is one</source>
        <translation>Eine Armee kann nicht auf See, und {place} ist See</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>A fleet can't go inland, and {place} has no coast</source>
        <translation>Eine Flotte kann nicht ins Binnenland, und {place} hat keine Küste</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>{place} does not border on {here}</source>
        <translation>{place} grenzt nicht an {here}</translation>
    </message>
    <message>
        <location filename="concordui/why/refusals.py"/>
        <source>A fleet sails only along a sea that both touch, and {place} shares none with {here}</source>
        <translation>Eine Flotte fährt nur entlang einer See, an der beide liegen, und {place} hat keine mit {here} gemeinsam</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>{places}: {reason}</source>
        <translation>{places}: {reason}</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>closed</source>
        <translation>versperrt</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>Where {unit} may retreat</source>
        <translation>Wohin sich {unit} zurückziehen kann</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>{unit} can retreat nowhere: it is disbanded</source>
        <translation>{unit} hat keinen Rückzug: Die Einheit wird aufgelöst</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>{place}: its unit went to {dest}</source>
        <translation>{place}: die Einheit dort zog nach {dest}</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>{place}: its unit was dislodged</source>
        <translation>{place}: die Einheit dort wurde vertrieben</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>{place}: nobody is there</source>
        <translation>{place}: niemand ist dort</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>its dislodger came from there</source>
        <translation>von dort kam der Angriff</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>occupied</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <location filename="concordui/why/retreats.py"/>
        <source>left in a standoff</source>
        <translation>nach einem Patt frei geblieben</translation>
    </message>
</context>
<context>
    <name>MatchDocks</name>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Deals</source>
        <translation>Abmachungen</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Promises that fell due and proposals that were rejected appear here.</source>
        <translation>Fällig gewordene Versprechen und abgelehnte Vorschläge erscheinen hier.</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Only contested orders</source>
        <translation>Nur umkämpfte Befehle</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Promises this season</source>
        <translation>Versprechen dieser Jahreszeit</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>all seasons</source>
        <translation>alle Jahreszeiten</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Who broke what to whom</source>
        <translation>Wer was gegenüber wem gebrochen hat</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Promises</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>{note}, sent</source>
        <translation>{note}, gesendet</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>{all} orders, {count} contested</source>
        <translation>{all} Befehle, {count} umkämpft</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Resolution</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Builds and disbands</source>
        <translation>Aufbau und Auflösung</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>{kept} kept, {broken} broken</source>
        <translation>{kept} gehalten, {broken} gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Promises of this season</source>
        <translation>Versprechen dieser Jahreszeit</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>Nobody's promise fell due that you may know of.</source>
        <translation>Es wurde kein Versprechen fällig, von dem Sie wissen dürfen.</translation>
    </message>
    <message>
        <location filename="concordui/match/match_docks.py"/>
        <source>{mine} yours, {theirs} to you</source>
        <translation>{mine} von Ihnen, {theirs} an Sie</translation>
    </message>
</context>
<context>
    <name>MatchHome</name>
    <message>
        <location filename="concordui/match/home.py"/>
        <source>New match with options...</source>
        <translation>Neue Partie mit Optionen...</translation>
    </message>
    <message>
        <location filename="concordui/match/home.py"/>
        <source>No match is open. Matches appear here, each in a tab of its own.</source>
        <translation>Keine Partie ist offen. Partien erscheinen hier, jede in einem eigenen Tab.</translation>
    </message>
</context>
<context>
    <name>MatchKind</name>
    <message>
        <location filename="concordui/match/kind.py"/>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="concordui/match/kind.py"/>
        <source>a saved game</source>
        <translation>eine gespeicherte Partie</translation>
    </message>
    <message>
        <location filename="concordui/match/kind.py"/>
        <source>New match...</source>
        <translation>Neue Partie...</translation>
    </message>
</context>
<context>
    <name>OrderLine</name>
    <message>
        <location filename="concordui/match/order_line.py"/>
        <source>Type an order</source>
        <translation>Befehl eingeben</translation>
    </message>
    <message>
        <location filename="concordui/match/order_line.py"/>
        <source>Possible orders</source>
        <translation>Mögliche Befehle</translation>
    </message>
    <message>
        <location filename="concordui/match/order_line.py"/>
        <source>Type an order, for example {order}</source>
        <translation>Befehl eingeben, zum Beispiel {order}</translation>
    </message>
    <message>
        <location filename="concordui/match/order_line.py"/>
        <source>Type an order for any power, for example {order}</source>
        <translation>Befehl für eine beliebige Macht eingeben, zum Beispiel {order}</translation>
    </message>
</context>
<context>
    <name>OrdersPanel</name>
    <message>
        <location filename="concordui/match/orders_panel.py"/>
        <source>Orders, a line a unit</source>
        <translation>Befehle, je Einheit eine Zeile</translation>
    </message>
    <message>
        <location filename="concordui/match/orders_panel.py"/>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="concordui/match/orders_panel.py"/>
        <source>Take both back</source>
        <translation>Beide zurücknehmen</translation>
    </message>
    <message>
        <location filename="concordui/match/orders_panel.py"/>
        <source>Show on the map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <location filename="concordui/match/orders_panel.py"/>
        <source>Take them back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>Pacts</name>
    <message>
        <location filename="concordui/pacts/answer.py"/>
        <source>Answer proposals</source>
        <translation>Vorschläge beantworten</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer.py"/>
        <source>Re&amp;ject the rest</source>
        <translation>Übrige ab&amp;lehnen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer.py"/>
        <source>&amp;Later</source>
        <translation>S&amp;päter</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer.py"/>
        <source>Close; your answers so far are kept</source>
        <translation>Schließen; bisherige Antworten bleiben erhalten</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer.py"/>
        <source>1 proposal</source>
        <translation>1 Vorschlag</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer.py"/>
        <source>{count} proposals</source>
        <translation>{count} Vorschläge</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer.py"/>
        <source>&amp;Send answers</source>
        <translation>Antworten &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>{title}, from {sender}</source>
        <translation>{title}, von {sender}</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>Answer to {sender}</source>
        <translation>Antwort an {sender}</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>{verb} (key {key})</source>
        <translation>{verb} (Taste {key})</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>They promise</source>
        <translation>Die Gegenseite verspricht</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>You promise</source>
        <translation>Sie versprechen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <location filename="concordui/pacts/answer_row.py"/>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <location filename="concordui/pacts/offer_list.py"/>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="concordui/pacts/offer_list.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/offer_list.py"/>
        <source>Proposal {number}: {title} to {to}</source>
        <translation>Vorschlag {number}: {title} an {to}</translation>
    </message>
    <message>
        <location filename="concordui/pacts/offer_list.py"/>
        <source>Edit proposal {number}</source>
        <translation>Vorschlag {number} bearbeiten</translation>
    </message>
    <message>
        <location filename="concordui/pacts/offer_list.py"/>
        <source>Remove proposal {number}</source>
        <translation>Vorschlag {number} entfernen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/propose.py"/>
        <source>Propose a pact</source>
        <translation>Pakt vorschlagen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/propose.py"/>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <location filename="concordui/pacts/propose.py"/>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/propose.py"/>
        <source>Back to the proposals as they were when this opened</source>
        <translation>Zurück zu den Vorschlägen, wie sie beim Öffnen waren</translation>
    </message>
    <message>
        <location filename="concordui/pacts/propose.py"/>
        <source>Add &amp;another</source>
        <translation>&amp;Weiteren hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/propose.py"/>
        <source>Find by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <location filename="concordui/pacts/propose.py"/>
        <source>{count} of {most}</source>
        <translation>{count} von {most}</translation>
    </message>
    <message>
        <location filename="concordui/pacts/seat_dialog.py"/>
        <source>This was not taken</source>
        <translation>Das wurde nicht angenommen</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <location filename="concordui/match/phase_bar.py"/>
        <source>Phase and seats</source>
        <translation>Phase und Plätze</translation>
    </message>
</context>
<context>
    <name>PromisesPanel</name>
    <message>
        <location filename="concordui/match/promises_panel.py"/>
        <source>Promises</source>
        <translation>Versprechen</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <location filename="concordui/match/replay_bar.py"/>
        <source>The season, step by step</source>
        <translation>Die Jahreszeit, Schritt für Schritt</translation>
    </message>
    <message>
        <location filename="concordui/match/replay_bar.py"/>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <location filename="concordui/match/replay_bar.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="concordui/match/replay_bar.py"/>
        <source>One step on</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <location filename="concordui/match/replay_bar.py"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="concordui/match/replay_bar.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="concordui/match/replay_bar.py"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="concordui/match/replay_bar.py"/>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <location filename="concordui/match/replay_bar.py"/>
        <source>Speed: {speed}</source>
        <translation>Tempo: {speed}</translation>
    </message>
</context>
<context>
    <name>ResolutionPanel</name>
    <message>
        <location filename="concordui/match/resolution_panel.py"/>
        <source>Orders and what became of them</source>
        <translation>Befehle und was aus ihnen wurde</translation>
    </message>
    <message>
        <location filename="concordui/match/resolution_panel.py"/>
        <source>Show why, step by step</source>
        <translation>Zeigen, warum, Schritt für Schritt</translation>
    </message>
    <message>
        <location filename="concordui/match/resolution_panel.py"/>
        <source>Open the season in the lab</source>
        <translation>Jahreszeit im Labor öffnen</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <location filename="concordui/match/result_panel.py"/>
        <source>Places</source>
        <translation>Ränge</translation>
    </message>
</context>
<context>
    <name>SeasonSlider</name>
    <message>
        <location filename="concordui/match/season_slider.py"/>
        <source>Seasons of this match</source>
        <translation>Jahreszeiten dieser Partie</translation>
    </message>
    <message>
        <location filename="concordui/match/season_slider.py"/>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <location filename="concordui/match/season_slider.py"/>
        <source>retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <location filename="concordui/match/season_slider.py"/>
        <source>builds</source>
        <translation>Aufbau</translation>
    </message>
</context>
<context>
    <name>SeatCell</name>
    <message>
        <location filename="concordui/match/phase_bar.py"/>
        <source>{power}, {count} centres: {light}</source>
        <translation>{power}, {count} Zentren: {light}</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>seats are rotated</source>
        <translation>Plätze wechseln</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>&amp;Keep every game as a file that can be opened</source>
        <translation>Jedes Spiel als Datei zum Öffnen be&amp;halten</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>&amp;Start tournament</source>
        <translation>Turnier &amp;beginnen</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>A bot's file</source>
        <translation>Datei eines Bots</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>Bots (*.py *.js)</source>
        <translation>Bots (*.py *.js)</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>1 entrant</source>
        <translation>1 Teilnehmer</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>{n} entrants</source>
        <translation>{n} Teilnehmer</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>In {n} games every entrant plays every power equally often.</source>
        <translation>In {n} Spielen spielt jeder Teilnehmer jede Macht gleich oft.</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>A round of these entrants has {n} games.</source>
        <translation>Eine Runde dieser Teilnehmer hat {n} Spiele.</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>Entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>Add a bot's &amp;file…</source>
        <translation>Bot-&amp;Datei hinzufügen…</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>&amp;Games</source>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>&amp;Years a game</source>
        <translation>&amp;Jahre je Spiel</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>S&amp;eed</source>
        <translation>S&amp;tartwert</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form_model.py"/>
        <source>tick the bots at the left</source>
        <translation>links die Bots ankreuzen</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form_model.py"/>
        <source>nobody takes part yet</source>
        <translation>noch nimmt niemand teil</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form_model.py"/>
        <source>entrants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form_model.py"/>
        <source>give a whole number from 0 to {most}</source>
        <translation>eine ganze Zahl von 0 bis {most} angeben</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form_model.py"/>
        <source>this is no seed</source>
        <translation>das ist kein Startwert</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form_model.py"/>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <location filename="concordui/tournament/form_model.py"/>
        <source>the form</source>
        <translation>das Formular</translation>
    </message>
    <message>
        <location filename="concordui/tournament/live.py"/>
        <source>Game {n}: begins</source>
        <translation>Spiel {n}: beginnt</translation>
    </message>
    <message>
        <location filename="concordui/tournament/live.py"/>
        <source>Game {n}: year {year}, {season}</source>
        <translation>Spiel {n}: Jahr {year}, {season}</translation>
    </message>
    <message>
        <location filename="concordui/tournament/live.py"/>
        <source>Games being played</source>
        <translation>Laufende Spiele</translation>
    </message>
    <message>
        <location filename="concordui/tournament/live.py"/>
        <source>The games appear here while they are played.</source>
        <translation>Die Spiele erscheinen hier, während sie gespielt werden.</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>One tournament is played at a time</source>
        <translation>Es läuft immer nur ein Turnier</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>Many matches between bots, with the seats rotated</source>
        <translation>Viele Partien zwischen Bots mit wechselnden Plätzen</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>&amp;Stop the tournament</source>
        <translation>Turnier &amp;anhalten</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>&amp;Go on with it</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>Games that this machine failed and that were begun again: {n}.</source>
        <translation>Spiele, an denen dieser Rechner scheiterte und die neu begonnen wurden: {n}.</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>It was stopped; what was played is kept.</source>
        <translation>Es wurde angehalten; was gespielt ist, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>Show the &amp;folder</source>
        <translation>&amp;Ordner zeigen</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>Open the &amp;report</source>
        <translation>&amp;Bericht öffnen</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>&amp;New tournament…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>A tournament plays many matches between bots and says who does better, and how sure that is.</source>
        <translation>Ein Turnier spielt viele Partien zwischen Bots und sagt, wer besser abschneidet und wie sicher das ist.</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>Being played</source>
        <translation>Läuft gerade</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>Standing</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>points: 1 to a sole winner, shares of it to several</source>
        <translation>Punkte: 1 für einen alleinigen Sieger, Anteile davon für mehrere</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>double click or Enter opens one</source>
        <translation>Doppelklick oder Eingabetaste öffnet eines</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>being played</source>
        <translation>läuft</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <location filename="concordui/tournament/page.py"/>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <location filename="concordui/tournament/shelf.py"/>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="concordui/tournament/shelf.py"/>
        <source>Tournaments that you start are listed here, and can be gone on with.</source>
        <translation>Begonnene Turniere sind hier aufgeführt und lassen sich fortsetzen.</translation>
    </message>
    <message>
        <location filename="concordui/tournament/shelf.py"/>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Entrant</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Share of the points ↓</source>
        <translation>Punkteanteil ↓</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Fallbacks</source>
        <translation>Ersatzantworten</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>Open this game</source>
        <translation>Dieses Spiel öffnen</translation>
    </message>
    <message>
        <location filename="concordui/tournament/tables.py"/>
        <source>The files of this tournament's games were not kept</source>
        <translation>Die Dateien der Spiele dieses Turniers wurden nicht behalten</translation>
    </message>
    <message>
        <location filename="concordui/tournament/words.py"/>
        <source>1 game played</source>
        <translation>1 Spiel gespielt</translation>
    </message>
    <message>
        <location filename="concordui/tournament/words.py"/>
        <source>{n} games played</source>
        <translation>{n} Spiele gespielt</translation>
    </message>
    <message>
        <location filename="concordui/tournament/words.py"/>
        <source>{done} of {total} games played</source>
        <translation>{done} von {total} Spielen gespielt</translation>
    </message>
    <message>
        <location filename="concordui/tournament/words.py"/>
        <source>{share:.1f} %</source>
        <translation>{share:.1f} %</translation>
    </message>
    <message>
        <location filename="concordui/tournament/words.py"/>
        <source>{low:.0f} to {high:.0f} %</source>
        <translation>{low:.0f} bis {high:.0f} %</translation>
    </message>
    <message>
        <location filename="concordui/tournament/words.py"/>
        <source>{entrant} as {power}</source>
        <translation>{entrant} als {power}</translation>
    </message>
    <message>
        <location filename="concordui/tournament/words.py"/>
        <source>Shared: {names}</source>
        <translation>Geteilt: {names}</translation>
    </message>
    <message>
        <location filename="concordui/tournament/words.py"/>
        <source>{entrant}: {reason}</source>
        <translation>{entrant}: {reason}</translation>
    </message>
    <message>
        <location filename="concordui/tournament/words.py"/>
        <source>{entrant}: {n} times {reason}</source>
        <translation>{entrant}: {n}-mal {reason}</translation>
    </message>
</context>
<context>
    <name>TrustPanel</name>
    <message>
        <location filename="concordui/match/trust_panel.py"/>
        <source>Trust, all seasons</source>
        <translation>Vertrauen, alle Jahreszeiten</translation>
    </message>
    <message>
        <location filename="concordui/match/trust_panel.py"/>
        <source>Promises broken: by the row, to the column</source>
        <translation>Gebrochene Versprechen: von der Zeile gegenüber der Spalte</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <location filename="concordui/match/watch_bar.py"/>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <location filename="concordui/match/watch_bar.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="concordui/match/watch_bar.py"/>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="concordui/match/watch_bar.py"/>
        <source>No pause</source>
        <translation>Ohne Pause</translation>
    </message>
    <message>
        <location filename="concordui/match/watch_bar.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="concordui/match/watch_bar.py"/>
        <source>Speed: {speed}</source>
        <translation>Tempo: {speed}</translation>
    </message>
</context>
</TS>
