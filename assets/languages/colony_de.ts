<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Actions</name>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Mind</source>
        <translation>Geist</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Visit a colony</source>
        <translation>Kolonie besuchen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>New trial</source>
        <translation>Neue Erprobung</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>New bank</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Let time run</source>
        <translation>Zeit laufen lassen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>One tick on</source>
        <translation>Einen Tick weiter</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>First tick</source>
        <translation>Erster Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Tick before</source>
        <translation>Voriger Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Tick after</source>
        <translation>Nächster Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Latest tick</source>
        <translation>Letzter Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>4 ticks a second</source>
        <translation>4 Ticks pro Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>16 ticks a second</source>
        <translation>16 Ticks pro Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>64 ticks a second</source>
        <translation>64 Ticks pro Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>As many ticks a second as there can be</source>
        <translation>So viele Ticks pro Sekunde wie möglich</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Wait at each decision</source>
        <translation>Bei jeder Entscheidung warten</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show the minds</source>
        <translation>Geister anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show the offers</source>
        <translation>Angebote anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show the topics</source>
        <translation>Themen anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show the attempts</source>
        <translation>Versuche anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show the timelines</source>
        <translation>Zeitlinien anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show your seat</source>
        <translation>Eigenen Platz anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Follow the colonist</source>
        <translation>Kolonist verfolgen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Picture of the colony...</source>
        <translation>Bild der Kolonie...</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show a mind alone</source>
        <translation>Einen Geist allein anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show it with another mind</source>
        <translation>Mit einem anderen Geist anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show it with the truth</source>
        <translation>Mit der Wahrheit anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Next mind</source>
        <translation>Nächster Geist</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Mind before</source>
        <translation>Voriger Geist</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show the request</source>
        <translation>Anfrage anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Take a checkpoint</source>
        <translation>Sicherungspunkt anlegen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Open a checkpoint…</source>
        <translation>Sicherungspunkt öffnen…</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Minds...</source>
        <translation>Geister...</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Search who knows what</source>
        <translation>Suchen, wer was weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Evidence of who knows what</source>
        <translation>Belege dafür, wer was weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Take a seat</source>
        <translation>Platz einnehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/actions.py"/>
        <source>Show everything</source>
        <translation>Alles anzeigen</translation>
    </message>
</context>
<context>
    <name>Colony</name>
    <message>
        <location filename="concordui/colony/attempts/filters.py"/>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/filters.py"/>
        <source>Mind</source>
        <translation>Geist</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/filters.py"/>
        <source>Asked for</source>
        <translation>Gefragt zu</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/filters.py"/>
        <source>Timeline</source>
        <translation>Zeitlinie</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/filters.py"/>
        <source>All states</source>
        <translation>Jeder Stand</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/filters.py"/>
        <source>All minds</source>
        <translation>Alle Geister</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/filters.py"/>
        <source>All purposes</source>
        <translation>Alle Zwecke</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/filters.py"/>
        <source>All timelines</source>
        <translation>Alle Zeitlinien</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/page.py"/>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/page.py"/>
        <source>Save the table of attempts as CSV…</source>
        <translation>Tabelle der Versuche als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/page.py"/>
        <source>The attempt that is opened</source>
        <translation>Der geöffnete Versuch</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/page.py"/>
        <source>Every call to a mind appears here, from the moment at which it is reserved, whatever becomes of it.</source>
        <translation>Hier erscheint jeder Aufruf eines Geistes vom Augenblick seiner Vormerkung an, was auch immer aus ihm wird.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/page.py"/>
        <source>The request of attempt {id}</source>
        <translation>Die Anfrage von Versuch {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/page.py"/>
        <source>The answer to attempt {id}</source>
        <translation>Die Antwort auf Versuch {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/page.py"/>
        <source>The ledger shows what every mind was asked: while you sit in a seat it stays closed.</source>
        <translation>Das Register zeigt, was jeder Geist gefragt wurde: Solange Sie auf einem Platz sitzen, bleibt es geschlossen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/page.py"/>
        <source>{n} in flight</source>
        <translation>{n} unterwegs</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/page.py"/>
        <source>Choose an attempt to read what was asked, what came, and what became of it.</source>
        <translation>Einen Versuch wählen, um zu lesen, was gefragt wurde, was kam und was daraus wurde.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/table.py"/>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/table.py"/>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/table.py"/>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/table.py"/>
        <source>Of</source>
        <translation>ZL</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/table.py"/>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/table.py"/>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/table.py"/>
        <source>What came</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/table.py"/>
        <source>The ledger of attempts</source>
        <translation>Register der Versuche</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>appraises</source>
        <translation>bewertet</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>decides</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>reflects</source>
        <translation>besinnt sich</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>plans</source>
        <translation>plant</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>queued</source>
        <translation>wartend</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>in flight</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>discarded: earlier epoch</source>
        <translation>verworfen: frühere Epoche</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>failed: {stage}</source>
        <translation>fehlgeschlagen: {stage}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>transport</source>
        <translation>Übertragung</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>not JSON</source>
        <translation>kein JSON</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>menu</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>execution</source>
        <translation>Ausführung</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>under way for {time}</source>
        <translation>seit {time} unterwegs</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>1 call shown</source>
        <translation>1 Aufruf gezeigt</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{n} calls shown</source>
        <translation>{n} Aufrufe gezeigt</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{calls} of {whole}</source>
        <translation>{calls} von {whole}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{left} of {budget} calls left</source>
        <translation>noch {left} von {budget} Aufrufen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>Attempt {id}: {name} {aim}</source>
        <translation>Versuch {id}: {name} {aim}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>What became of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>What was asked</source>
        <translation>Was gefragt wurde</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{clock}, timeline {timeline}, epoch {epoch}</source>
        <translation>{clock}, Zeitlinie {timeline}, Epoche {epoch}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>Who answers</source>
        <translation>Wer antwortet</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>Because of</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>It cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>1 call</source>
        <translation>1 Aufruf</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>thread {id}</source>
        <translation>Verhandlung {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>a question of the core</source>
        <translation>eine Frage des Kerns</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>agreed work {id}</source>
        <translation>vereinbarte Arbeit {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>work {id} finished</source>
        <translation>Arbeit {id} beendet</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>work {id} stopped</source>
        <translation>Arbeit {id} abgebrochen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>a fall of {name}</source>
        <translation>ein Sturz von {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} was burnt</source>
        <translation>{name} hat sich verbrannt</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>a fight of {name}</source>
        <translation>ein Kampf von {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} is down</source>
        <translation>{name} liegt am Boden</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} is up again</source>
        <translation>{name} ist wieder auf den Beinen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} died</source>
        <translation>{name} ist gestorben</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} starves</source>
        <translation>{name} hungert</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} was carried to a bed</source>
        <translation>{name} wurde in ein Bett getragen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} is exhausted</source>
        <translation>{name} ist erschöpft</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} ate</source>
        <translation>{name} hat gegessen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} woke</source>
        <translation>{name} ist aufgewacht</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} gathered</source>
        <translation>{name} hat gesammelt</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} tended a fire</source>
        <translation>{name} hat ein Feuer gehütet</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{name} took herbs</source>
        <translation>{name} hat Kräuter genommen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{thing} went out</source>
        <translation>{thing} ist erloschen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>something of {thing} burnt</source>
        <translation>etwas von {thing} ist verbrannt</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>the person in the seat called for it</source>
        <translation>die Person auf dem Platz hat danach verlangt</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>No answer. {stage}</source>
        <translation>Keine Antwort. {stage}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>Show the whole answer</source>
        <translation>Ganze Antwort anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>It is reserved in the ledger; its call has not left yet.</source>
        <translation>Er ist im Register vorgemerkt; sein Aufruf ist noch nicht hinausgegangen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>Its call is under way. The colony goes on, and its answer will be judged when it comes.</source>
        <translation>Sein Aufruf ist unterwegs. Die Kolonie läuft weiter, und die Antwort wird beurteilt, wenn sie kommt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>Its answer is here and waits for the tick in which it counts.</source>
        <translation>Seine Antwort ist da und wartet auf den Tick, in dem sie zählt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>no time</source>
        <translation>0 Min.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>It was carried out on {clock}, after {wait}.</source>
        <translation>Sie wurde {clock} ausgeführt, nach {wait}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>It counts for nothing: {why}.</source>
        <translation>Sie zählt nicht: {why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>The answer is kept, and has changed nothing.</source>
        <translation>Die Antwort ist aufbewahrt und hat nichts geändert.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>It came too late and changed nothing: {why}.</source>
        <translation>Sie kam zu spät und hat nichts geändert: {why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>It failed and changed nothing: {why}.</source>
        <translation>Er ist fehlgeschlagen und hat nichts geändert: {why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>The request can't be rebuilt: {why}</source>
        <translation>Die Anfrage lässt sich nicht wiederherstellen: {why}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>SHA-256 in the ledger: {digest}</source>
        <translation>SHA-256 im Register: {digest}</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{n} bytes</source>
        <translation>{n} Byte</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{size}, rebuilt from the store: their SHA-256 is the one in the ledger, so these are the very bytes.</source>
        <translation>{size}, aus dem Speicher wiederhergestellt: Ihr SHA-256 ist der im Register, es sind also genau diese Bytes.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>{size}, rebuilt from the store, but their SHA-256 is another one than the ledger’s: these are not the bytes that were sent.</source>
        <translation>{size}, aus dem Speicher wiederhergestellt, aber ihr SHA-256 weicht von dem im Register ab: Es sind nicht die gesendeten Bytes.</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>Open the page of this mind then</source>
        <translation>Damalige Seite dieses Geistes öffnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/attempts/words.py"/>
        <source>Show the request</source>
        <translation>Anfrage anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/clock.py"/>
        <source>Day {day}, {time}</source>
        <translation>Tag {day}, {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/clock.py"/>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/clock.py"/>
        <source>{days} d {hours} h</source>
        <translation>{days} T. {hours} Std.</translation>
    </message>
    <message>
        <location filename="concordui/colony/clock.py"/>
        <source>{hours} h {minutes:02} min</source>
        <translation>{hours} Std. {minutes:02} Min.</translation>
    </message>
    <message>
        <location filename="concordui/colony/clock.py"/>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
    <message>
        <location filename="concordui/colony/copying.py"/>
        <source>Stores of a colony ({pattern})</source>
        <translation>Speicher einer Kolonie ({pattern})</translation>
    </message>
    <message>
        <location filename="concordui/colony/copying.py"/>
        <source>Save a copy of the store</source>
        <translation>Kopie des Speichers sichern</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>Visit {title}</source>
        <translation>{title} besuchen</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>Colonists who decide by what each of them knows, and a core that may only ask</source>
        <translation>Kolonisten, die nach dem entscheiden, was jeder von ihnen weiß, und ein Kern, der nur fragen kann</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>Open a store…</source>
        <translation>Speicher öffnen…</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>Colonies that you visit or open appear here, with where they stand.</source>
        <translation>Hier erscheinen besuchte und geöffnete Kolonien mit ihrem Stand.</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>Scenarios and colonies</source>
        <translation>Szenarien und Kolonien</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>Visit a colony</source>
        <translation>Kolonie besuchen</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>A click begins it, and it runs on by itself.</source>
        <translation>Ein Klick beginnt es, und es läuft von selbst weiter.</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>Recent colonies</source>
        <translation>Zuletzt besuchte Kolonien</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>1 colonist</source>
        <translation>1 Kolonist</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>{count} colonists</source>
        <translation>{count} Kolonisten</translation>
    </message>
    <message>
        <location filename="concordui/colony/home_page.py"/>
        <source>{columns} x {rows} hexes</source>
        <translation>{columns} x {rows} Felder</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>Everybody knows it.</source>
        <translation>Alle wissen es.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>Nobody knows it.</source>
        <translation>Niemand weiß es.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>Nobody else knows it.</source>
        <translation>Sonst weiß es niemand.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>Nobody knows it now.</source>
        <translation>Jetzt weiß es niemand.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>There is no such thing any more.</source>
        <translation>Das gibt es nicht mehr.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>In truth it is {value} now.</source>
        <translation>In Wahrheit ist es jetzt {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>The core</source>
        <translation>Der Kern</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{count} minds</source>
        <translation>{count} Geister</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>the core</source>
        <translation>der Kern</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{age} ago</source>
        <translation>vor {age}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} sees it now: {value}.</source>
        <translation>{who} sieht es jetzt: {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} see it now: {value}.</source>
        <translation>{who} sehen es jetzt: {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} knows a band, {value}, read at {time} over the shared link; it becomes unknown after {until}.</source>
        <translation>{who} kennt eine Stufe, {value}, gelesen {time} über die geteilte Verbindung; sie wird unbekannt nach {until}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} infers it from a receipt of {time}: {value}.</source>
        <translation>{who} schließt es aus einer Quittung von {time}: {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} has it in its list of work: {value}.</source>
        <translation>{who} hat es auf der Arbeitsliste: {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} knows {value} exactly.</source>
        <translation>{who} weiß genau: {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} made this offer, and knows how it stands: {value}.</source>
        <translation>{who} hat dieses Angebot gemacht und weiß, wie es steht: {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} wrote it; nobody else reads it.</source>
        <translation>{who} hat es geschrieben; sonst liest es niemand.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} keeps it as a topic of its own: {value}.</source>
        <translation>{who} führt es als eigenes Thema: {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} knows it of itself.</source>
        <translation>{who} weiß es von sich selbst.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} knows it at first hand: {value}.</source>
        <translation>{who} weiß es aus erster Hand: {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} experienced it and remembers it ({ago}).</source>
        <translation>{who} hat es erlebt und erinnert sich daran ({ago}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} experienced it and remember it ({ago}).</source>
        <translation>{who} haben es erlebt und erinnern sich daran ({ago}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} remembers it: {value}, at {time} ({ago}).</source>
        <translation>{who} erinnert sich: {value}, {time} ({ago}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} remember it: {value}, at {time} ({ago}).</source>
        <translation>{who} erinnern sich: {value}, {time} ({ago}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} was asked by {by} at {time} and can still answer.</source>
        <translation>{who} wurde danach gefragt ({by}, {time}) und kann noch antworten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} was told it by {by} at {time}.</source>
        <translation>{who} hat es erfahren, {time}; gesagt hat es {by}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} was told it by {by} at {time}: {value}.</source>
        <translation>{who} hat es erfahren, {time}; gesagt hat es {by}: {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} was told it by {by}, who saw it at {time}: {value}; that holds until {until}.</source>
        <translation>{who} hat es erfahren; gesagt hat es {by}, gesehen {time}: {value}; das gilt bis {until}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} experienced it and has forgotten it.</source>
        <translation>{who} hat es erlebt und vergessen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>{who} experienced it and have forgotten it.</source>
        <translation>{who} haben es erlebt und vergessen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/account.py"/>
        <source>The last reading that {who} had, of {time}, is too old: now it is unknown.</source>
        <translation>Der letzte Messwert, den {who} hatte, von {time}, ist zu alt: Jetzt ist es unbekannt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/bar.py"/>
        <source>How a mind knows: {words}</source>
        <translation>Woher ein Geist es weiß: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/bar.py"/>
        <source>Search facts</source>
        <translation>Fakten durchsuchen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/bar.py"/>
        <source>Kind of fact</source>
        <translation>Art des Fakts</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/bar.py"/>
        <source>Whom it concerns</source>
        <translation>Wen es betrifft</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/bar.py"/>
        <source>Who knows it</source>
        <translation>Wer es weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/bar.py"/>
        <source>About anybody</source>
        <translation>Über beliebige</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_dialog.py"/>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_dialog.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_dialog.py"/>
        <source>Evidence: {mind}</source>
        <translation>Belege: {mind}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_dialog.py"/>
        <source>Show the page of {mind}</source>
        <translation>Seite von {mind} anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>In its perspective: “{section}”, item {number}</source>
        <translation>In der Sicht dieses Geistes: „{section}“, Eintrag {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>Behind it: {row} {id}, tick {tick}</source>
        <translation>Dahinter: {row} {id}, Tick {tick}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>It is so at this moment: there is no row of the archive behind it.</source>
        <translation>Es ist in diesem Augenblick so: Keine Zeile des Archivs steht dahinter.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>{who} does not know it: nothing of its perspective speaks of it.</source>
        <translation>{who} weiß es nicht: Nichts in dieser Sicht spricht davon.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>{who} does not know it: {why}.</source>
        <translation>{who} weiß es nicht: {why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>receipt</source>
        <translation>Quittung</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>sighting of</source>
        <translation>Sichtung von</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>reading of</source>
        <translation>Messwert von</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>holds until</source>
        <translation>gilt bis</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>held until</source>
        <translation>galt bis</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>fades at</source>
        <translation>verblasst</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/evidence_text.py"/>
        <source>open until</source>
        <translation>offen bis</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Every kind</source>
        <translation>Jede Art</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Needs</source>
        <translation>Bedürfnisse</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Offers and work</source>
        <translation>Angebote und Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Messages, notes, topics</source>
        <translation>Nachrichten, Notizen, Themen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Traits and skills</source>
        <translation>Eigenschaften und Fertigkeiten</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Whoever knows them</source>
        <translation>Gleich, wer es weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Some know, not all</source>
        <translation>Manche wissen es, nicht alle</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>One mind alone knows</source>
        <translation>Nur ein Geist weiß es</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Nobody knows</source>
        <translation>Niemand weiß es</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Known wrongly</source>
        <translation>Falsch gewusst</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/filters.py"/>
        <source>Too old for somebody</source>
        <translation>Für jemanden zu alt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>Fact</source>
        <translation>Fakt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>Truth</source>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>{fact}, truth: {value}</source>
        <translation>{fact}, Wahrheit: {value}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>{fact}, {mind}: not read yet</source>
        <translation>{fact}, {mind}: noch nicht gelesen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>{fact}, {mind}: does not know it</source>
        <translation>{fact}, {mind}: weiß es nicht</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>{fact}, {mind}: {how}, {value}, which is not so</source>
        <translation>{fact}, {mind}: {how}, {value}, was nicht stimmt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>{fact}, {mind}: {how}, {value}</source>
        <translation>{fact}, {mind}: {how}, {value}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>how</source>
        <translation>woher</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>does not know it</source>
        <translation>weiß es nicht</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_model.py"/>
        <source>{how}, {time}</source>
        <translation>{how}, {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_view.py"/>
        <source>Enter shows the evidence of a cell, Space chooses its mind</source>
        <translation>Die Eingabetaste zeigt die Belege einer Zelle, die Leertaste wählt ihren Geist</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/matrix_view.py"/>
        <source>Who knows what</source>
        <translation>Wer was weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>What each mind knows is shown here once the first tick was read.</source>
        <translation>Hier wird gezeigt, was jeder Geist weiß, sobald der erste Tick gelesen ist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>Show the evidence</source>
        <translation>Belege anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>Search and filter facts</source>
        <translation>Fakten suchen und filtern</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>Save the matrix</source>
        <translation>Matrix speichern</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>As a table (CSV)…</source>
        <translation>Als Tabelle (CSV)…</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>As a picture (SVG, PNG)…</source>
        <translation>Als Bild (SVG, PNG)…</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>{what}: {remedy}</source>
        <translation>{what}: {remedy}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>No fact is as you ask for. Escape takes the filter away.</source>
        <translation>Kein Fakt passt dazu. Esc hebt den Filter auf.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>{count} facts. While you sit there, only what {name} knows is shown.</source>
        <translation>{count} Fakten. Solange Sie dort sitzen, wird nur gezeigt, was {name} weiß.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>{count} facts. A dash: this mind does not know it.</source>
        <translation>{count} Fakten. Ein Strich: Dieser Geist weiß es nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>{some} facts shown of {all}. A dash: this mind does not know it.</source>
        <translation>{some} von {all} Fakten gezeigt. Ein Strich: Dieser Geist weiß es nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>1 fact shown of {all}. A dash: this mind does not know it.</source>
        <translation>1 Fakt von {all} gezeigt. Ein Strich: Dieser Geist weiß es nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>Every mind is being read.</source>
        <translation>Jeder Geist wird gelesen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/panel.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/picture.py"/>
        <source>Picture of who knows what</source>
        <translation>Bild davon, wer was weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>own</source>
        <translation>eigenes</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>sees now</source>
        <translation>sieht jetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>remembers</source>
        <translation>erinnert sich</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>shared link</source>
        <translation>geteilte Verbindung</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>was told</source>
        <translation>gehört</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>listed</source>
        <translation>gelistet</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>too old</source>
        <translation>zu alt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: Food</source>
        <translation>{name}: Nahrung</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: Rest</source>
        <translation>{name}: Ruhe</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: Health</source>
        <translation>{name}: Gesundheit</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: {item}</source>
        <translation>{name}: {item}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}’s note: {words}</source>
        <translation>Notiz von {name}: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>Offer {number}: {work}</source>
        <translation>Angebot {number}: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>Agreement {number}: {work}</source>
        <translation>Vereinbarung {number}: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>Work: {work}</source>
        <translation>Arbeit: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>Message {number}: {words}</source>
        <translation>Nachricht {number}: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>Topic {id}: {words}</source>
        <translation>Thema {id}: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: up or down</source>
        <translation>{name}: auf den Beinen oder am Boden</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: doing</source>
        <translation>{name}: tut</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: where</source>
        <translation>{name}: wo</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: carries</source>
        <translation>{name}: trägt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: alight or out</source>
        <translation>{name}: brennt oder aus</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: fuel</source>
        <translation>{name}: Brennstoff</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{name}: taken or free</source>
        <translation>{name}: belegt oder frei</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>haul {target}</source>
        <translation>{target} holen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>rescue {target}</source>
        <translation>{target} retten</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>cook at {target}</source>
        <translation>an {target} kochen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{work}, 1 trip</source>
        <translation>{work}, 1 Gang</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{work}, {trips} trips</source>
        <translation>{work}, {trips} Gänge</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>berries</source>
        <translation>Beeren</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>meals</source>
        <translation>Mahlzeiten</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>herbs</source>
        <translation>Kräuter</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>alight</source>
        <translation>brennt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>taken</source>
        <translation>belegt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>urgent</source>
        <translation>dringend</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>satisfied</source>
        <translation>gedeckt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>up</source>
        <translation>auf den Beinen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>down</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>hauls</source>
        <translation>holt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>rescues</source>
        <translation>rettet</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>cooks</source>
        <translation>kocht</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>eats</source>
        <translation>isst</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>gathers</source>
        <translation>sammelt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>sleeps</source>
        <translation>schläft</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>tends fire</source>
        <translation>hütet Feuer</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>wanders</source>
        <translation>streift umher</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>countered</source>
        <translation>Gegenvorschlag</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>not now</source>
        <translation>nicht jetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>agreed</source>
        <translation>vereinbart</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>under way</source>
        <translation>im Gange</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>stopping</source>
        <translation>endet gerade</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>stopped</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>blocked</source>
        <translation>verhindert</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>deferred</source>
        <translation>aufgeschoben</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>resolved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>declined</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>forgotten</source>
        <translation>vergessen</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{value} {time}</source>
        <translation>{value} {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/knows/words.py"/>
        <source>{value}, {name}</source>
        <translation>{value}, {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/card.py"/>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/core_badge.py"/>
        <source>{name} {thought}</source>
        <translation>{name} {thought}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/legend.py"/>
        <source>what {name} sees</source>
        <translation>was {name} sieht</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/legend.py"/>
        <source>{name} sees nothing now</source>
        <translation>{name} sieht jetzt nichts</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/legend.py"/>
        <source>only what {name} knows</source>
        <translation>nur, was {name} weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/legend.py"/>
        <source>path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/legend.py"/>
        <source>path of agreed work</source>
        <translation>Weg vereinbarter Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/legend.py"/>
        <source>food, rest, health</source>
        <translation>Nahrung, Ruhe, Gesundheit</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/pane.py"/>
        <source>The map of this tick can't be shown: {error}</source>
        <translation>Die Karte dieses Ticks lässt sich nicht zeigen: {error}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/pane.py"/>
        <source>The map appears with the first tick that is read.</source>
        <translation>Die Karte erscheint mit dem ersten gelesenen Tick.</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/picture.py"/>
        <source>Picture of the colony</source>
        <translation>Bild der Kolonie</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/picture.py"/>
        <source>The whole map</source>
        <translation>Die ganze Karte</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/picture.py"/>
        <source>As in the window</source>
        <translation>Wie im Fenster</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/picture.py"/>
        <source>Part</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/picture.py"/>
        <source>{title} tick {tick}</source>
        <translation>{title} Tick {tick}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/picture.py"/>
        <source>{clock}, tick {tick}, what {name} knows</source>
        <translation>{clock}, Tick {tick}, was {name} weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/picture.py"/>
        <source>{clock}, tick {tick}, what {name} sees</source>
        <translation>{clock}, Tick {tick}, was {name} sieht</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/picture.py"/>
        <source>{clock}, tick {tick}</source>
        <translation>{clock}, Tick {tick}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/scene.py"/>
        <source>Map of the colony</source>
        <translation>Karte der Kolonie</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/view.py"/>
        <source>Follow the chosen colonist</source>
        <translation>Gewähltem Kolonisten folgen</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>What the chosen mind sees</source>
        <translation>Was der gewählte Geist sieht</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Food, rest and health</source>
        <translation>Nahrung, Ruhe und Gesundheit</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Names and jobs</source>
        <translation>Namen und Tätigkeiten</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Thoughts, sleep and falls</source>
        <translation>Gedanken, Schlaf und Stürze</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>idle</source>
        <translation>müßig</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>goes to eat</source>
        <translation>geht essen</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>goes to bed</source>
        <translation>geht zu Bett</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>tends the fire</source>
        <translation>hütet das Feuer</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>walks</source>
        <translation>geht</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>{job}, trip {trip} of {trips}</source>
        <translation>{job}, Gang {trip} von {trips}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Food {value}, hungry</source>
        <translation>Nahrung {value}, hungrig</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Food {value}</source>
        <translation>Nahrung {value}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Rest {value}, tired</source>
        <translation>Ruhe {value}, müde</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Rest {value}</source>
        <translation>Ruhe {value}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Health {value}, weak</source>
        <translation>Gesundheit {value}, schwach</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Health {value}</source>
        <translation>Gesundheit {value}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>thinks</source>
        <translation>denkt</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>{thought}, {seconds:.1f} s</source>
        <translation>{thought}, {seconds:.1f} s</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>carries {item}</source>
        <translation>trägt {item}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>carries {goods}</source>
        <translation>trägt {goods}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>{count} {item}</source>
        <translation>{count} {item}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>stockpile</source>
        <translation>Lager</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>bush</source>
        <translation>Strauch</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>bed</source>
        <translation>Bett</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>on the ground</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>work to be offered</source>
        <translation>Arbeit zum Anbieten</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>fire {time}</source>
        <translation>Feuer {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>fire, out</source>
        <translation>Feuer, aus</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>{thing} {id}</source>
        <translation>{thing} {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>burns for {time}</source>
        <translation>brennt noch {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>burns</source>
        <translation>brennt</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>is out</source>
        <translation>ist aus</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>seen by {name}, {clock}</source>
        <translation>gesehen von {name}, {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Soil</source>
        <translation>Erde</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Unknown ground</source>
        <translation>Unbekannter Grund</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>{ground}, column {column}, row {row}</source>
        <translation>{ground}, Spalte {column}, Zeile {row}</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>by agreement</source>
        <translation>nach Vereinbarung</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>{name} sees it</source>
        <translation>{name} sieht es</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>{name} does not see it</source>
        <translation>{name} sieht es nicht</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <location filename="concordui/colony/map/words.py"/>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>These are the very words of the request.</source>
        <translation>Das ist der genaue Wortlaut der Anfrage.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>From: {source}.</source>
        <translation>Quelle: {source}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>Learned at {when}, tick {tick}.</source>
        <translation>Erfahren: {when}, Tick {tick}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>Known: {until}, {then}.</source>
        <translation>Bekannt: {until}, {then}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>Known: {until}.</source>
        <translation>Bekannt: {until}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>Before: {words}.</source>
        <translation>Zuvor: {words}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>No longer told: {events}.</source>
        <translation>Nicht mehr erzählt: {events}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>Show event {number}</source>
        <translation>Ereignis {number} anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>Both sides agree in what both say.</source>
        <translation>Beide Seiten stimmen in dem überein, was beide sagen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>The two sides do not agree.</source>
        <translation>Die beiden Seiten stimmen nicht überein.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>A reading that is too old, or never came, is unknown. It is not zero.</source>
        <translation>Ein Messwert, der zu alt ist oder nie kam, ist unbekannt. Er ist nicht null.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>Withheld from {name}, wherever {name} stands: {why}.</source>
        <translation>{name} vorenthalten, an jedem Ort: {why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>{name} does not know this: {why}.</source>
        <translation>{name} weiß das nicht: {why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>Only {name} knows this.</source>
        <translation>Nur {name} weiß das.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>{words}: {source}.</source>
        <translation>{words}: {source}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>only {name} knows {count}</source>
        <translation>nur {name} weiß {count}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>{count} withheld</source>
        <translation>{count} zurückgehalten</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>{count} unknown</source>
        <translation>{count} unbekannt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>{count} differ</source>
        <translation>{count} abweichend</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>{count} items</source>
        <translation>{count} Einträge</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>{items}, the same on both sides</source>
        <translation>{items}, auf beiden Seiten gleich</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/account.py"/>
        <source>{count} out of reach</source>
        <translation>{count} außer Reichweite</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/body.py"/>
        <source>Only what is marked</source>
        <translation>Nur Markiertes</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/body.py"/>
        <source>What a mind knows</source>
        <translation>Was ein Geist weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/body.py"/>
        <source>Item</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/body.py"/>
        <source>How long it holds</source>
        <translation>Wie lange es gilt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/body.py"/>
        <source>What {name} knows</source>
        <translation>Was {name} weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/body.py"/>
        <source>{first} beside {second}</source>
        <translation>{first} neben {second}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/line_model.py"/>
        <source>{title}, folded</source>
        <translation>{title}, eingeklappt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>the same words that open its request</source>
        <translation>dieselben Worte, die die Anfrage eröffnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>{count} older ones are not told.</source>
        <translation>{count} ältere werden nicht erzählt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>each with its effect, as the request has it</source>
        <translation>jede mit ihrer Wirkung, wie in der Anfrage</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Counter</source>
        <translation>Gegenvorschlag</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Carry on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Invite</source>
        <translation>Einladen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Tell the core</source>
        <translation>Dem Kern sagen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Keep the notes</source>
        <translation>Notizen behalten</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Revise a note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Drop a note</source>
        <translation>Notiz streichen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Adopt</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>{items}, {apart} of them marked</source>
        <translation>{items}, davon {apart} markiert</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>withheld</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>no reading</source>
        <translation>kein Messwert</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>only {name}</source>
        <translation>nur {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/lines.py"/>
        <source>only the truth</source>
        <translation>nur die Wahrheit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Minds</source>
        <translation>Geister</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Whose page is shown</source>
        <translation>Wessen Seite gezeigt wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Beside whom</source>
        <translation>Neben wem</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>With another mind</source>
        <translation>Mit anderem Geist</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>With the truth</source>
        <translation>Mit der Wahrheit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>What stands beside it</source>
        <translation>Was daneben steht</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Save as text…</source>
        <translation>Als Text speichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Save as HTML…</source>
        <translation>Als HTML speichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>The truth</source>
        <translation>Die Wahrheit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>the truth</source>
        <translation>die Wahrheit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>In the seat of {name} only what {name} knows is shown, and nothing beside it.</source>
        <translation>Auf dem Platz von {name} wird nur gezeigt, was {name} weiß, und nichts daneben.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>What a mind knows is shown here once the first tick was read.</source>
        <translation>Hier wird gezeigt, was ein Geist weiß, sobald der erste Tick gelesen ist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>asked by offer {number}</source>
        <translation>gefragt mit Angebot {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>died at {when}</source>
        <translation>gestorben {when}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>asleep</source>
        <translation>schläft</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>This page and the request are one object: {size} bytes, epoch {epoch}</source>
        <translation>Diese Seite und die Anfrage sind ein Objekt: {size} Byte, Epoche {epoch}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Save the page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/pane.py"/>
        <source>{clock}, tick {tick}, timeline {timeline}</source>
        <translation>{clock}, Tick {tick}, Zeitlinie {timeline}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>The request</source>
        <translation>Die Anfrage</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>As it is sent</source>
        <translation>Wie gesendet</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>Indented</source>
        <translation>Eingerückt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>How the request is shown</source>
        <translation>Darstellung der Anfrage</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>Save the request…</source>
        <translation>Anfrage speichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>Copy the request</source>
        <translation>Anfrage kopieren</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>Instructions, what is known, the menu, and the schema of the reply. Nothing else is sent.</source>
        <translation>Anweisungen, Bekanntes, die Auswahl und das Schema der Antwort. Sonst wird nichts gesendet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>What {name} would be asked</source>
        <translation>Was {name} gefragt würde</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>{count} bytes</source>
        <translation>{count} Byte</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>SHA-256 {digest}</source>
        <translation>SHA-256 {digest}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>Save the request</source>
        <translation>Anfrage speichern</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/request_dialog.py"/>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>rests on {events}</source>
        <translation>beruht auf {events}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>before: {words}</source>
        <translation>zuvor: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>{skill}, {level} of 20</source>
        <translation>{skill}, {level} von 20</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>{words} ({times} times)</source>
        <translation>{words} ({times}-mal)</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>{words} ({status})</source>
        <translation>{words} ({status})</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>{name} is asked to {work}</source>
        <translation>{name} soll {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>{done} of {trips} trips</source>
        <translation>{done} von {trips} Gängen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>Burns {time} more</source>
        <translation>Brennt noch {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>Nothing left to burn</source>
        <translation>Nichts mehr zum Brennen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>Happened</source>
        <translation>Geschehen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>Happened, and is so no more</source>
        <translation>Geschehen und nicht mehr so</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>{count} events, the latest at {time}</source>
        <translation>{count} Ereignisse, das letzte {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>event {number}</source>
        <translation>Ereignis {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>put off</source>
        <translation>aufgeschoben</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>at {column},{row}</source>
        <translation>bei {column},{row}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>{done} of {trips} trips done</source>
        <translation>{done} von {trips} Gängen erledigt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>in place of work {number}</source>
        <translation>anstelle von Arbeit {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>Exactly {value}.</source>
        <translation>Genau {value}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/said.py"/>
        <source>1 item</source>
        <translation>1 Eintrag</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>What it is told to do</source>
        <translation>Was ihm aufgetragen ist</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Place and work</source>
        <translation>Ort und Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Traits</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Memories</source>
        <translation>Erinnerungen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Colonists in sight</source>
        <translation>Kolonisten in Sicht</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Things in sight</source>
        <translation>Dinge in Sicht</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Receipts</source>
        <translation>Quittungen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Work that there is</source>
        <translation>Vorhandene Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Sightings</source>
        <translation>Sichtungen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Needs over the shared link</source>
        <translation>Bedürfnisse über die geteilte Verbindung</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>What it can choose</source>
        <translation>Was er wählen kann</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>People and things</source>
        <translation>Menschen und Dinge</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Memories and notes</source>
        <translation>Erinnerungen und Notizen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Offers and work agreed on</source>
        <translation>Angebote und vereinbarte Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>The core knows</source>
        <translation>Der Kern weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{name} knows</source>
        <translation>{name} weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Rest</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Memory, event {number}</source>
        <translation>Erinnerung, Ereignis {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Event {number}</source>
        <translation>Ereignis {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{name}: what befell it</source>
        <translation>{name}: was geschehen ist</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{name}: a note</source>
        <translation>{name}: eine Notiz</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Offer {number}</source>
        <translation>Angebot {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Receipt {number}</source>
        <translation>Quittung {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Message {number}</source>
        <translation>Nachricht {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Trait</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{name}: a trait</source>
        <translation>{name}: eine Eigenschaft</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{name}: a skill</source>
        <translation>{name}: eine Fertigkeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>Topic {number}</source>
        <translation>Thema {number}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>does nothing</source>
        <translation>tut nichts</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>is down</source>
        <translation>liegt am Boden</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>is dead</source>
        <translation>ist tot</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>sleeps or goes to bed</source>
        <translation>schläft oder geht zu Bett</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>hauls {target}</source>
        <translation>holt {target}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>rescues {target}</source>
        <translation>rettet {target}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>rescues somebody</source>
        <translation>rettet jemanden</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>1 hex away</source>
        <translation>1 Feld entfernt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{count} hexes away</source>
        <translation>{count} Felder entfernt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>replaced by another</source>
        <translation>durch anderes ersetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{state}: {why}</source>
        <translation>{state}: {why}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{how}, no reading yet</source>
        <translation>{how}, noch kein Messwert</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{how}, now</source>
        <translation>{how}, jetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>{how}, tick {tick}, {age} old</source>
        <translation>{how}, Tick {tick}, {age} alt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>own experience</source>
        <translation>eigene Erfahrung</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>told by {name}</source>
        <translation>gesagt von {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>asked by the core</source>
        <translation>Frage des Kerns</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>own offer</source>
        <translation>eigenes Angebot</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>own thought</source>
        <translation>eigener Gedanke</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>own topic</source>
        <translation>eigenes Thema</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>sees</source>
        <translation>sieht</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>listed work</source>
        <translation>gelistete Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>seen by {name}</source>
        <translation>gesehen von {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>or stays for good: {chance} in 100</source>
        <translation>oder bleibt für immer: {chance} von 100</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>fades at {when}</source>
        <translation>verblasst {when}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>while among the latest {count}</source>
        <translation>solange unter den letzten {count}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>until {when}</source>
        <translation>bis {when}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>then it expires</source>
        <translation>dann verfällt es</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>then it is unknown</source>
        <translation>dann ist es unbekannt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>too old since {when}</source>
        <translation>zu alt seit {when}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>unknown, which is not zero</source>
        <translation>unbekannt, was nicht null ist</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>no reading yet</source>
        <translation>noch kein Messwert</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>at each moment</source>
        <translation>in jedem Augenblick</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>while in sight</source>
        <translation>solange in Sicht</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>while there is such work</source>
        <translation>solange es solche Arbeit gibt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>for good</source>
        <translation>für immer</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>until it is revised</source>
        <translation>bis zur Änderung</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>settled</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>until it ends</source>
        <translation>bis es endet</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>only {name} feels it</source>
        <translation>nur {name} fühlt es</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>known to {name} alone</source>
        <translation>nur {name} bekannt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>told to no mind</source>
        <translation>keinem Geist gesagt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>put to {name} alone</source>
        <translation>nur {name} vorgelegt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>addressed to {name}</source>
        <translation>an {name} gerichtet</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>told to the core alone</source>
        <translation>nur dem Kern gesagt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>was not there</source>
        <translation>war nicht dabei</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>health is not on the shared link</source>
        <translation>Gesundheit steht nicht auf der geteilten Verbindung</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>there is no shared link here</source>
        <translation>hier gibt es keine geteilte Verbindung</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>the core sees nobody</source>
        <translation>der Kern sieht niemanden</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>only food and fires are reported</source>
        <translation>nur Nahrung und Feuer werden gemeldet</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>nothing is reported here</source>
        <translation>hier wird nichts gemeldet</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>out of sight, {hexes}</source>
        <translation>außer Sicht, {hexes}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>behind rock, {hexes}</source>
        <translation>hinter Fels, {hexes}</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>asleep, and sees nothing</source>
        <translation>schläft und sieht nichts</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>dead, and sees nothing</source>
        <translation>tot und sieht nichts</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>closed, so no longer told</source>
        <translation>geschlossen, daher nicht mehr erzählt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>older than the latest {count}, which are told</source>
        <translation>älter als die letzten {count}, die erzählt werden</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>nobody has reported it</source>
        <translation>niemand hat es gemeldet</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>its own words, not told back</source>
        <translation>eigene Worte, nicht zurückerzählt</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>there is none here</source>
        <translation>hier gibt es keines</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/words.py"/>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/writing.py"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/writing.py"/>
        <source>From</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/writing.py"/>
        <source>More</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <location filename="concordui/colony/minds/writing.py"/>
        <source>Mark</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <location filename="concordui/colony/notes.py"/>
        <source>This colony is watched, not run, here.</source>
        <translation>Diese Kolonie wird hier beobachtet, nicht gesteuert.</translation>
    </message>
    <message>
        <location filename="concordui/colony/notes.py"/>
        <source>{why}. What is written to its store appears here as it comes.</source>
        <translation>{why}. Was in ihren Speicher geschrieben wird, erscheint hier, sobald es kommt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/notes.py"/>
        <source>Try to run it</source>
        <translation>Steuern versuchen</translation>
    </message>
    <message>
        <location filename="concordui/colony/notes.py"/>
        <source>Nobody thinks for {names}.</source>
        <translation>Niemand denkt für {names}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/choices.py"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/choices.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/choices.py"/>
        <source>Invite an offer</source>
        <translation>Zum Angebot einladen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/choices.py"/>
        <source>Adopt the counter</source>
        <translation>Gegenvorschlag übernehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/choices.py"/>
        <source>Think about it</source>
        <translation>Darüber nachdenken</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/choices.py"/>
        <source>Let it pass</source>
        <translation>Verstreichen lassen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/choices.py"/>
        <source>{action}: {what}</source>
        <translation>{action}: {what}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/choices.py"/>
        <source>offer {id}</source>
        <translation>Angebot {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/choices.py"/>
        <source>work {id}</source>
        <translation>Arbeit {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/lifeline_picture.py"/>
        <source>A thread as lifelines</source>
        <translation>Eine Verhandlung als Lebenslinien</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/lifeline_picture.py"/>
        <source>Picture of the lifeline</source>
        <translation>Bild der Lebenslinie</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/lifeline_view.py"/>
        <source>Thread with {name}</source>
        <translation>Verhandlung mit {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/lifeline_view.py"/>
        <source>No thread</source>
        <translation>Keine Verhandlung</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>Threads</source>
        <translation>Verhandlungen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>Save the table of threads as CSV…</source>
        <translation>Tabelle der Verhandlungen als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>Picture of the lifeline…</source>
        <translation>Bild der Lebenslinie…</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>Why it was answered so</source>
        <translation>Warum so geantwortet wurde</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>Offers appear here when the core makes them: each with its answer, its work and what it cost.</source>
        <translation>Hier erscheinen Angebote, sobald der Kern sie macht: jedes mit seiner Antwort, seiner Arbeit und seinen Kosten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>Threads belong to the core and to each colonist alone: while you sit in a seat they stay closed.</source>
        <translation>Verhandlungen gehören allein dem Kern und dem jeweiligen Kolonisten: Solange Sie auf einem Platz sitzen, bleiben sie geschlossen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>1 thread</source>
        <translation>1 Verhandlung</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>{n} threads</source>
        <translation>{n} Verhandlungen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>{threads}, {n} under way</source>
        <translation>{threads}, {n} im Gange</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>1 move was rejected</source>
        <translation>1 Zug wurde zurückgewiesen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>{n} moves were rejected</source>
        <translation>{n} Züge wurden zurückgewiesen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>Lifeline</source>
        <translation>Lebenslinie</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>{name}: {work}</source>
        <translation>{name}: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/page.py"/>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>something more urgent came: {event}</source>
        <translation>etwas Dringenderes kam: {event}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>it belongs to an earlier epoch: the colony was loaded or rewound while the mind thought</source>
        <translation>sie gehört zu einer früheren Epoche: die Kolonie wurde geladen oder zurückgespult, während der Geist dachte</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the run ended while the mind thought</source>
        <translation>der Lauf endete, während der Geist dachte</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the seat was taken over while its mind thought</source>
        <translation>der Platz wurde übernommen, während sein Geist dachte</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the run was stopped while it waited for answers</source>
        <translation>der Lauf wurde angehalten, während er auf Antworten wartete</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>no whole reply came</source>
        <translation>es kam keine vollständige Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the reply was no JSON</source>
        <translation>die Antwort war kein JSON</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the reply had another shape</source>
        <translation>die Antwort hatte eine andere Form</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>it chose what was not on the menu</source>
        <translation>gewählt wurde, was nicht zur Auswahl stand</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>it could not be done any more</source>
        <translation>es war nicht mehr möglich</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>{how} ({diagnostic})</source>
        <translation>{how} ({diagnostic})</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>{what} was not open any more: it had {ended}</source>
        <translation>{what} war nicht mehr offen: {ended}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>been taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>been replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>been finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>been replaced by other work</source>
        <translation>durch andere Arbeit ersetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>ended</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the handle belongs to somebody else</source>
        <translation>die Kennung gehört jemand anderem</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>there is no such handle</source>
        <translation>es gibt keine solche Kennung</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the handle was used already</source>
        <translation>die Kennung war schon verbraucht</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>what it answers had ended already</source>
        <translation>worauf es antwortet, war schon beendet</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the handle is of another epoch</source>
        <translation>die Kennung stammt aus einer anderen Epoche</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>it is not on the menu</source>
        <translation>es steht nicht zur Auswahl</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>it has a field that nobody asked for</source>
        <translation>es enthält ein Feld, nach dem niemand gefragt hat</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>it is no answer at all</source>
        <translation>es ist überhaupt keine Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>there is no such colonist</source>
        <translation>es gibt keinen solchen Kolonisten</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>there is no such colonist alive</source>
        <translation>es lebt kein solcher Kolonist</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>there is no such work</source>
        <translation>es gibt keine solche Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>there is no such offer</source>
        <translation>es gibt kein solches Angebot</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the goods are not there any more</source>
        <translation>die Güter sind nicht mehr da</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>nobody there needs a rescue any more</source>
        <translation>niemand muss dort noch gerettet werden</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>somebody carries that colonist already</source>
        <translation>jemand trägt diesen Kolonisten schon</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the fire is out</source>
        <translation>das Feuer ist aus</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>who chose it is dead</source>
        <translation>wer es gewählt hat, ist tot</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the question was not open any more</source>
        <translation>die Frage war nicht mehr offen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>there are four notes already</source>
        <translation>es gibt schon vier Notizen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>there is no counter to adopt</source>
        <translation>es gibt keinen Gegenvorschlag zu übernehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the revisions are used up</source>
        <translation>die Überarbeitungen sind aufgebraucht</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>it is being talked about already</source>
        <translation>darüber wird schon verhandelt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>it is agreed already</source>
        <translation>es ist schon vereinbart</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the colonist refused this work</source>
        <translation>der Kolonist hat diese Arbeit abgelehnt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the colonist put it off and has not invited it</source>
        <translation>der Kolonist hat sie aufgeschoben und nicht dazu eingeladen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>the colonist keeps the work it has</source>
        <translation>der Kolonist behält die Arbeit, die er hat</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>a counter is open</source>
        <translation>ein Gegenvorschlag ist offen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/reasons.py"/>
        <source>it is not open</source>
        <translation>es ist nicht offen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/thread_table.py"/>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/thread_table.py"/>
        <source>About</source>
        <translation>Worüber</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/thread_table.py"/>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/thread_table.py"/>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/thread_table.py"/>
        <source>Next, or how it ended</source>
        <translation>Was folgt oder wie es endete</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/thread_table.py"/>
        <source>Threads between the core and the colonists</source>
        <translation>Verhandlungen zwischen dem Kern und den Kolonisten</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Why {name} refused</source>
        <translation>Warum {name} abgelehnt hat</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Why {name} said yes</source>
        <translation>Warum {name} zugestimmt hat</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Why {name} countered</source>
        <translation>Warum {name} einen Gegenvorschlag gemacht hat</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Why {name} put it off</source>
        <translation>Warum {name} aufgeschoben hat</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Why {name} withdrew</source>
        <translation>Warum {name} zurückgetreten ist</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Why {name} invites an offer</source>
        <translation>Warum {name} zu einem Angebot einlädt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>What {name} thinks about</source>
        <translation>Worüber {name} nachdenkt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Choose a step of the lifeline to read what lies behind it.</source>
        <translation>Einen Schritt der Lebenslinie wählen, um zu lesen, was dahintersteht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>The moment can't be shown: {what}</source>
        <translation>Der Augenblick lässt sich nicht zeigen: {what}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>It cost: {cost}.</source>
        <translation>Kosten: {cost}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Open what {name} knew at {clock}</source>
        <translation>Öffnen, was {name} damals wusste: {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Open the attempt</source>
        <translation>Versuch öffnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>{name}’s own words; who answers: {spec}.</source>
        <translation>Worte von {name} selbst; wer antwortet: {spec}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>{name} gave no reason. Who answers: {spec}.</source>
        <translation>{name} hat keinen Grund genannt. Wer antwortet: {spec}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>What {name} stated</source>
        <translation>Was {name} angegeben hat</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>fact</source>
        <translation>Fakt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>preference</source>
        <translation>Vorliebe</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>rests on {sources}</source>
        <translation>beruht auf {sources}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>names no source</source>
        <translation>nennt keine Quelle</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>What {name} did not know</source>
        <translation>Was {name} nicht wusste</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>Nothing that bears on this work was hidden from {name}.</source>
        <translation>Nichts, was diese Arbeit betrifft, war {name} verborgen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>What {name} knew of it</source>
        <translation>Was {name} davon wusste</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>{name} is {traits}.</source>
        <translation>{name} ist {traits}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>What {name} may choose, as asked at {clock}</source>
        <translation>Was {name} wählen kann, gefragt {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>What {name} could choose, as asked at {clock}</source>
        <translation>Was {name} wählen konnte, gefragt {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>{act}, agreed work stops below {stops}</source>
        <translation>{act}, vereinbarte Arbeit endet unter {stops}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>eats below {limit}</source>
        <translation>isst unter {limit}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>sleeps below {limit}</source>
        <translation>schläft unter {limit}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>keeps to bed below {limit}</source>
        <translation>bleibt im Bett unter {limit}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>{how}, {age} old</source>
        <translation>{how}, {age} alt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>{how}; it was not so</source>
        <translation>{how}; es war nicht so</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>withheld: {why}</source>
        <translation>zurückgehalten: {why}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>fuel for {time}</source>
        <translation>Brennstoff für {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/why_text.py"/>
        <source>at {place}</source>
        <translation>bei {place}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Haul {target}, 1 trip</source>
        <translation>{target} holen, 1 Gang</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Haul {target}, {n} trips</source>
        <translation>{target} holen, {n} Gänge</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Carry {name} to a bed</source>
        <translation>{name} in ein Bett tragen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Cook meals at {target}</source>
        <translation>Mahlzeiten kochen an {target}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Haul {target}</source>
        <translation>{target} holen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>all of it is done</source>
        <translation>alles davon ist erledigt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>nothing is left to do</source>
        <translation>es bleibt nichts zu tun</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Food or Rest ran low</source>
        <translation>Nahrung oder Ruhe wurde knapp</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>it could not be done</source>
        <translation>es war nicht möglich</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>its time was over</source>
        <translation>die Zeit dafür war um</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>the colonist withdrew</source>
        <translation>der Kolonist ist zurückgetreten</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>other work took its place</source>
        <translation>andere Arbeit trat an die Stelle</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>at work</source>
        <translation>bei der Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>waits for an answer</source>
        <translation>wartet auf Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>{done} of {n} trips</source>
        <translation>{done} von {n} Gängen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>open until {clock}</source>
        <translation>offen bis {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>can be adopted until {clock}</source>
        <translation>übernehmbar bis {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>not offered again</source>
        <translation>nicht noch einmal angeboten</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>goes on with its work</source>
        <translation>setzt die eigene Arbeit fort</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Revision {n}: {work}</source>
        <translation>Überarbeitung {n}: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Offer: {work}</source>
        <translation>Angebot: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Stop the work under way for it? {work}</source>
        <translation>Die laufende Arbeit dafür beenden? {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Yes: the work under way stops</source>
        <translation>Ja: Die laufende Arbeit endet</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Yes: {work}</source>
        <translation>Ja: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>No: the work under way goes on</source>
        <translation>Nein: Die laufende Arbeit geht weiter</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Counter: {work}</source>
        <translation>Gegenvorschlag: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Invites one fresh offer</source>
        <translation>Lädt zu einem neuen Angebot ein</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Withdraws from the work</source>
        <translation>Tritt von der Arbeit zurück</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The offer expired: no answer came in time</source>
        <translation>Das Angebot ist verfallen: Es kam rechtzeitig keine Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The counter lapsed</source>
        <translation>Der Gegenvorschlag ist verfallen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Nobody is left to ask</source>
        <translation>Niemand ist mehr da, um zu antworten</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The offer was taken back</source>
        <translation>Das Angebot wurde zurückgenommen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>This offer no longer stands</source>
        <translation>Dieses Angebot gilt nicht mehr</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Work begins: {work}</source>
        <translation>Arbeit beginnt: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The answer was rejected</source>
        <translation>Die Antwort wurde zurückgewiesen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>No answer came</source>
        <translation>Es kam keine Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The answer was discarded</source>
        <translation>Die Antwort wurde verworfen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The thought was discarded</source>
        <translation>Der Gedanke wurde verworfen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Thinks about it</source>
        <translation>Denkt darüber nach</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The work ended</source>
        <translation>Die Arbeit ist zu Ende</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Receipt: finished</source>
        <translation>Quittung: beendet</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Receipt: stopped</source>
        <translation>Quittung: abgebrochen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Receipt: finished, {done} of {n} trips</source>
        <translation>Quittung: beendet, {done} von {n} Gängen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Receipt: stopped after {done} of {n} trips</source>
        <translation>Quittung: abgebrochen nach {done} von {n} Gängen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>It needs a fresh yes.</source>
        <translation>Es braucht ein neues Ja.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The other work starts only once the old is confirmed stopped.</source>
        <translation>Die andere Arbeit beginnt erst, wenn das Ende der alten bestätigt ist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The other work is not offered while this one lasts.</source>
        <translation>Die andere Arbeit wird nicht angeboten, solange diese dauert.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>This work is not offered to {name} again.</source>
        <translation>Diese Arbeit wird {name} nicht noch einmal angeboten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Only {name} can invite one fresh offer.</source>
        <translation>Nur {name} kann zu einem neuen Angebot einladen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>{why}.</source>
        <translation>{why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Open until {clock}.</source>
        <translation>Offen bis {clock}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>A counter is no yes: by itself it starts nothing.</source>
        <translation>Ein Gegenvorschlag ist kein Ja: Von selbst setzt er nichts in Gang.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The core adopted it after {wait}; that made a new offer, which needs a fresh yes.</source>
        <translation>Der Kern hat ihn nach {wait} übernommen; daraus wurde ein neues Angebot, das ein neues Ja braucht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The core adopted it at once; that made a new offer, which needs a fresh yes.</source>
        <translation>Der Kern hat ihn sofort übernommen; daraus wurde ein neues Angebot, das ein neues Ja braucht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The core can adopt it until {clock}.</source>
        <translation>Der Kern kann ihn übernehmen bis {clock}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The revisions of this thread are used up: nobody can adopt it.</source>
        <translation>Die Überarbeitungen dieser Verhandlung sind aufgebraucht: Niemand kann ihn übernehmen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Nobody can adopt it any more.</source>
        <translation>Niemand kann ihn mehr übernehmen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>The core did not adopt it in time.</source>
        <translation>Der Kern hat ihn nicht rechtzeitig übernommen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>a scripted mind</source>
        <translation>ein geskripteter Geist</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>attempt {id}</source>
        <translation>Versuch {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>took {wait}</source>
        <translation>dauerte {wait}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>in the same tick</source>
        <translation>im selben Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>{read} + {written} tokens</source>
        <translation>{read} + {written} Token</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>thinks, {time}</source>
        <translation>denkt, {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>no calls yet</source>
        <translation>noch keine Aufrufe</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>{n} calls</source>
        <translation>{n} Aufrufe</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>somebody unknown</source>
        <translation>jemand Unbekanntes</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>{clock}: a move of {who} was rejected</source>
        <translation>{clock}: Ein Zug von {who} wurde zurückgewiesen</translation>
    </message>
    <message>
        <location filename="concordui/colony/offers/words.py"/>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/people.py"/>
        <source>Core</source>
        <translation>Kern</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>Find by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>You decide in somebody's place: the same questions, the same choices, and nothing but what that mind knows. Hand the seat back whenever you like; its own mind then goes on.</source>
        <translation>Sie entscheiden an jemandes Stelle: dieselben Fragen, dieselbe Auswahl und nichts, als was dieser Geist weiß. Der Platz lässt sich jederzeit zurückgeben; dann macht sein eigener Geist weiter.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>thinks there now: {spec}</source>
        <translation>dort denkt jetzt: {spec}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>proposes, adopts, asks, waits; {plays}</source>
        <translation>schlägt vor, übernimmt, fragt, wartet; {plays}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>answers offers, withdraws, says; {plays}</source>
        <translation>beantwortet Angebote, tritt zurück, sagt etwas; {plays}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>&amp;Take the core's seat</source>
        <translation>&amp;Platz des Kerns einnehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>&amp;Take a seat</source>
        <translation>&amp;Platz einnehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/chooser.py"/>
        <source>&amp;Take {name}'s seat</source>
        <translation>&amp;Platz von {name} einnehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/desk.py"/>
        <source>Hand the seat back</source>
        <translation>Platz zurückgeben</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/desk.py"/>
        <source>Take a seat</source>
        <translation>Platz einnehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/desk.py"/>
        <source>Another timeline was begun</source>
        <translation>Eine andere Zeitlinie wurde begonnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/desk.py"/>
        <source>You still sit here.</source>
        <translation>Sie sitzen weiterhin hier.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/desk.py"/>
        <source>Your answer arrives with the next tick.</source>
        <translation>Ihre Antwort trifft mit dem nächsten Tick ein.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/desk.py"/>
        <source>Done at {time}.</source>
        <translation>Erledigt: {time}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/desk.py"/>
        <source>It came to nothing. {why}</source>
        <translation>Daraus wurde nichts. {why}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/fields.py"/>
        <source>Write something first: {caption}.</source>
        <translation>Zuerst etwas schreiben: {caption}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/fields.py"/>
        <source>{count} characters; {most} are the most.</source>
        <translation>{count} Zeichen; höchstens {most} sind möglich.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/fields.py"/>
        <source>{count} of {most} characters</source>
        <translation>{count} von {most} Zeichen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/fields.py"/>
        <source>Tick at least {least} of: {caption}.</source>
        <translation>Mindestens {least} ankreuzen: {caption}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/fields.py"/>
        <source>{count} are ticked; {most} are the most.</source>
        <translation>{count} sind angekreuzt; höchstens {most} sind möglich.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/fields.py"/>
        <source>{count} of {most} at most</source>
        <translation>{count} von höchstens {most}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>Show &amp;everything</source>
        <translation>&amp;Alles anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>Time runs on</source>
        <translation>Zeit läuft weiter</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>Waits for me</source>
        <translation>Wartet auf mich</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>While you decide</source>
        <translation>Während Sie entscheiden</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>You sit here; its own mind waits</source>
        <translation>Sie sitzen hier; der eigene Geist wartet</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>{waits} ({spec})</source>
        <translation>{waits} ({spec})</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>What the core &amp;knows</source>
        <translation>Was der Kern &amp;weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>What {name} &amp;knows</source>
        <translation>Was {name} &amp;weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>The core moves nobody: it offers and asks.</source>
        <translation>Der Kern bewegt niemanden: Er bietet an und fragt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>Food {food:.2f}   Rest {rest:.2f}   Health {health:.2f}   {name} {doing}</source>
        <translation>Nahrung {food:.2f}   Ruhe {rest:.2f}   Gesundheit {health:.2f}   {name} {doing}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>You see more than {name} knows</source>
        <translation>Sie sehen mehr, als {name} weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>What you decide now rests on things that no mind in this seat could know.</source>
        <translation>Was Sie jetzt entscheiden, beruht auf Dingen, die kein Geist auf diesem Platz wissen könnte.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>Show only what {name} knows</source>
        <translation>Nur anzeigen, was {name} weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>Show everything?</source>
        <translation>Alles anzeigen?</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>You then see what {name} can't know, and can't unsee it: your decisions are no longer {name}'s alone.</source>
        <translation>Sie sehen dann, was {name} nicht wissen kann, und können es nicht ungesehen machen: Ihre Entscheidungen sind dann nicht mehr allein die von {name}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>Show everything</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>Keep to what {name} knows</source>
        <translation>Bei dem bleiben, was {name} weiß</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/panel.py"/>
        <source>This can't be done</source>
        <translation>Das ist nicht möglich</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>The colonist reads your question and may answer. An answer binds nobody.</source>
        <translation>Der Kolonist liest Ihre Frage und kann antworten. Eine Antwort bindet niemanden.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Ask a colonist</source>
        <translation>Einen Kolonisten fragen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Ask the question</source>
        <translation>&amp;Frage stellen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Whom</source>
        <translation>Wen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>To whom</source>
        <translation>An wen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Trips</source>
        <translation>Gänge</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Experiences that it rests on</source>
        <translation>Erfahrungen, auf denen es beruht</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Carry on</source>
        <translation>Weiter&amp;machen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Answer: {words}</source>
        <translation>Antwort: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Send the answer</source>
        <translation>Antwort &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Withdraw from the work that you agreed to ({id})</source>
        <translation>Von der vereinbarten Arbeit zurücktreten ({id})</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Withdraw from the work</source>
        <translation>Von der Arbeit &amp;zurücktreten</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Tell the core something</source>
        <translation>Dem Kern etwas sagen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Tell the core</source>
        <translation>Dem Kern &amp;sagen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Keep the notes as they are</source>
        <translation>Notizen lassen, wie sie sind</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Keep the notes</source>
        <translation>Notizen &amp;behalten</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Add the note</source>
        <translation>Notiz &amp;hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Revise: {words}</source>
        <translation>Ändern: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Revise the note</source>
        <translation>N&amp;otiz ändern</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Drop: {words}</source>
        <translation>Streichen: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Drop the note</source>
        <translation>Notiz &amp;streichen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Propose: {work}</source>
        <translation>Vorschlagen: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Make the offer</source>
        <translation>Angebot &amp;machen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Wait</source>
        <translation>Wa&amp;rten</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Think about it</source>
        <translation>Nach&amp;denken</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Counter: {work} instead</source>
        <translation>Gegenvorschlag: stattdessen {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Send the c&amp;ounter</source>
        <translation>Gegenvorschlag &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Adopt {name}'s counter</source>
        <translation>Gegenvorschlag von {name} übernehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>A&amp;dopt the counter</source>
        <translation>Gegenvorschlag über&amp;nehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Yes: stop your work, then {work}</source>
        <translation>Ja: die eigene Arbeit beenden, dann {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Change to the new work</source>
        <translation>Zur &amp;neuen Arbeit wechseln</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>No: go on with your work</source>
        <translation>Nein: die eigene Arbeit fortsetzen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Keep your work</source>
        <translation>Eigene Arbeit &amp;behalten</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Accept: {work}</source>
        <translation>Annehmen: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Accept the offer</source>
        <translation>Angebot an&amp;nehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Refuse for good: {work}</source>
        <translation>Endgültig ablehnen: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Refuse the offer</source>
        <translation>Angebot ab&amp;lehnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Not now: {work}</source>
        <translation>Nicht jetzt: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Put the offer off</source>
        <translation>Angebot auf&amp;schieben</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Invite a fresh offer ({id})</source>
        <translation>Zu einem neuen Angebot einladen ({id})</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>&amp;Invite the core</source>
        <translation>Kern &amp;einladen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>The note, in your own words</source>
        <translation>Die Notiz, in eigenen Worten</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Your question</source>
        <translation>Ihre Frage</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Your words to the core</source>
        <translation>Ihre Worte an den Kern</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question.py"/>
        <source>Words to the core with it, if you like</source>
        <translation>Worte an den Kern dazu, wenn gewünscht</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question_page.py"/>
        <source>What you can do</source>
        <translation>Was Sie tun können</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question_page.py"/>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question_page.py"/>
        <source>This question knows nothing of it.</source>
        <translation>Diese Frage weiß nichts davon.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question_page.py"/>
        <source>Ask me again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/question_page.py"/>
        <source>This was not taken</source>
        <translation>Das wurde nicht angenommen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>It is the core's turn</source>
        <translation>Der Kern ist am Zug</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>Every note rests on experiences of your own. Nobody else reads them.</source>
        <translation>Jede Notiz beruht auf eigenen Erfahrungen. Sonst liest sie niemand.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>Time to look at your notes</source>
        <translation>Zeit, die Notizen durchzusehen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>The core asks you for work</source>
        <translation>Der Kern bittet Sie um Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>The core asks you something</source>
        <translation>Der Kern fragt Sie etwas</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>You wanted to decide something</source>
        <translation>Sie wollten etwas entscheiden</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>Something happened: what do you do?</source>
        <translation>Etwas ist geschehen: Was tun Sie?</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>A new offer has come since.</source>
        <translation>Inzwischen ist ein neues Angebot gekommen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>The core has asked something since.</source>
        <translation>Inzwischen hat der Kern etwas gefragt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>Something has happened since.</source>
        <translation>Inzwischen ist etwas geschehen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>Time stands still. Take as long as you like: nothing answers in your place.</source>
        <translation>Die Zeit steht still. Sie haben alle Zeit: Nichts antwortet an Ihrer Stelle.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>Nothing is decided for you. While you wait, the colony goes on; offers lapse when their time is up.</source>
        <translation>Für Sie wird nichts entschieden. Während Sie warten, läuft die Kolonie weiter; Angebote verfallen, wenn ihre Zeit um ist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>While you decide, {name} {doing}.</source>
        <translation>Während Sie entscheiden: {name} {doing}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>{meanwhile} Nothing answers in your place.</source>
        <translation>{meanwhile} Nichts antwortet an Ihrer Stelle.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>{meanwhile} Nothing answers in your place: unanswered, the offer lapses at {until}, {left}.</source>
        <translation>{meanwhile} Nichts antwortet an Ihrer Stelle: Unbeantwortet verfällt das Angebot {until}, {left}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>The core is asked when something public happens: agreed work ends, a colonist answers, asks or says something, or the Food or Rest of one comes into another band.</source>
        <translation>Der Kern wird gefragt, wenn etwas Öffentliches geschieht: Vereinbarte Arbeit endet, ein Kolonist antwortet, fragt oder sagt etwas, oder seine Nahrung oder Ruhe kommt in eine andere Stufe.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>{name}'s day goes on by itself. You are asked when the core offers work or asks something, and when something happens that deserves a thought.</source>
        <translation>Der Tag von {name} geht von selbst weiter. Sie werden gefragt, wenn der Kern Arbeit anbietet oder etwas fragt und wenn etwas geschieht, das einen Gedanken wert ist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>1 turn is left; each question to you spends one.</source>
        <translation>1 Zug ist übrig; jede Frage an Sie verbraucht einen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/reasons.py"/>
        <source>{count} turns are left; each question to you spends one.</source>
        <translation>{count} Züge sind übrig; jede Frage an Sie verbraucht einen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Your topics are your own record. Only receipts resolve one.</source>
        <translation>Ihre Themen sind Ihre eigenen Aufzeichnungen. Nur Quittungen lösen eines.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Beside your move</source>
        <translation>Neben Ihrem Zug</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>New words; none keep the old ones</source>
        <translation>Neue Worte; leer bleiben die alten</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Sources that are added</source>
        <translation>Hinzugefügte Quellen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Message {id}</source>
        <translation>Nachricht {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Receipt of {id}</source>
        <translation>Quittung von {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Offer {id}</source>
        <translation>Angebot {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Opportunity: {work}</source>
        <translation>Gelegenheit: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Sighting of {thing}</source>
        <translation>Sichtung von {thing}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Shared link of {name}</source>
        <translation>Geteilte Verbindung von {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Leave the topics as they are</source>
        <translation>Themen lassen, wie sie sind</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Open a new topic</source>
        <translation>Neues Thema eröffnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/topic_field.py"/>
        <source>Change: {words}</source>
        <translation>Ändern: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>Nothing is asked of you now</source>
        <translation>Jetzt werden Sie nichts gefragt</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>&amp;Decide something now</source>
        <translation>&amp;Jetzt etwas entscheiden</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>Lately</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>Take another seat, or watch.</source>
        <translation>Einen anderen Platz einnehmen oder zusehen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>{name} is dead</source>
        <translation>{name} ist tot</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>You are asked in a moment</source>
        <translation>Sie werden gleich gefragt</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>Your notes: you are asked as soon as something new has happened to you.</source>
        <translation>Ihre Notizen: Sie werden gefragt, sobald Ihnen etwas Neues geschehen ist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>Your notes: you are asked from {time} on.</source>
        <translation>Ihre Notizen: Sie werden gefragt ab {time}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>Time stands still: play, or step, to be asked.</source>
        <translation>Die Zeit steht still: laufen lassen oder einen Schritt tun, um gefragt zu werden.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>Propose, adopt, ask or open a topic without waiting for news.</source>
        <translation>Vorschlagen, übernehmen, fragen oder ein Thema eröffnen, ohne auf Neues zu warten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>Withdraw from work, invite an offer or tell the core something without being asked.</source>
        <translation>Von Arbeit zurücktreten, zu einem Angebot einladen oder dem Kern etwas sagen, ohne gefragt zu sein.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/waiting_page.py"/>
        <source>Receipt, {name}: {words}</source>
        <translation>Quittung, {name}: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>haul {target}, 1 trip</source>
        <translation>{target} holen, 1 Gang</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>haul {target}, {trips} trips</source>
        <translation>{target} holen, {trips} Gänge</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>carry {name} to a bed</source>
        <translation>{name} in ein Bett tragen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>cook meals at {target}</source>
        <translation>Mahlzeiten kochen an {target}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>hauls {target}, {done} of {trips} trips done</source>
        <translation>holt {target}, {done} von {trips} Gängen erledigt</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>carries {name} to a bed</source>
        <translation>trägt {name} in ein Bett</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>cooks at {target}</source>
        <translation>kocht an {target}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>gathers berries</source>
        <translation>sammelt Beeren</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>walks about</source>
        <translation>geht umher</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>lies on the ground and can't get up</source>
        <translation>liegt am Boden und kann nicht aufstehen</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>does nothing just now</source>
        <translation>tut gerade nichts</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>{age} left</source>
        <translation>noch {age}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>over</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Offer {id}: {work}, in place of the work that you do now. Open until {until}.</source>
        <translation>Angebot {id}: {work}, anstelle Ihrer jetzigen Arbeit. Offen bis {until}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Offer {id}, revision {number}: {work}. Open until {until}.</source>
        <translation>Angebot {id}, Überarbeitung {number}: {work}. Offen bis {until}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Offer {id}: {work}. Open until {until}.</source>
        <translation>Angebot {id}: {work}. Offen bis {until}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>You wanted to decide something.</source>
        <translation>Sie wollten etwas entscheiden.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>The core asks you: {words}</source>
        <translation>Der Kern fragt Sie: {words}</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>{sentence} ({count} times)</source>
        <translation>{sentence} ({count}-mal)</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>{name} has finished agreed work.</source>
        <translation>{name} hat vereinbarte Arbeit beendet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>{name} has stopped agreed work.</source>
        <translation>{name} hat vereinbarte Arbeit abgebrochen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>{name} asks for an offer.</source>
        <translation>{name} bittet um ein Angebot.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>{name} says something to you.</source>
        <translation>{name} sagt Ihnen etwas.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>{name} has answered.</source>
        <translation>{name} hat geantwortet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>The Food or Rest of {name} is in another band.</source>
        <translation>Nahrung oder Ruhe von {name} ist in einer anderen Stufe.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>It has expired.</source>
        <translation>Es ist verfallen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>It was withdrawn.</source>
        <translation>Es wurde zurückgezogen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Another offer has taken its place.</source>
        <translation>Ein anderes Angebot ist an seine Stelle getreten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>The question has lapsed.</source>
        <translation>Die Frage ist verfallen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>That work is done.</source>
        <translation>Diese Arbeit ist erledigt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>That work has stopped.</source>
        <translation>Diese Arbeit wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>It is no longer open.</source>
        <translation>Es ist nicht mehr offen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>What you answered was no longer open when your answer arrived.</source>
        <translation>Was Sie beantwortet haben, war beim Eintreffen Ihrer Antwort nicht mehr offen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>That was answered already.</source>
        <translation>Das war schon beantwortet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Another timeline was begun meanwhile: answers from before count for nothing.</source>
        <translation>Inzwischen wurde eine andere Zeitlinie begonnen: Frühere Antworten zählen nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>There is no such colonist alive.</source>
        <translation>Es lebt kein solcher Kolonist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Work of that kind is on offer to that colonist already.</source>
        <translation>Arbeit dieser Art ist diesem Kolonisten schon angeboten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>That colonist has countered: adopt its counter, or let it lapse.</source>
        <translation>Dieser Kolonist hat einen Gegenvorschlag gemacht: ihn übernehmen oder verfallen lassen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>An offer can be revised twice, and this one was.</source>
        <translation>Ein Angebot kann zweimal überarbeitet werden, und dieses wurde es.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>That colonist has refused this work, and is not asked again.</source>
        <translation>Dieser Kolonist hat diese Arbeit abgelehnt und wird nicht noch einmal gefragt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>That colonist has put this work off: only it can invite a fresh offer.</source>
        <translation>Dieser Kolonist hat diese Arbeit aufgeschoben: Nur er kann zu einem neuen Angebot einladen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>That colonist keeps the work that it has for now.</source>
        <translation>Dieser Kolonist behält vorerst die Arbeit, die er hat.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>That colonist has agreed to this work already.</source>
        <translation>Dieser Kolonist hat dieser Arbeit schon zugestimmt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>That counter is no longer open.</source>
        <translation>Dieser Gegenvorschlag ist nicht mehr offen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>The question was no longer open.</source>
        <translation>Die Frage war nicht mehr offen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Those goods are no longer there.</source>
        <translation>Diese Güter sind nicht mehr da.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Nobody there needs a rescue any more.</source>
        <translation>Niemand muss dort noch gerettet werden.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Somebody carries that colonist already.</source>
        <translation>Jemand trägt diesen Kolonisten schon.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>The fire is out.</source>
        <translation>Das Feuer ist aus.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>There are four notes already: drop one first.</source>
        <translation>Es gibt schon vier Notizen: zuerst eine streichen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>The core's turns are spent: it can't be asked any more.</source>
        <translation>Die Züge des Kerns sind verbraucht: Er kann nicht mehr gefragt werden.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Who is dead decides nothing: take another seat.</source>
        <translation>Wer tot ist, entscheidet nichts: einen anderen Platz einnehmen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Another program runs this colony: seats can be taken there.</source>
        <translation>Ein anderes Programm führt diese Kolonie: Plätze lassen sich dort einnehmen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/seat/words.py"/>
        <source>Only receipts resolve a topic, and they do not resolve {topic}: {why}.</source>
        <translation>Nur Quittungen lösen ein Thema, und sie lösen {topic} nicht: {why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>Whose knowledge is compared</source>
        <translation>Wessen Wissen verglichen wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>Save the comparison as CSV…</source>
        <translation>Vergleich als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>What is known in another timeline is not for whoever sits in a seat.</source>
        <translation>Was in einer anderen Zeitlinie bekannt ist, geht niemanden an, der auf einem Platz sitzt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>What {name} knows at both places appears here.</source>
        <translation>Hier erscheint, was {name} an beiden Stellen weiß.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>{name} in two timelines</source>
        <translation>{name} in zwei Zeitlinien</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>Save the comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>{name} in {timeline}</source>
        <translation>{name} in {timeline}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/compare_page.py"/>
        <source>{name} at {clock}</source>
        <translation>{name}, {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>Timelines</source>
        <translation>Zeitlinien</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>What is shown of the timelines</source>
        <translation>Was von den Zeitlinien gezeigt wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>Picture of the tree…</source>
        <translation>Bild des Baums…</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>A checkpoint of {place} was taken</source>
        <translation>Ein Sicherungspunkt von {place} wurde angelegt</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>{path}. Its SHA-256 begins with {hash}.</source>
        <translation>{path}. Sein SHA-256 beginnt mit {hash}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>{timeline} goes on</source>
        <translation>{timeline} geht weiter</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>Go back to {timeline}</source>
        <translation>Zurück zu {timeline}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>Show what became of them</source>
        <translation>Zeigen, was daraus wurde</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>{rest} The run goes on as it was.</source>
        <translation>{rest} Der Lauf ging weiter wie zuvor.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/page.py"/>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Digest of the game</source>
        <translation>Prüfsumme des Spiels</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Copy the whole digest</source>
        <translation>Ganze Prüfsumme kopieren</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Restore and fork</source>
        <translation>Wiederherstellen und abzweigen</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Look at this tick</source>
        <translation>Diesen Tick ansehen</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Take a checkpoint</source>
        <translation>Sicherungspunkt anlegen</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>To a file…</source>
        <translation>In eine Datei…</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Compare with now</source>
        <translation>Mit jetzt vergleichen</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Kept with the tick. The hash of a checkpoint is another one: that of its file's game.</source>
        <translation>Mit dem Tick gespeichert. Der Hash eines Sicherungspunkts ist ein anderer: der des Spiels in seiner Datei.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Checkpoint {hash}</source>
        <translation>Sicherungspunkt {hash}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>SHA-256 of the game</source>
        <translation>SHA-256 des Spiels</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Checked before the checkpoint is restored.</source>
        <translation>Wird geprüft, bevor der Sicherungspunkt wiederhergestellt wird.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>Go on in {timeline}</source>
        <translation>In {timeline} fortfahren</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>At its tip, {clock}</source>
        <translation>An ihrem Ende, {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>It is in another timeline: go on in that one to look at it.</source>
        <translation>Es liegt in einer anderen Zeitlinie: zum Ansehen in jener fortfahren.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>It can't be restored</source>
        <translation>Nicht wiederherstellbar</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_card.py"/>
        <source>What going back loses and what it keeps is being counted.</source>
        <translation>Es wird gezählt, was beim Zurückgehen verloren geht und was bleibt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_field.py"/>
        <source>{name}: timeline</source>
        <translation>{name}: Zeitlinie</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_field.py"/>
        <source>{name}: tick</source>
        <translation>{name}: Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_field.py"/>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_field.py"/>
        <source>goes on</source>
        <translation>läuft weiter</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/place_field.py"/>
        <source>to {tick}</source>
        <translation>bis {tick}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/shelf_table.py"/>
        <source>Checkpoints</source>
        <translation>Sicherungspunkte</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/shelf_table.py"/>
        <source>Copy the whole hash</source>
        <translation>Ganzen Hash kopieren</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/shelf_table.py"/>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/shelf_table.py"/>
        <source>Save the table as CSV…</source>
        <translation>Tabelle als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/shelf_table.py"/>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/shelf_table.py"/>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/shelf_table.py"/>
        <source>Clock</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_page.py"/>
        <source>Open the file of a checkpoint…</source>
        <translation>Datei eines Sicherungspunkts öffnen…</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_page.py"/>
        <source>Checkpoints appear here once you take one: each holds the paused game, its hash and the state of every mind.</source>
        <translation>Hier erscheinen Sicherungspunkte, sobald Sie einen anlegen: Jeder enthält das angehaltene Spiel, seinen Hash und den Stand jedes Geistes.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_page.py"/>
        <source>Take a checkpoint to a file</source>
        <translation>Sicherungspunkt in einer Datei anlegen</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_page.py"/>
        <source>Checkpoints (*.json)</source>
        <translation>Sicherungspunkte (*.json)</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_page.py"/>
        <source>Open the file of a checkpoint</source>
        <translation>Datei eines Sicherungspunkts öffnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_painting.py"/>
        <source>Day {day}</source>
        <translation>Tag {day}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_painting.py"/>
        <source>{time}, tick {tick}</source>
        <translation>{time}, Tick {tick}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_picture.py"/>
        <source>Picture of the tree</source>
        <translation>Bild des Baums</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_picture.py"/>
        <source>{name}, timelines</source>
        <translation>{name}, Zeitlinien</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/tree_view.py"/>
        <source>Tree of timelines</source>
        <translation>Baum der Zeitlinien</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{clock} of {timeline}</source>
        <translation>{clock} von {timeline}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>tick {tick}</source>
        <translation>Tick {tick}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>1 timeline</source>
        <translation>1 Zeitlinie</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{n} timelines</source>
        <translation>{n} Zeitlinien</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>1 checkpoint</source>
        <translation>1 Sicherungspunkt</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{n} checkpoints</source>
        <translation>{n} Sicherungspunkte</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>begun with the scenario</source>
        <translation>mit dem Szenario begonnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>a paired restore</source>
        <translation>eine gepaarte Wiederherstellung</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>a cold restore</source>
        <translation>eine kalte Wiederherstellung</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{id}: {cause}</source>
        <translation>{id}: {cause}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{id}: left {parent} at {clock} by {cause}</source>
        <translation>{id}: aus {parent}, {clock}, durch {cause}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>its tip</source>
        <translation>ihr Ende</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{id} forks off here</source>
        <translation>{id} zweigt hier ab</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>checkpoint {hash}</source>
        <translation>Sicherungspunkt {hash}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{made} goes on from a checkpoint of {clock} of which this store has no history.</source>
        <translation>{made} geht von einem Sicherungspunkt weiter ({clock}), zu dem dieser Speicher keine Geschichte hat.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{made} goes on from {clock} of {parent}.</source>
        <translation>{made} geht von {parent} weiter, {clock}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>It loses nothing: {left} has nothing after that.</source>
        <translation>Verloren geht nichts: {left} hat danach nichts mehr.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>1 tick</source>
        <translation>1 Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{n} ticks</source>
        <translation>{n} Ticks</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>1 finished piece of work</source>
        <translation>1 beendete Arbeit</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{n} finished pieces of work</source>
        <translation>{n} beendete Arbeiten</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>1 answer</source>
        <translation>1 Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{n} answers</source>
        <translation>{n} Antworten</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>It loses what only {left} has: {lost}. They stay in {left}, which you can go on with at any time.</source>
        <translation>Verloren geht, was nur {left} hat: {lost}. Es bleibt in {left} erhalten; dort lässt sich jederzeit fortfahren.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>No mind had answered before that tick.</source>
        <translation>Vor diesem Tick hatte kein Geist geantwortet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>It keeps the 1 answer from before, so no mind is asked again.</source>
        <translation>Die 1 Antwort von davor bleibt erhalten, daher wird kein Geist noch einmal gefragt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>It keeps the {n} answers from before, so no mind is asked again.</source>
        <translation>Die {n} Antworten von davor bleiben erhalten, daher wird kein Geist noch einmal gefragt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>1 thought under way now is dropped: its answer will count for nothing.</source>
        <translation>1 laufender Gedanke wird fallen gelassen: Seine Antwort wird nicht zählen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{n} thoughts under way now are dropped: their answers will count for nothing.</source>
        <translation>{n} laufende Gedanken werden fallen gelassen: Ihre Antworten werden nicht zählen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>1 thought was under way at that tick: what caused it waits, and is put to the mind anew.</source>
        <translation>1 Gedanke war bei diesem Tick im Gange: Sein Anlass wartet und wird dem Geist neu vorgelegt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{n} thoughts were under way at that tick: what caused them waits, and is put to the minds anew.</source>
        <translation>{n} Gedanken waren bei diesem Tick im Gange: Ihre Anlässe warten und werden den Geistern neu vorgelegt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{timeline} goes on from {clock}</source>
        <translation>{timeline} geht weiter, ab {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>A paired restore: the checkpoint was taken in this very session.</source>
        <translation>Eine gepaarte Wiederherstellung: Der Sicherungspunkt wurde in ebendieser Sitzung angelegt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>A cold restore: the checkpoint is from an earlier session, and all comes from its file.</source>
        <translation>Eine kalte Wiederherstellung: Der Sicherungspunkt stammt aus einer früheren Sitzung, und alles kommt aus seiner Datei.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>Its hash is right ({hash}).</source>
        <translation>Sein Hash stimmt ({hash}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>1 answer was kept.</source>
        <translation>1 Antwort blieb erhalten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{n} answers were kept.</source>
        <translation>{n} Antworten blieben erhalten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{left} stays at {clock}.</source>
        <translation>{left} bleibt stehen, {clock}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>A thought of {names} was dropped: its answer counts for nothing.</source>
        <translation>Ein Gedanke von {names} wurde fallen gelassen: Seine Antwort zählt nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>Thoughts of {names} were dropped: their answers count for nothing.</source>
        <translation>Gedanken von {names} wurden fallen gelassen: Ihre Antworten zählen nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>No mind was called.</source>
        <translation>Kein Geist wurde aufgerufen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>1 call was made.</source>
        <translation>1 Aufruf wurde gemacht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>{n} calls were made.</source>
        <translation>{n} Aufrufe wurden gemacht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>can't be restored</source>
        <translation>nicht wiederherstellbar</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>hash is right</source>
        <translation>Hash stimmt</translation>
    </message>
    <message>
        <location filename="concordui/colony/timelines/words.py"/>
        <source>of another history</source>
        <translation>andere Geschichte</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/card.py"/>
        <source>Rests on</source>
        <translation>Beruht auf</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/card.py"/>
        <source>Closed by</source>
        <translation>Geschlossen durch</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/card.py"/>
        <source>opened {clock}</source>
        <translation>eröffnet {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/card.py"/>
        <source>changed {clock}</source>
        <translation>geändert {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/page.py"/>
        <source>The core’s budgets</source>
        <translation>Die Budgets des Kerns</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/page.py"/>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/page.py"/>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/page.py"/>
        <source>The core has opened no topic yet. Topics appear here as it opens them, each with what it rests on.</source>
        <translation>Der Kern hat noch kein Thema eröffnet. Hier erscheinen Themen, sobald er sie eröffnet, jedes mit dem, worauf es beruht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/page.py"/>
        <source>Topics are the core’s own: while you sit in a colonist’s seat they stay closed.</source>
        <translation>Themen gehören dem Kern: Solange Sie auf dem Platz eines Kolonisten sitzen, bleiben sie geschlossen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/page.py"/>
        <source>The core’s topics</source>
        <translation>Die Themen des Kerns</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>receipt {id}: {work}, by {name}</source>
        <translation>Quittung {id}: {work}, von {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>offer {id} to {name}: {work}</source>
        <translation>Angebot {id} an {name}: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>work there is: {work}</source>
        <translation>vorhandene Arbeit: {work}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>message {id}</source>
        <translation>Nachricht {id}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>a sighting of {thing}</source>
        <translation>eine Sichtung von {thing}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>the shared link, {name}</source>
        <translation>die geteilte Verbindung, {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{work} by {name}: finished on {clock}. Its receipt {id} closes the topic.</source>
        <translation>{work}, von {name}: beendet {clock}. Die Quittung {id} schließt das Thema.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{work} by {name} is under way: the receipt of {id} can close the topic once it has finished.</source>
        <translation>{work}, von {name}, ist im Gange: Die Quittung von {id} kann das Thema schließen, sobald die Arbeit beendet ist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{work} by {name} stopped, {why}: receipt {id} closes nothing.</source>
        <translation>{work}, von {name}, wurde abgebrochen, {why}: Quittung {id} schließt nichts.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{work} by {name} had finished before the topic was opened: receipt {id} does not count.</source>
        <translation>{work}, von {name}, war schon vor dem Eröffnen des Themas beendet: Quittung {id} zählt nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>The receipts close it: the core can call it resolved in its next turn.</source>
        <translation>Die Quittungen schließen es: Der Kern kann es in seinem nächsten Zug gelöst nennen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>It stays open while linked work is under way.</source>
        <translation>Es bleibt offen, solange verknüpfte Arbeit im Gange ist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>Only a receipt of finished work closes it: {work}. None has come since it was opened.</source>
        <translation>Nur eine Quittung über beendete Arbeit schließt es: {work}. Seit dem Eröffnen ist keine gekommen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>No work is linked to it: no receipt can close it, and words do not.</source>
        <translation>Keine Arbeit ist damit verknüpft: Keine Quittung kann es schließen, und Worte tun es nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{n} of them under way</source>
        <translation>{n} davon unterwegs</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>none under way</source>
        <translation>keine unterwegs</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{n} spent, {reserved}, no bound</source>
        <translation>{n} verbraucht, {reserved}, keine Grenze</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{n} of {whole} spent, {reserved}, {left} left</source>
        <translation>{n} von {whole} verbraucht, {reserved}, {left} übrig</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{name} finished the work of {id}</source>
        <translation>{name} hat die Arbeit von {id} beendet</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{name}’s work of {id} stopped</source>
        <translation>die Arbeit von {name} zu {id} wurde abgebrochen</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{name} asks for something ({id})</source>
        <translation>{name} bittet um etwas ({id})</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{name} sent message {id}</source>
        <translation>{name} hat Nachricht {id} gesendet</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{name} answered ({id})</source>
        <translation>{name} hat geantwortet ({id})</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>a band of {name} changed on the shared link</source>
        <translation>eine Stufe von {name} auf der geteilten Verbindung hat sich geändert</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>a person in the core’s seat called for a turn</source>
        <translation>eine Person auf dem Platz des Kerns hat einen Zug verlangt</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{n} earlier changes</source>
        <translation>{n} frühere Änderungen</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>The core has not been woken yet</source>
        <translation>Der Kern wurde noch nicht geweckt</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>The core has been thinking since {clock}</source>
        <translation>Der Kern denkt seit: {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>The core was woken last on {clock}</source>
        <translation>Der Kern wurde zuletzt geweckt: {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>It wakes on public changes alone: work that ends, a request, a message, an answer, a band.</source>
        <translation>Er erwacht allein durch öffentliche Änderungen: Arbeit, die endet, eine Bitte, eine Nachricht, eine Antwort, eine Stufe.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>What woke it is read as soon as it rests.</source>
        <translation>Was ihn geweckt hat, wird gelesen, sobald er ruht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>nothing that is kept in this store</source>
        <translation>nichts, was dieser Speicher aufbewahrt</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>By: {changes}.</source>
        <translation>Durch: {changes}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>It chose: {choice}.</source>
        <translation>Gewählt: {choice}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>Its turns are spent: it takes no further one in this timeline.</source>
        <translation>Seine Züge sind verbraucht: In dieser Zeitlinie macht er keinen mehr.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>Nothing waits: time that passes and private needs do not wake it.</source>
        <translation>Nichts wartet: Vergehende Zeit und private Bedürfnisse wecken ihn nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>Next turn from {clock} on, about: {changes}.</source>
        <translation>Nächster Zug ab {clock}, zu: {changes}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/topics/words.py"/>
        <source>{n} of {places} places, {live} not closed</source>
        <translation>{n} von {places} Plätzen, {live} nicht geschlossen</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Opening</source>
        <translation>Wird geöffnet</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>tick {tick}, timeline {timeline}</source>
        <translation>Tick {tick}, Zeitlinie {timeline}</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Tick {tick} saved</source>
        <translation>Tick {tick} gespeichert</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Looking back at {clock}</source>
        <translation>Rückblick: {clock}</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Copy saved as {name}</source>
        <translation>Kopie gespeichert als {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Epoch {epoch}, timeline {timeline}</source>
        <translation>Epoche {epoch}, Zeitlinie {timeline}</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Epoch {epoch}, timeline {timeline}, forked on day {day} at {time}</source>
        <translation>Epoche {epoch}, Zeitlinie {timeline}, abgezweigt an Tag {day} um {time}</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>1 mind thinks</source>
        <translation>1 Geist denkt</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>{count} minds think</source>
        <translation>{count} Geister denken</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>1 mind appraises</source>
        <translation>1 Geist bewertet</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>{count} minds appraise</source>
        <translation>{count} Geister bewerten</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>{thinks}, 1 appraises</source>
        <translation>{thinks}, 1 bewertet</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>{thinks}, {count} appraise</source>
        <translation>{thinks}, {count} bewerten</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Budget {calls} of {budget} calls</source>
        <translation>Budget: {calls} von {budget} Aufrufen</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>{calls} calls</source>
        <translation>{calls} Aufrufe</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Timeline {timeline}</source>
        <translation>Zeitlinie {timeline}</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Hold the colony</source>
        <translation>Kolonie anhalten</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Let time run</source>
        <translation>Zeit laufen lassen</translation>
    </message>
    <message>
        <location filename="concordui/colony/workspace_states.py"/>
        <source>Save a copy...</source>
        <translation>Kopie speichern...</translation>
    </message>
</context>
<context>
    <name>ColonyBar</name>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Time and what is shown</source>
        <translation>Zeit und Anzeige</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>What is shown beside the map</source>
        <translation>Was neben der Karte gezeigt wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Take a seat</source>
        <translation>Platz einnehmen</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Let time run</source>
        <translation>Zeit laufen lassen</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Waits at each decision</source>
        <translation>Wartet bei jeder Entscheidung</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Runs on while minds think</source>
        <translation>Läuft weiter, während Geister denken</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Each tick waits for the answers of its thoughts. Press to let the colony run on.</source>
        <translation>Jeder Tick wartet auf die Antworten seiner Gedanken. Drücken, um die Kolonie weiterlaufen zu lassen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>The colony goes on while a mind thinks. Press to let each tick wait for the answers.</source>
        <translation>Die Kolonie läuft weiter, während ein Geist denkt. Drücken, um jeden Tick auf die Antworten warten zu lassen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Hand back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Minds</source>
        <translation>Geister</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Timelines</source>
        <translation>Zeitlinien</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>First tick</source>
        <translation>Erster Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Tick before</source>
        <translation>Voriger Tick</translation>
    </message>
    <message>
        <location filename="concordui/colony/bar.py"/>
        <source>Tick after</source>
        <translation>Nächster Tick</translation>
    </message>
</context>
<context>
    <name>ColonyKind</name>
    <message>
        <location filename="concordui/colony/kind.py"/>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <location filename="concordui/colony/kind.py"/>
        <source>a colony (a store, a scenario, a checkpoint, a trial or a bank)</source>
        <translation>eine Kolonie (ein Speicher, ein Szenario, ein Sicherungspunkt, eine Erprobung oder eine Sammlung)</translation>
    </message>
    <message>
        <location filename="concordui/colony/kind.py"/>
        <source>Visit a colony...</source>
        <translation>Kolonie besuchen...</translation>
    </message>
    <message>
        <location filename="concordui/colony/kind.py"/>
        <source>Trial</source>
        <translation>Erprobung</translation>
    </message>
    <message>
        <location filename="concordui/colony/kind.py"/>
        <source>Bank</source>
        <translation>Sammlung</translation>
    </message>
</context>
<context>
    <name>MindSettings</name>
    <message>
        <location filename="concordui/colony/mind_settings/desk.py"/>
        <source>Minds…</source>
        <translation>Geister…</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/desk.py"/>
        <source>Hide this note</source>
        <translation>Diesen Hinweis ausblenden</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>Minds</source>
        <translation>Geister</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>Mind</source>
        <translation>Geist</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>for every colonist</source>
        <translation>für jeden Kolonisten</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>&amp;Test call</source>
        <translation>&amp;Probeaufruf</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>This is no mind yet.</source>
        <translation>Das ist noch kein Geist.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>Calling {mind}…</source>
        <translation>{mind} wird aufgerufen…</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>{count} seats</source>
        <translation>{count} Plätze</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>The last call failed: {why}.</source>
        <translation>Der letzte Aufruf ist fehlgeschlagen: {why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>The last {n} calls failed: {why}.</source>
        <translation>Die letzten {n} Aufrufe sind fehlgeschlagen: {why}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>A test call asks the mind above one small question. It belongs to no run.</source>
        <translation>Ein Probeaufruf stellt dem Geist oben eine kleine Frage. Er gehört zu keinem Lauf.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>Last calls</source>
        <translation>Letzte Aufrufe</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>Keys of model servers</source>
        <translation>Schlüssel der Modellserver</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>A choice holds at once and is kept with this run; a thought under way is dropped.</source>
        <translation>Eine Wahl gilt sofort und wird mit diesem Lauf gespeichert; ein laufender Gedanke wird verworfen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/dialog.py"/>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>Model servers</source>
        <translation>Modellserver</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>A key for {variable}</source>
        <translation>Ein Schlüssel für {variable}</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>paste a key</source>
        <translation>Schlüssel einfügen</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>Keep in keyring</source>
        <translation>Im Schlüsselbund ablegen</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>Keep the key of {variable} in the keyring</source>
        <translation>Den Schlüssel von {variable} im Schlüsselbund ablegen</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>Take the key of {variable} out of the keyring</source>
        <translation>Den Schlüssel von {variable} aus dem Schlüsselbund entfernen</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/keys_pane.py"/>
        <source>A key of the environment comes first. Keys are in no file of this program.</source>
        <translation>Ein Schlüssel der Umgebung hat Vorrang. Schlüssel stehen in keiner Datei dieses Programms.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Choose the file of a table</source>
        <translation>Datei einer Tabelle wählen</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Choose the table of a mind</source>
        <translation>Tabelle eines Geistes wählen</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Tables of minds (*.json)</source>
        <translation>Tabellen von Geistern (*.json)</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Built-in rule</source>
        <translation>Eingebaute Regel</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>answers at once</source>
        <translation>antwortet sofort</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Built-in policy</source>
        <translation>Eingebaute Strategie</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Table in a file</source>
        <translation>Tabelle in einer Datei</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>needs a key</source>
        <translation>braucht einen Schlüssel</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Model server</source>
        <translation>Modellserver</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>OpenAI's format of chat</source>
        <translation>Chat-Format von OpenAI</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Table written out</source>
        <translation>Ausgeschriebene Tabelle</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>in the scenario or the spec</source>
        <translation>im Szenario oder in der Beschreibung</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Model, {name}</source>
        <translation>Modell, {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>name of the model</source>
        <translation>Name des Modells</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>Address of the server, {name}</source>
        <translation>Adresse des Servers, {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>File of the table, {name}</source>
        <translation>Datei der Tabelle, {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_field.py"/>
        <source>a file of a table (.json)</source>
        <translation>Datei einer Tabelle (.json)</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_form.py"/>
        <source>No file is chosen.</source>
        <translation>Es ist keine Datei gewählt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_form.py"/>
        <source>The name of a model is wanted.</source>
        <translation>Der Name eines Modells fehlt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_form.py"/>
        <source>The address of a server is wanted, such as {url}.</source>
        <translation>Die Adresse eines Servers fehlt, zum Beispiel {url}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_form.py"/>
        <source>That is no name of a model.</source>
        <translation>Das ist kein Name eines Modells.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_form.py"/>
        <source>An address has no user, password or query; keys are kept in the environment or the keyring.</source>
        <translation>Eine Adresse enthält weder Benutzer noch Kennwort noch Abfrage; Schlüssel gehören in die Umgebung oder den Schlüsselbund.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/mind_form.py"/>
        <source>That is no address of a server; write it as {url}.</source>
        <translation>Das ist keine Adresse eines Servers; Schreibweise: {url}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>Appraiser</source>
        <translation>Bewerter</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>can't be made</source>
        <translation>nicht herstellbar</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>asked for {time}</source>
        <translation>seit {time} gefragt</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>answers</source>
        <translation>antwortet</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>gives no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>answers no JSON</source>
        <translation>kein JSON</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>wrong shape</source>
        <translation>falsche Form</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>off the menu</source>
        <translation>nicht wählbar</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>fails</source>
        <translation>schlägt fehl</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>{name}: the mind ({mind}) gives no answer.</source>
        <translation>{name}: Der Geist ({mind}) gibt keine Antwort.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>{name}: the mind ({mind}) answers no JSON.</source>
        <translation>{name}: Der Geist ({mind}) antwortet kein JSON.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>{name}: the mind ({mind}) answers in the wrong shape.</source>
        <translation>{name}: Der Geist ({mind}) antwortet in falscher Form.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/seats.py"/>
        <source>{name}: the mind ({mind}) chooses what is not on its menu.</source>
        <translation>{name}: Der Geist ({mind}) wählt, was nicht zur Auswahl steht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>a table written out</source>
        <translation>eine ausgeschriebene Tabelle</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>table {file}</source>
        <translation>Tabelle {file}</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>built-in policy</source>
        <translation>eingebaute Strategie</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>built-in rule</source>
        <translation>eingebaute Regel</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Claude, {model}</source>
        <translation>Claude, {model}</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{model} at {server}</source>
        <translation>{model} auf {server}</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>It answers by itself.</source>
        <translation>Er antwortet von selbst.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>This mind needs no server, so nothing was called.</source>
        <translation>Dieser Geist braucht keinen Server, daher wurde nichts aufgerufen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>It answers.</source>
        <translation>Er antwortet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>A whole answer of the menu came in {time}, for {tokens} tokens.</source>
        <translation>Eine vollständige Antwort aus der Auswahl kam in {time}, für {tokens} Token.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>A whole answer of the menu came in {time}.</source>
        <translation>Eine vollständige Antwort aus der Auswahl kam in {time}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The key is from the environment.</source>
        <translation>Der Schlüssel stammt aus der Umgebung.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The key is from the keyring.</source>
        <translation>Der Schlüssel stammt aus dem Schlüsselbund.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>No key went along.</source>
        <translation>Es wurde kein Schlüssel mitgeschickt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>set in the environment</source>
        <translation>in der Umgebung gesetzt</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>kept in the keyring</source>
        <translation>im Schlüsselbund abgelegt</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>there is none</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>This system has no keyring that protects keys: set the variable in the environment instead.</source>
        <translation>Dieses System hat keinen Schlüsselbund, der Schlüssel schützt: stattdessen die Variable in der Umgebung setzen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The keyring of this system does not answer: unlock it, or set the variable in the environment.</source>
        <translation>Der Schlüsselbund dieses Systems antwortet nicht: ihn entsperren oder die Variable in der Umgebung setzen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{why}. Native habits go on meanwhile.</source>
        <translation>{why}. Die angeborenen Gewohnheiten laufen derweil weiter.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{why}. One more mind fails too; native habits go on meanwhile.</source>
        <translation>{why}. Auch ein weiterer Geist fällt aus; die angeborenen Gewohnheiten laufen derweil weiter.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{why}. {n} more minds fail too; native habits go on meanwhile.</source>
        <translation>{why}. Auch {n} weitere Geister fallen aus; die angeborenen Gewohnheiten laufen derweil weiter.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>There is no key.</source>
        <translation>Es gibt keinen Schlüssel.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Set {variable} in the environment and start the program again, or keep the key in the keyring below.</source>
        <translation>{variable} in der Umgebung setzen und das Programm neu starten oder den Schlüssel unten im Schlüsselbund ablegen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>What is set as the key can be none.</source>
        <translation>Was als Schlüssel gesetzt ist, kann keiner sein.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Set {variable} to the key itself, without quotes and spaces.</source>
        <translation>{variable} auf den Schlüssel selbst setzen, ohne Anführungszeichen und Leerzeichen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The keyring does not answer.</source>
        <translation>Der Schlüsselbund antwortet nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Unlock the keyring of this system, or set {variable} in the environment.</source>
        <translation>Den Schlüsselbund dieses Systems entsperren oder {variable} in der Umgebung setzen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>This request must not leave.</source>
        <translation>Diese Anfrage darf nicht hinaus.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Minds are asked without tools and plugins.</source>
        <translation>Geister werden ohne Werkzeuge und Plugins gefragt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Nobody listens there.</source>
        <translation>Dort hört niemand zu.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{server} refuses the connection. Start the server, or correct its address and port.</source>
        <translation>{server} lehnt die Verbindung ab. Den Server starten oder Adresse und Port berichtigen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Nobody knows that server.</source>
        <translation>Niemand kennt diesen Server.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>There is no {server} in the network. Correct the address, or connect to the network.</source>
        <translation>{server} gibt es im Netz nicht. Die Adresse berichtigen oder eine Netzverbindung herstellen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The server could not be trusted.</source>
        <translation>Dem Server ist nicht zu trauen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{server} does not speak https, or its certificate is not accepted. Write http:// where it is meant.</source>
        <translation>{server} spricht kein https, oder sein Zertifikat wird nicht anerkannt. Wo http:// gemeint ist, muss es auch dort stehen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The server can't be reached.</source>
        <translation>Der Server ist nicht erreichbar.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>There is no way to {server} just now.</source>
        <translation>Zu {server} führt gerade kein Weg.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>No whole answer came in {time}.</source>
        <translation>In {time} kam keine vollständige Antwort.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{server} is too slow, or does not answer at all. Try a smaller model, or allow more seconds.</source>
        <translation>{server} ist zu langsam oder antwortet gar nicht. Ein kleineres Modell versuchen oder mehr Sekunden zulassen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The connection was cut.</source>
        <translation>Die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{server} ended it before the answer was whole. Look into the server's own log.</source>
        <translation>{server} hat sie beendet, bevor die Antwort vollständig war. Das Protokoll des Servers gibt Auskunft.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>That is no model server.</source>
        <translation>Das ist kein Modellserver.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{server} answers in something else than HTTP. Correct its address and port.</source>
        <translation>{server} antwortet in etwas anderem als HTTP. Adresse und Port berichtigen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The answer does not end.</source>
        <translation>Die Antwort endet nicht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{server} sends more than an answer may have. Try another model or server.</source>
        <translation>{server} sendet mehr, als eine Antwort enthalten darf. Ein anderes Modell oder einen anderen Server versuchen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>There is none: set {variable}, or keep a key in the keyring below.</source>
        <translation>Es gibt keinen: {variable} setzen oder unten einen Schlüssel im Schlüsselbund ablegen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Put a valid key into {variable}, or keep another one in the keyring below.</source>
        <translation>Einen gültigen Schlüssel in {variable} setzen oder unten einen anderen im Schlüsselbund ablegen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The server does not accept the key ({status}).</source>
        <translation>Der Server erkennt den Schlüssel nicht an ({status}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>There is no such model, or no such address ({status}).</source>
        <translation>Es gibt kein solches Modell oder keine solche Adresse ({status}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{server} knows neither “{model}” nor this path. Correct the model's name; most addresses end in /v1.</source>
        <translation>{server} kennt weder „{model}“ noch diesen Pfad. Den Namen des Modells berichtigen; die meisten Adressen enden auf /v1.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The server takes no more calls just now ({status}).</source>
        <translation>Der Server nimmt gerade keine weiteren Aufrufe an ({status}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Wait, or raise what your account may spend.</source>
        <translation>Warten oder das Ausgabenlimit des Kontos erhöhen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The server is broken or overloaded ({status}).</source>
        <translation>Der Server ist gestört oder überlastet ({status}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Try again later.</source>
        <translation>Später noch einmal versuchen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The server sends elsewhere ({status}).</source>
        <translation>Der Server verweist anderswohin ({status}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>Redirects are not followed. Write the address at which it really answers.</source>
        <translation>Umleitungen wird nicht gefolgt. Die Adresse angeben, unter der er tatsächlich antwortet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The server refuses the request ({status}).</source>
        <translation>Der Server lehnt die Anfrage ab ({status}).</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>It says: {said}</source>
        <translation>Er meldet: {said}</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The server's answer is not JSON.</source>
        <translation>Die Antwort des Servers ist kein JSON.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{server} is probably no model server, or the address is of its pages.</source>
        <translation>{server} ist wohl kein Modellserver, oder die Adresse ist die seiner Webseiten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The server's answer has another format.</source>
        <translation>Die Antwort des Servers hat ein anderes Format.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>{server} speaks another format of chat. Choose the other kind of server.</source>
        <translation>{server} spricht ein anderes Chat-Format. Die andere Art von Server wählen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The model declines to answer.</source>
        <translation>Das Modell lehnt es ab zu antworten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The model was cut off before its answer was whole.</source>
        <translation>Das Modell wurde abgeschnitten, bevor seine Antwort vollständig war.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>It used up its tokens, as models do that think for long. Choose another model.</source>
        <translation>Es hat seine Token aufgebraucht, wie Modelle, die lange denken. Ein anderes Modell wählen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The model answers in words, not in JSON.</source>
        <translation>Das Modell antwortet in Worten, nicht in JSON.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>“{model}” does not heed the form that it is asked for. Choose a model that does.</source>
        <translation>„{model}“ hält sich nicht an die verlangte Form. Ein Modell wählen, das es tut.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The model's answer has the wrong shape.</source>
        <translation>Die Antwort des Modells hat die falsche Form.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>“{model}” does not heed the form that it is asked for: {said}</source>
        <translation>„{model}“ hält sich nicht an die verlangte Form: {said}</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>The model chose what was not on the menu.</source>
        <translation>Das Modell hat gewählt, was nicht zur Auswahl stand.</translation>
    </message>
    <message>
        <location filename="concordui/colony/mind_settings/words.py"/>
        <source>“{model}” does not heed the choices that it is given: {said}</source>
        <translation>„{model}“ hält sich nicht an die gegebene Auswahl: {said}</translation>
    </message>
</context>
<context>
    <name>TickSlider</name>
    <message>
        <location filename="concordui/colony/tick_slider.py"/>
        <source>Ticks of this timeline</source>
        <translation>Ticks dieser Zeitlinie</translation>
    </message>
    <message>
        <location filename="concordui/colony/tick_slider.py"/>
        <source>Drag to look back. {0}</source>
        <translation>Zum Zurückblicken ziehen. {0}</translation>
    </message>
</context>
<context>
    <name>Trials</name>
    <message>
        <location filename="concordui/colony/trials/arm_fields.py"/>
        <source>Name of the arm</source>
        <translation>Name des Arms</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/arm_fields.py"/>
        <source>Take this arm out</source>
        <translation>Diesen Arm entfernen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/arm_fields.py"/>
        <source>Core</source>
        <translation>Kern</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/arm_fields.py"/>
        <source>Every colonist</source>
        <translation>Jeder Kolonist</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/arm_fields.py"/>
        <source>Appraiser</source>
        <translation>Bewerter</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/arm_fields.py"/>
        <source>As in the scenario</source>
        <translation>Wie im Szenario</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/arm_fields.py"/>
        <source>Besides, as its file says: {seats}.</source>
        <translation>Außerdem, laut seiner Datei: {seats}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Mind {n}</source>
        <translation>Geist {n}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Take this mind out</source>
        <translation>Diesen Geist entfernen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Bank</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Invite typed claims (a prototype)</source>
        <translation>Zu typisierten Behauptungen einladen (ein Prototyp)</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Add a &amp;mind</source>
        <translation>&amp;Geist hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Nothing is asked again: what fails is kept and counts.</source>
        <translation>Nichts wird noch einmal gefragt: Was fehlschlägt, wird aufbewahrt und zählt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>&amp;Put it to the minds</source>
        <translation>Den Geistern &amp;vorlegen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Each mind is asked once: name it once.</source>
        <translation>Jeder Geist wird einmal gefragt: ihn nur einmal nennen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Choose a folder of snapshots</source>
        <translation>Ordner mit Momentaufnahmen wählen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>A whole number from 1 on is wanted, or nothing for one call a cell.</source>
        <translation>Eine ganze Zahl ab 1 eingeben oder nichts für einen Aufruf pro Zelle.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Seconds above 0 are wanted, {most} at most.</source>
        <translation>Sekunden über 0 eingeben, höchstens {most}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>shipped</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Another folder…</source>
        <translation>Anderer Ordner…</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Budget of calls</source>
        <translation>Aufrufbudget</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>one a cell</source>
        <translation>einer pro Zelle</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Seconds for a call</source>
        <translation>Sekunden pro Aufruf</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>&amp;Bank</source>
        <translation>&amp;Sammlung</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>B&amp;udget of calls</source>
        <translation>Aufruf&amp;budget</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>&amp;Seconds for a call</source>
        <translation>Sekunden pro &amp;Aufruf</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>Minds</source>
        <translation>Geister</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_form.py"/>
        <source>What is put to whom</source>
        <translation>Was wem vorgelegt wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_results.py"/>
        <source>A dash: it can't be asked. What is well-formed has the shape; what is grounded rests on what was told.</source>
        <translation>Ein Strich: Es lässt sich nicht fragen. Wohlgeformtes hat die Form; Begründetes beruht auf dem Gesagten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_results.py"/>
        <source>Save ta&amp;ble…</source>
        <translation>Tabe&amp;lle speichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_results.py"/>
        <source>Choose minds and put the bank to them: the matrix fills as they answer.</source>
        <translation>Geister wählen und ihnen die Sammlung vorlegen: Die Matrix füllt sich, während sie antworten.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_results.py"/>
        <source>Matrix of the bank</source>
        <translation>Matrix der Sammlung</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_results.py"/>
        <source>The bank is not there any more as it was: the request can't be made again.</source>
        <translation>Die Sammlung ist nicht mehr da, wie sie war: Die Anfrage lässt sich nicht noch einmal erzeugen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_rows.py"/>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_rows.py"/>
        <source>Decides</source>
        <translation>Wer</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_rows.py"/>
        <source>What is otherwise</source>
        <translation>Was anders ist</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_rows.py"/>
        <source>{n} well-formed</source>
        <translation>{n} wohlgeformt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_rows.py"/>
        <source>{n} grounded</source>
        <translation>{n} begründet</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_rows.py"/>
        <source>{n} · {mind}: well-formed {formed}, grounded {grounded}</source>
        <translation>{n} · {mind}: wohlgeformt {formed}, begründet {grounded}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_rows.py"/>
        <source>nothing: {shows}</source>
        <translation>nichts: {shows}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_tab.py"/>
        <source>New bank</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_tab.py"/>
        <source>Bank: {name}</source>
        <translation>Sammlung: {name}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_tab.py"/>
        <source>Saved decisions, each varied one thing at a time, put to several minds</source>
        <translation>Gespeicherte Entscheidungen, jede in jeweils einer Sache verändert, mehreren Geistern vorgelegt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_tab.py"/>
        <source>1 mind</source>
        <translation>1 Geist</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_tab.py"/>
        <source>{n} minds</source>
        <translation>{n} Geister</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/bank_tab.py"/>
        <source>{n} decisions, {minds}</source>
        <translation>{n} Entscheidungen, {minds}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>One answer</source>
        <translation>Eine Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>What is shown of the call</source>
        <translation>Was vom Aufruf gezeigt wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Sa&amp;ve…</source>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>The call as text</source>
        <translation>Der Aufruf als Text</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Choose a cell of the matrix: what was asked and what came of it appear here.</source>
        <translation>Eine Zelle der Matrix wählen: Hier erscheint, was gefragt wurde und was daraus wurde.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Nothing has come of it yet.</source>
        <translation>Daraus ist noch nichts geworden.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>well-formed: {answer}</source>
        <translation>wohlgeformt: {answer}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>grounded: {answer}</source>
        <translation>begründet: {answer}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Why: {why}</source>
        <translation>Warum: {why}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>{n} bytes, SHA-256 {digest}</source>
        <translation>{n} Byte, SHA-256 {digest}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>{size}: the very bytes that were asked</source>
        <translation>{size}: genau die gefragten Bytes</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Claims are a prototype: facts are looked up in the archive.</source>
        <translation>Behauptungen sind ein Prototyp: Fakten werden im Archiv nachgeschlagen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>No answer is kept: {state}.</source>
        <translation>Keine Antwort ist aufbewahrt: {state}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>What the mind answered, as it came</source>
        <translation>Was der Geist geantwortet hat, wie es kam</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Save the text</source>
        <translation>Text speichern</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>chose {choice}</source>
        <translation>gewählt: {choice}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Grounded is: {because}.</source>
        <translation>Begründet ist: {because}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>It took {time}.</source>
        <translation>Es dauerte {time}.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>{told} tokens were told, {said} said.</source>
        <translation>{told} Token wurden gesagt, {said} geantwortet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>It claims nothing.</source>
        <translation>Es wird nichts behauptet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Fact</source>
        <translation>Fakt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>Preference</source>
        <translation>Vorliebe</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>{kind}: {says}</source>
        <translation>{kind}: {says}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>in the archive: {verdict}</source>
        <translation>im Archiv: {verdict}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>cites {sources}</source>
        <translation>führt an: {sources}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/cell_panel.py"/>
        <source>of which it was not told: {sources}</source>
        <translation>davon nicht gesagt: {sources}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/study_tab.py"/>
        <source>How far it is</source>
        <translation>Wie weit es ist</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/study_tab.py"/>
        <source>&amp;Form</source>
        <translation>&amp;Formular</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/study_tab.py"/>
        <source>Show or hide the form, to run it once more with other values</source>
        <translation>Formular ein- oder ausblenden, um mit anderen Werten noch einmal zu starten</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/study_tab.py"/>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/study_tab.py"/>
        <source>&amp;Go on</source>
        <translation>Fortset&amp;zen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/study_tab.py"/>
        <source>What was done is kept; going on does the rest. A call that was under way is spent.</source>
        <translation>Getanes ist aufbewahrt; Fortsetzen tut den Rest. Ein Aufruf, der unterwegs war, ist verbraucht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/study_tab.py"/>
        <source>It was stopped</source>
        <translation>Es wurde angehalten</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/study_tab.py"/>
        <source>Kept in {folder}</source>
        <translation>Aufbewahrt in {folder}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_draft.py"/>
        <source>An arm needs a name.</source>
        <translation>Ein Arm braucht einen Namen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_draft.py"/>
        <source>There are two arms of that name.</source>
        <translation>Zwei Arme haben diesen Namen.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_draft.py"/>
        <source>A trial has its budget of calls fixed before it starts: a whole number from 1 on.</source>
        <translation>Das Aufrufbudget einer Erprobung steht vor dem Start fest: eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_draft.py"/>
        <source>A whole number of ticks from 1 on is wanted; a day has 1,440.</source>
        <translation>Eine ganze Zahl von Ticks ab 1 eingeben; ein Tag hat 1.440.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_draft.py"/>
        <source>Whole numbers between commas are wanted, or nothing for the scenario's own.</source>
        <translation>Ganze Zahlen zwischen Kommas eingeben oder nichts für die des Szenarios.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_draft.py"/>
        <source>Each seed once is wanted.</source>
        <translation>Jeden Startwert nur einmal eingeben.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_draft.py"/>
        <source>A number of ticks a second above 0 is wanted.</source>
        <translation>Ticks pro Sekunde über 0 eingeben.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Wait for minds</source>
        <translation>Auf Geister warten</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>At a pace</source>
        <translation>In festem Tempo</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>How answers are waited for</source>
        <translation>Wie auf Antworten gewartet wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Add an &amp;arm</source>
        <translation>&amp;Arm hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Open a s&amp;pec…</source>
        <translation>Beschr&amp;eibung öffnen…</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>&amp;Run trial</source>
        <translation>Erprobung &amp;starten</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Choose a scenario</source>
        <translation>Szenario wählen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Scenarios (*.json)</source>
        <translation>Szenarien (*.json)</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Open the spec of a trial</source>
        <translation>Beschreibung einer Erprobung öffnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Specs of trials (*.toml)</source>
        <translation>Beschreibungen von Erprobungen (*.toml)</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>arm {n}</source>
        <translation>Arm {n}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Another file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>1 run, with all calls. Nothing is asked again: what fails is kept and counts.</source>
        <translation>1 Lauf, mit allen Aufrufen. Nichts wird noch einmal gefragt: Was fehlschlägt, wird aufbewahrt und zählt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>{runs} runs, up to {calls} calls each. Nothing is asked again: what fails is kept and counts.</source>
        <translation>{runs} Läufe, je bis zu {calls} Aufrufe. Nichts wird noch einmal gefragt: Was fehlschlägt, wird aufbewahrt und zählt.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Ticks a second</source>
        <translation>Ticks pro Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>the scenario's</source>
        <translation>die des Szenarios</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>S&amp;cenario</source>
        <translation>Szena&amp;rio</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>&amp;Ticks</source>
        <translation>&amp;Ticks</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>S&amp;eeds</source>
        <translation>Start&amp;werte</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>&amp;Budget of calls</source>
        <translation>Aufruf&amp;budget</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>Arms</source>
        <translation>Arme</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_form.py"/>
        <source>What is tried</source>
        <translation>Was erprobt wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>Failures</source>
        <translation>Fehlschläge</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>&amp;Open this run</source>
        <translation>Diesen La&amp;uf öffnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>Runs of the trial</source>
        <translation>Läufe der Erprobung</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>Arms of the trial</source>
        <translation>Arme der Erprobung</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>Fill in the form and run the trial: each run is a whole colony, and its figures appear as it ends.</source>
        <translation>Das Formular ausfüllen und die Erprobung starten: Jeder Lauf ist eine ganze Kolonie, und seine Zahlen erscheinen, wenn er endet.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>Pressed: offers made after a no, or after “not now” without an invitation.</source>
        <translation>Bedrängt: Angebote nach einem Nein oder nach „nicht jetzt“ ohne Einladung.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>The sums of each arm's runs. Pressed: offers made after a no.</source>
        <translation>Die Summen der Läufe jedes Arms. Bedrängt: Angebote nach einem Nein.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_results.py"/>
        <source>Every failure is kept where it happened; not asked: the budget was spent by then.</source>
        <translation>Jeder Fehlschlag bleibt aufbewahrt, wo er geschah. Ungefragt: Das Budget war bis dahin verbraucht.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Answered</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Offers</source>
        <translation>Angebote</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Accepted</source>
        <translation>Zusagen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Refused</source>
        <translation>Absagen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Countered</source>
        <translation>Gegenv.</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Stopped</source>
        <translation>Abbruch</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Trips</source>
        <translation>Gänge</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Pressed</source>
        <translation>Bedrängt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Died</source>
        <translation>Tote</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>No answer</source>
        <translation>Antwortlos</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>No JSON</source>
        <translation>Kein JSON</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Wrong shape</source>
        <translation>Formfehler</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Off the menu</source>
        <translation>Fehlwahl</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Too late to do</source>
        <translation>Zu spät</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Dropped</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Not asked</source>
        <translation>Ungefragt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Facts true</source>
        <translation>Fakt wahr</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Facts false</source>
        <translation>Fakt falsch</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Arm</source>
        <translation>Arm</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Seed</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>not begun</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>tick {tick}</source>
        <translation>Tick {tick}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_rows.py"/>
        <source>{used} of {share}</source>
        <translation>{used} von {share}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_tab.py"/>
        <source>New trial</source>
        <translation>Neue Erprobung</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_tab.py"/>
        <source>Trial</source>
        <translation>Erprobung</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_tab.py"/>
        <source>Trial: {scenario}</source>
        <translation>Erprobung: {scenario}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_tab.py"/>
        <source>Whole colonies under arms of minds, within a budget of calls fixed before it starts</source>
        <translation>Ganze Kolonien unter Armen von Geistern, mit einem Aufrufbudget, das vor dem Start feststeht</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_tab.py"/>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/trial_tab.py"/>
        <source>{n} runs</source>
        <translation>{n} Läufe</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>{used} of {budget} calls spent</source>
        <translation>{used} von {budget} Aufrufen verbraucht</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>{yes} of {of}</source>
        <translation>{yes} von {of}</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>no answer came</source>
        <translation>es kam keine Antwort</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>the answer was no JSON</source>
        <translation>die Antwort war kein JSON</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>the answer had another shape</source>
        <translation>die Antwort hatte eine andere Form</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>the answer was not on the menu</source>
        <translation>die Antwort stand nicht zur Auswahl</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>it could not be done any more</source>
        <translation>es war nicht mehr möglich</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>being asked</source>
        <translation>wird gefragt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>supported</source>
        <translation>gestützt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>contradicted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <location filename="concordui/colony/trials/words.py"/>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
</TS>
