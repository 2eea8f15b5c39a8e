<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Actions</name>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Change the world</source>
        <translation>Welt ändern</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Turns a second</source>
        <translation>Runden je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Run a commons</source>
        <translation>Allmende starten</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>New sweep</source>
        <translation>Neuer Parameterlauf</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Watch a running server...</source>
        <translation>Laufenden Server beobachten...</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>One turn on</source>
        <translation>Eine Runde weiter</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>First turn</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Turn before</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Turn after</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Last turn</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>1 turn a second</source>
        <translation>1 Runde je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>5 turns a second</source>
        <translation>5 Runden je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>20 turns a second</source>
        <translation>20 Runden je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>As many turns a second as there can be</source>
        <translation>So viele Runden je Sekunde wie möglich</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Show the arena</source>
        <translation>Arena anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Show the world</source>
        <translation>Welt anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Show the sweep</source>
        <translation>Parameterlauf anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Add an arena...</source>
        <translation>Arena hinzufügen...</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Add a link...</source>
        <translation>Verbindung hinzufügen...</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Add a treaty...</source>
        <translation>Vertrag hinzufügen...</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Add a meta-agent...</source>
        <translation>Meta-Agenten hinzufügen...</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Remove what is chosen</source>
        <translation>Auswahl entfernen</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Edit its scenario</source>
        <translation>Szenario bearbeiten</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Take away...</source>
        <translation>Exportieren...</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Decisions of the turn</source>
        <translation>Entscheidungen der Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Talk</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Numbers</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <location filename="concordui/commons/actions.py"/>
        <source>Your seat</source>
        <translation>Ihr Platz</translation>
    </message>
</context>
<context>
    <name>Commons</name>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Breaches and faults of the turn</source>
        <translation>Verstöße und Fehler der Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Save the decisions as CSV…</source>
        <translation>Entscheidungen als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Decisions of turn {n}</source>
        <translation>Entscheidungen der Runde {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Asked</source>
        <translation>Gefordert</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Got</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Wealth</source>
        <translation>Vermögen</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>{player} asked for {asked} and got {got}</source>
        <translation>{player} hat {asked} gefordert und {got} erhalten</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>its pacts allow {limit}</source>
        <translation>die Pakte erlauben {limit}</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>What each player asked for and got appears here with the first turn.</source>
        <translation>Was die Spieler gefordert und erhalten haben, erscheint hier mit der ersten Runde.</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>And {n} more: save the table to see all.</source>
        <translation>Und {n} weitere: Die gespeicherte Tabelle enthält alle.</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Nobody exceeded a pact this turn</source>
        <translation>In dieser Runde hat niemand einen Pakt überschritten</translation>
    </message>
    <message>
        <location filename="concordui/commons/decisions_panel.py"/>
        <source>Nobody exceeded a pact of yours this turn, as far as you can know</source>
        <translation>Soweit Sie wissen können, hat in dieser Runde niemand einen Ihrer Pakte überschritten</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/kept_list.py"/>
        <source>Open {title}</source>
        <translation>{title} öffnen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/kept_list.py"/>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/kept_list.py"/>
        <source>Discard {title}</source>
        <translation>{title} verwerfen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/kept_list.py"/>
        <source>Bring it back</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Commons</source>
        <translation>Allmende</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Players who harvest a shared stock, under pacts and treaties that bind nobody</source>
        <translation>Spieler ernten einen gemeinsamen Bestand, unter Pakten und Verträgen, die niemanden zwingen</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Runs that you begin or open appear here, with where they stand.</source>
        <translation>Läufe, die Sie beginnen oder öffnen, erscheinen hier mit ihrem Stand.</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Scenarios and runs</source>
        <translation>Szenarien und Läufe</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Run an arena</source>
        <translation>Arena starten</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Run a world of arenas</source>
        <translation>Welt aus Arenen starten</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>A click runs it.</source>
        <translation>Ein Klick startet sie.</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Arenas with links and treaties between them.</source>
        <translation>Arenen mit Verbindungen und Verträgen untereinander.</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Recent runs</source>
        <translation>Zuletzt verwendete Läufe</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>Scenarios not saved yet</source>
        <translation>Nicht gespeicherte Szenarien</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>{count} arenas, {rounds} rounds</source>
        <translation>{count} Arenen, {rounds} Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>1 player</source>
        <translation>1 Spieler</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>{count} players</source>
        <translation>{count} Spieler</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>nobody plays</source>
        <translation>niemand spielt</translation>
    </message>
    <message>
        <location filename="concordui/commons/home_page.py"/>
        <source>{turns} turns</source>
        <translation>{turns} Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Harvest in all</source>
        <translation>Ernte insgesamt</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>What all players got this turn</source>
        <translation>Was alle Spieler in dieser Runde erhalten haben</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Sustained yield at this stock</source>
        <translation>Dauerertrag bei diesem Bestand</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>The largest harvest after which one turn without chance brings the stock back to this level</source>
        <translation>Die größte Ernte, nach der eine Runde ohne Zufall den Bestand wieder auf diese Höhe bringt</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Equality (1 − Gini)</source>
        <translation>Gleichheit (1 − Gini)</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Of the players' wealth; 1 is equal</source>
        <translation>Des Vermögens der Spieler; 1 bedeutet gleich</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Efficiency</source>
        <translation>Effizienz</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>How much was had of what could be had for ever, up to this turn</source>
        <translation>Anteil des dauerhaft Erzielbaren, der bis zu dieser Runde erzielt wurde</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Over-usage</source>
        <translation>Übernutzung</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>The share of all harvests so far above the sustainable share</source>
        <translation>Anteil aller bisherigen Ernten über dem nachhaltigen Maß</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Compliance, whole run</source>
        <translation>Pakttreue, ganzer Lauf</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>The mean over all turns up to this one</source>
        <translation>Mittelwert aller Runden bis zu dieser</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Fines so far</source>
        <translation>Strafen bisher</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Sanctions and warnings up to this turn</source>
        <translation>Sanktionen und Verwarnungen bis zu dieser Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Numbers</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Number</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Save the numbers as CSV…</source>
        <translation>Kennzahlen als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/commons/numbers_panel.py"/>
        <source>Numbers of turn {n}</source>
        <translation>Kennzahlen der Runde {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_picture.py"/>
        <source>Pacts over time</source>
        <translation>Pakte im Zeitverlauf</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_picture.py"/>
        <source>Picture of the timeline</source>
        <translation>Bild der Zeitleiste</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_picture.py"/>
        <source>Pacts to turn {n}</source>
        <translation>Pakte bis Runde {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_table.py"/>
        <source>Pacts</source>
        <translation>Pakte</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_table.py"/>
        <source>Terms</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_table.py"/>
        <source>Parties</source>
        <translation>Parteien</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_table.py"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_table.py"/>
        <source>Proposed</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_table.py"/>
        <source>Active from</source>
        <translation>In Kraft ab</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_table.py"/>
        <source>Breaches</source>
        <translation>Verstöße</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_table.py"/>
        <source>Last breach</source>
        <translation>Letzter Verstoß</translation>
    </message>
    <message>
        <location filename="concordui/commons/pact_timeline.py"/>
        <source>Pacts appear here when they are proposed.</source>
        <translation>Pakte erscheinen hier, sobald sie vorgeschlagen werden.</translation>
    </message>
    <message>
        <location filename="concordui/commons/pacts_pane.py"/>
        <source>proposed</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <location filename="concordui/commons/pacts_pane.py"/>
        <source>active</source>
        <translation>in Kraft</translation>
    </message>
    <message>
        <location filename="concordui/commons/pacts_pane.py"/>
        <source>breach</source>
        <translation>Verstoß</translation>
    </message>
    <message>
        <location filename="concordui/commons/pacts_pane.py"/>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <location filename="concordui/commons/pacts_pane.py"/>
        <source>Signs: {names}</source>
        <translation>Zeichen: {names}</translation>
    </message>
    <message>
        <location filename="concordui/commons/pacts_pane.py"/>
        <source>Picture of the timeline…</source>
        <translation>Bild der Zeitleiste…</translation>
    </message>
    <message>
        <location filename="concordui/commons/pacts_pane.py"/>
        <source>Save the table of pacts as CSV…</source>
        <translation>Pakttabelle als CSV speichern…</translation>
    </message>
    <message>
        <location filename="concordui/commons/parts.py"/>
        <source>Your seat</source>
        <translation>Ihr Platz</translation>
    </message>
    <message>
        <location filename="concordui/commons/parts.py"/>
        <source>Talk</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>&amp;Take the answers into the round</source>
        <translation>Antworten über&amp;nehmen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>{turn}, round {n} of {all}</source>
        <translation>{turn}, Gesprächsrunde {n} von {all}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>No proposal waits for an answer.</source>
        <translation>Kein Vorschlag wartet auf eine Antwort.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>All are answered. The answers go out with this round of talk.</source>
        <translation>Alle sind beantwortet. Die Antworten gehen mit dieser Gesprächsrunde hinaus.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>1 is not answered: it stays open.</source>
        <translation>1 ist nicht beantwortet und bleibt offen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>{n} are not answered: they stay open.</source>
        <translation>{n} sind nicht beantwortet und bleiben offen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>you proposed it; rejecting withdraws it</source>
        <translation>von Ihnen vorgeschlagen; Ablehnen zieht ihn zurück</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>you accepted; others have not yet</source>
        <translation>von Ihnen angenommen, von anderen noch nicht</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>your own</source>
        <translation>Ihr eigener</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>proposed in turn {n}</source>
        <translation>in Runde {n} vorgeschlagen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/answer.py"/>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/chooser.py"/>
        <source>Find by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/chooser.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/chooser.py"/>
        <source>You play on in a player's place, and see what it sees. Hand the seat back whenever you like.</source>
        <translation>Sie spielen an der Stelle eines Spielers weiter und sehen, was er sieht. Der Platz lässt sich jederzeit zurückgeben.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/chooser.py"/>
        <source>A seat can be taken while a run is played here.</source>
        <translation>Platz nehmen ist möglich, solange ein Lauf hier gespielt wird.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/chooser.py"/>
        <source>&amp;Sit down as {player}</source>
        <translation>Als {player} &amp;Platz nehmen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/chooser.py"/>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/chooser.py"/>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/chooser.py"/>
        <source>an agent: {file}</source>
        <translation>ein Agent: {file}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/chooser.py"/>
        <source>a mind</source>
        <translation>ein Geist</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/desk.py"/>
        <source>Hand the seat back</source>
        <translation>Platz zurückgeben</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/desk.py"/>
        <source>Take a seat</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/desk.py"/>
        <source>You are asked as soon as the others have decided.</source>
        <translation>Sie werden gefragt, sobald die anderen entschieden haben.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/harvest_page.py"/>
        <source>How much you &amp;ask for</source>
        <translation>&amp;Forderung</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/harvest_page.py"/>
        <source>How much you ask for, by slider</source>
        <translation>Forderung, mit dem Schieberegler</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/harvest_page.py"/>
        <source>What it would bring</source>
        <translation>Was das bewirken würde</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/harvest_page.py"/>
        <source>That is legal. It is recorded, and may be answered by a fine.</source>
        <translation>Das ist zulässig. Es wird festgehalten und kann eine Strafe nach sich ziehen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/harvest_page.py"/>
        <source>Give 0 or more.</source>
        <translation>0 oder mehr angeben.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/harvest_page.py"/>
        <source>That is more than can be reckoned with.</source>
        <translation>Mit so viel lässt sich nicht rechnen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/harvest_page.py"/>
        <source>share {n}</source>
        <translation>Anteil {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/harvest_page.py"/>
        <source>limit {n}</source>
        <translation>Grenze {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/number_field.py"/>
        <source>This is no number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>Whole units alone are served, in a random order where there are too few.</source>
        <translation>Zugeteilt werden nur ganze Einheiten, bei Mangel in zufälliger Reihenfolge.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>You signed nothing: no pact limits you.</source>
        <translation>Sie haben nichts unterzeichnet: Kein Pakt begrenzt Sie.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>This breaks a pact that you signed</source>
        <translation>Das bricht einen Pakt, den Sie unterzeichnet haben</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>This breaks {n} pacts that you signed</source>
        <translation>Das bricht {n} Pakte, die Sie unterzeichnet haben</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>&amp;Harvest {n}</source>
        <translation>{n} &amp;ernten</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>&amp;Harvest {n} and break 1 pact</source>
        <translation>{n} &amp;ernten und 1 Pakt brechen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>&amp;Harvest {n} and break {count} pacts</source>
        <translation>{n} &amp;ernten und {count} Pakte brechen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>Last turn: asked {asked}, got {got}.</source>
        <translation>Letzte Runde: {asked} gefordert, {got} erhalten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>You were fined {fine}.</source>
        <translation>Ihre Strafe: {fine}.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>You were warned.</source>
        <translation>Sie wurden verwarnt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>{pact}: {got} &gt; {limit}</source>
        <translation>{pact}: {got} &gt; {limit}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>You were never fined. Whether a breach is answered, you can't know.</source>
        <translation>Sie wurden nie bestraft. Ob ein Verstoß Folgen hat, können Sie nicht wissen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>You were fined once, {fine} in turn {n}. A breach may cost you again.</source>
        <translation>Sie wurden einmal bestraft, mit {fine} in Runde {n}. Ein Verstoß kann Sie wieder etwas kosten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>You were fined {count} times, {total} in all, the last {fine} in turn {n}. A breach may cost you again.</source>
        <translation>Sie wurden {count}-mal bestraft, insgesamt mit {total}, zuletzt mit {fine} in Runde {n}. Ein Verstoß kann Sie wieder etwas kosten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>You get what you ask for, unless all ask for more than there is.</source>
        <translation>Sie erhalten, was Sie fordern, sofern nicht alle zusammen mehr fordern, als da ist.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>You get it, unless all together ask for more than {most}.</source>
        <translation>Sie erhalten es, sofern nicht alle zusammen mehr als {most} fordern.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>If the others ask as last turn, you get {got} of it, {part} of what is taken: there is no more.</source>
        <translation>Fordern die anderen wie in der letzten Runde, erhalten Sie davon {got}, {part} der Gesamternte: Mehr ist nicht da.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>If the others ask as last turn, you get {got}, {part} of what is taken.</source>
        <translation>Fordern die anderen wie in der letzten Runde, erhalten Sie {got}, {part} der Gesamternte.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>What the stock would bear is not told in this commons.</source>
        <translation>Was der Bestand vertragen würde, wird in dieser Allmende nicht mitgeteilt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>{over} more than the {each} from each that the stock would bear.</source>
        <translation>{over} mehr als die {each} je Spieler, die der Bestand vertragen würde.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>In all it would still grow back.</source>
        <translation>Insgesamt würde er noch nachwachsen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>The stock would bear {each} from each, {all} in all.</source>
        <translation>Der Bestand würde {each} je Spieler vertragen, {all} insgesamt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>With the others as last turn {n} is taken.</source>
        <translation>Verhalten sich die anderen wie in der letzten Runde, werden {n} geerntet.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>{what}, if the others ask as last turn</source>
        <translation>{what}, wenn die anderen wie in der letzten Runde fordern</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>{pact}: kept.</source>
        <translation>{pact}: eingehalten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>{pact}: it hangs on what the others take.</source>
        <translation>{pact}: hängt davon ab, was die anderen nehmen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>{pact}: kept, your limit is {limit}.</source>
        <translation>{pact}: eingehalten, Ihre Grenze ist {limit}.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>{pact}: kept if the others ask as last turn; your limit is {limit} then.</source>
        <translation>{pact}: eingehalten, wenn die anderen wie in der letzten Runde fordern; Ihre Grenze ist dann {limit}.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/outlook_words.py"/>
        <source>{pact}: {detail}</source>
        <translation>{pact}: {detail}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/panel.py"/>
        <source>Wealth {n}.</source>
        <translation>Vermögen {n}.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/panel.py"/>
        <source>Talk, round {n} of {all}</source>
        <translation>Gespräch, Runde {n} von {all}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/panel.py"/>
        <source>Your harvest</source>
        <translation>Ihre Ernte</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/panel.py"/>
        <source>Last turn you broke pacts</source>
        <translation>In der letzten Runde haben Sie Pakte gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/panel.py"/>
        <source>Last turn you broke a pact</source>
        <translation>In der letzten Runde haben Sie einen Pakt gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/panel.py"/>
        <source>This was not taken</source>
        <translation>Das wurde nicht angenommen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/panel.py"/>
        <source>It is {player}'s turn. Hand over the screen; what {player} knows is shown afterwards.</source>
        <translation>{player} ist an der Reihe. Bitte den Bildschirm übergeben; was {player} weiß, wird danach gezeigt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/panel.py"/>
        <source>&amp;I am {player}</source>
        <translation>&amp;Ich bin {player}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>It</source>
        <translation>Der Wert</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>A pact binds you too, once all its parties have accepted. Breaking it is possible; it is recorded.</source>
        <translation>Ein Pakt bindet auch Sie, sobald alle Parteien angenommen haben. Er lässt sich brechen; das wird festgehalten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>Proposals of this round</source>
        <translation>Vorschläge dieser Gesprächsrunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>Nothing yet. Choose who shall be bound and the terms; it is listed here.</source>
        <translation>Noch nichts. Wählen Sie, wer gebunden sein soll, und die Bedingungen; der Vorschlag steht dann hier.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>They go out with this round of talk, together with what you say.</source>
        <translation>Sie gehen mit dieser Gesprächsrunde hinaus, zusammen mit dem, was Sie sagen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>Only me</source>
        <translation>Nur ich</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>A pledge, at once</source>
        <translation>Eine Zusage, sofort</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>All {n} players</source>
        <translation>Alle {n} Spieler</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>{n} proposals are the most</source>
        <translation>höchstens {n} Vorschläge</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>&amp;Propose nothing</source>
        <translation>&amp;Nichts vorschlagen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>&amp;Take 1 into the round</source>
        <translation>1 über&amp;nehmen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>&amp;Take {n} into the round</source>
        <translation>{n} über&amp;nehmen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>in force</source>
        <translation>in Kraft</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>same as {n}</source>
        <translation>wie {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>everyone, you too</source>
        <translation>alle, auch Sie</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>Choose terms. What they bind everyone to is said here.</source>
        <translation>Bedingungen wählen. Wozu sie alle verpflichten, steht dann hier.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>{promise}, from this turn on. Nobody has to accept it.</source>
        <translation>{promise}, ab dieser Runde. Niemand muss annehmen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>{promise}. It binds once {player} has accepted.</source>
        <translation>{promise}. Bindend, sobald {player} angenommen hat.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>{promise}. It binds once all have accepted.</source>
        <translation>{promise}. Bindend, sobald alle angenommen haben.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>{n} more</source>
        <translation>{n} weitere</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>You have pledged the same already ({name}): this would bind you to nothing new.</source>
        <translation>Sie haben dasselbe schon zugesagt ({name}): Das würde Sie zu nichts Neuem verpflichten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>The same is in force between the same parties already ({name}): this would bind nobody to more.</source>
        <translation>Dasselbe ist zwischen denselben Parteien schon in Kraft ({name}): Das würde niemanden zu mehr verpflichten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/propose.py"/>
        <source>Last turn you got {last}, which would have broken it.</source>
        <translation>In der letzten Runde haben Sie {last} erhalten; das hätte ihn gebrochen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/round_draft.py"/>
        <source>{n} actions in one round; {most} are the most.</source>
        <translation>{n} Handlungen in einer Gesprächsrunde; höchstens {most} sind möglich.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/round_draft.py"/>
        <source>Write something to say.</source>
        <translation>Bitte einen Text eingeben.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/round_draft.py"/>
        <source>{n} characters; {most} are the most.</source>
        <translation>{n} Zeichen; höchstens {most} sind möglich.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/scene.py"/>
        <source>{player}, turn {n}</source>
        <translation>{player}, Runde {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/scene.py"/>
        <source>no pact with you yet</source>
        <translation>noch kein Pakt mit Ihnen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/scene.py"/>
        <source>broke {n} to you</source>
        <translation>hat Ihnen gegenüber {n} gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/scene.py"/>
        <source>never broke to you</source>
        <translation>hat Ihnen gegenüber nie gebrochen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>What you heard</source>
        <translation>Was Sie gehört haben</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>To whom</source>
        <translation>An wen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>What you say</source>
        <translation>Was Sie sagen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Say this, and something else too</source>
        <translation>Dies sagen und noch etwas anderes</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>&amp;Propose or pledge…</source>
        <translation>&amp;Vorschlagen oder zusagen…</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>This round</source>
        <translation>Diese Gesprächsrunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>To all</source>
        <translation>An alle</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>To {player}</source>
        <translation>An {player}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Answer 1 p&amp;roposal…</source>
        <translation>1 Vorschlag &amp;beantworten…</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Answer {n} p&amp;roposals…</source>
        <translation>{n} Vorschläge &amp;beantworten…</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Turn {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>to you</source>
        <translation>an Sie</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>to {player}</source>
        <translation>an {player}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Announcement</source>
        <translation>Mitteilung</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>to all</source>
        <translation>an alle</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Nobody has said anything yet.</source>
        <translation>Noch hat niemand etwas gesagt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Click to take it back</source>
        <translation>Zum Zurücknehmen klicken</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>You alone</source>
        <translation>Nur Sie</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Accept: {terms}</source>
        <translation>Annehmen: {terms}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>Reject: {terms}</source>
        <translation>Ablehnen: {terms}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>&amp;Say nothing</source>
        <translation>&amp;Nichts sagen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>&amp;Send 1 thing</source>
        <translation>1 Beitrag &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/talk_page.py"/>
        <source>&amp;Send {n} things</source>
        <translation>{n} Beiträge &amp;senden</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>Harvest cap</source>
        <translation>Erntegrenze</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>No aggression</source>
        <translation>Nichtangriff</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>Each party gets at most so much a turn</source>
        <translation>Jede Partei erhält höchstens so viel je Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>Each stays at the mean of all harvests, or near it</source>
        <translation>Jeder bleibt beim Mittel aller Ernten oder nahe daran</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>&amp;Most that each gets a turn</source>
        <translation>&amp;Höchstens je Partei und Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>&amp;Tolerance above the mean (0.1 is 10 %)</source>
        <translation>&amp;Toleranz über dem Mittel (0,1 sind 10 %)</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>At most {cap} a turn for {who}</source>
        <translation>Höchstens {cap} je Runde für {who}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>At most the turn's mean harvest for {who}</source>
        <translation>Höchstens die mittlere Ernte der Runde für {who}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>At most the turn's mean harvest plus {more} for {who}</source>
        <translation>Höchstens die mittlere Ernte der Runde plus {more} für {who}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>{what}; it holds for {who}</source>
        <translation>{what}; gilt für {who}</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>{terms} with all</source>
        <translation>{terms} mit allen</translation>
    </message>
    <message>
        <location filename="concordui/commons/seat/term_words.py"/>
        <source>{terms} with {who}</source>
        <translation>{terms} mit {who}</translation>
    </message>
    <message>
        <location filename="concordui/commons/talk_panel.py"/>
        <source>Talk of the turn</source>
        <translation>Gespräch der Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/talk_panel.py"/>
        <source>1 round</source>
        <translation>1 Gesprächsrunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/talk_panel.py"/>
        <source>{n} rounds</source>
        <translation>{n} Gesprächsrunden</translation>
    </message>
    <message>
        <location filename="concordui/commons/talk_panel.py"/>
        <source>turn {n}, {rounds}</source>
        <translation>Runde {n}, {rounds}</translation>
    </message>
    <message>
        <location filename="concordui/commons/talk_panel.py"/>
        <source>Round {n} of {all}</source>
        <translation>Gesprächsrunde {n} von {all}</translation>
    </message>
    <message>
        <location filename="concordui/commons/talk_panel.py"/>
        <source>What the players say to each other appears here, round by round.</source>
        <translation>Was die Spieler einander sagen, erscheint hier nach Gesprächsrunden.</translation>
    </message>
    <message>
        <location filename="concordui/commons/talk_panel.py"/>
        <source>Nobody said anything this turn.</source>
        <translation>In dieser Runde hat niemand etwas gesagt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/talk_panel.py"/>
        <source>This commons has no talk.</source>
        <translation>In dieser Allmende wird nicht gesprochen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/turn_panel.py"/>
        <source>turn {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>Watch a running server</source>
        <translation>Laufenden Server beobachten</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>&amp;List its worlds</source>
        <translation>Welten auf&amp;listen</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>&amp;Watch</source>
        <translation>&amp;Beobachten</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>Asking {address}…</source>
        <translation>{address} wird angefragt…</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>Worlds of the server</source>
        <translation>Welten des Servers</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>if it asks for one</source>
        <translation>falls verlangt</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>&amp;Token (kept nowhere)</source>
        <translation>&amp;Token (wird nicht gespeichert)</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>W&amp;orlds</source>
        <translation>&amp;Welten</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>What the server tells is kept in logs here; watching changes nothing there.</source>
        <translation>Was der Server mitteilt, wird hier in Protokollen festgehalten; das Beobachten ändert dort nichts.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>round {round} of {all}, {state}</source>
        <translation>Runde {round} von {all}, {state}</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>1 world is served there.</source>
        <translation>Dort wird 1 Welt bereitgestellt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>{count} worlds are served there.</source>
        <translation>Dort werden {count} Welten bereitgestellt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>No world is served there yet.</source>
        <translation>Dort wird noch keine Welt bereitgestellt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>Make one over HTTP, then list them again.</source>
        <translation>Eine über HTTP anlegen, dann erneut auflisten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watch_dialog.py"/>
        <source>List the worlds of a server, then choose one.</source>
        <translation>Die Welten eines Servers auflisten, dann eine wählen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watching.py"/>
        <source>it is asked again</source>
        <translation>er wird erneut angefragt</translation>
    </message>
    <message>
        <location filename="concordui/commons/watching.py"/>
        <source>it can't be watched any more</source>
        <translation>er lässt sich nicht mehr beobachten</translation>
    </message>
    <message>
        <location filename="concordui/commons/watching.py"/>
        <source>Up to round {round} all of it is kept in {name}.</source>
        <translation>Bis Runde {round} ist alles in {name} festgehalten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watching.py"/>
        <source>You watch a world that is played at {address}.</source>
        <translation>Sie beobachten eine Welt, die auf {address} gespielt wird.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watching.py"/>
        <source>Its rounds appear here as they are played.</source>
        <translation>Die Runden erscheinen hier, sobald sie gespielt sind.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watching.py"/>
        <source>The server at {address} went away.</source>
        <translation>Der Server {address} ist nicht mehr erreichbar.</translation>
    </message>
    <message>
        <location filename="concordui/commons/watching.py"/>
        <source>It is asked again every few seconds.</source>
        <translation>Er wird alle paar Sekunden erneut angefragt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Pledge, cap {cap}</source>
        <translation>Zusage, Grenze {cap}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Harvest cap {cap}</source>
        <translation>Erntegrenze {cap}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>No aggression, {share}</source>
        <translation>Nichtangriff, {share}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Pledge: {terms}</source>
        <translation>Zusage: {terms}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Each party gets at most {cap} a turn.</source>
        <translation>Jede Partei erhält höchstens {cap} je Runde.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Each party gets at most the mean of all harvests of the turn, and {more} more.</source>
        <translation>Jede Partei erhält höchstens das Mittel aller Ernten der Runde und {more} mehr.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Each party gets at most the mean of all harvests of the turn.</source>
        <translation>Jede Partei erhält höchstens das Mittel aller Ernten der Runde.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>all {n}</source>
        <translation>alle {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>{n} players</source>
        <translation>{n} Spieler</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Pledge {cap}, {who}</source>
        <translation>Zusage {cap}, {who}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Cap {cap}, {who}</source>
        <translation>Grenze {cap}, {who}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>turn {turn}, {player}: {detail}</source>
        <translation>Runde {turn}, {player}: {detail}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>waits for you</source>
        <translation>wartet auf Sie</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>waits for the others</source>
        <translation>wartet auf die anderen</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>waits for {who}</source>
        <translation>wartet auf {who}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>waits for answers</source>
        <translation>wartet auf Antworten</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>rejected by {who}</source>
        <translation>abgelehnt von {who}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>proposed by {who} in turn {n}</source>
        <translation>vorgeschlagen von {who} in Runde {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>active from turn {n}</source>
        <translation>in Kraft ab Runde {n}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>1 breach: {last}</source>
        <translation>1 Verstoß: {last}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>{n} breaches, the last {last}</source>
        <translation>{n} Verstöße, zuletzt {last}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>(a message)</source>
        <translation>(eine Nachricht)</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>nobody else</source>
        <translation>niemanden sonst</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Proposes to {to}: {terms}.</source>
        <translation>Vorschlag an {to}: {terms}.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Pledges: {terms}.</source>
        <translation>Zusage: {terms}.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Accepts {pact}.</source>
        <translation>Nimmt an: {pact}.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Rejects {pact}.</source>
        <translation>Lehnt ab: {pact}.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Proposes a pact.</source>
        <translation>Schlägt einen Pakt vor.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Makes a pledge.</source>
        <translation>Macht eine Zusage.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Does something that is no action.</source>
        <translation>Tut etwas, das keine Handlung ist.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Tries “{kind}”.</source>
        <translation>Versucht „{kind}“.</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>Refused: {why}</source>
        <translation>Abgewiesen: {why}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>{player} harvested nothing: {why}</source>
        <translation>{player} hat nichts geerntet: {why}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>a harvest</source>
        <translation>der Ernte</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>its talk</source>
        <translation>dem Gespräch</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>an answer</source>
        <translation>der Antwort</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>it did not load</source>
        <translation>der Agent ließ sich nicht laden</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>it was not ready in time</source>
        <translation>der Agent war nicht rechtzeitig bereit</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>it came too late with {what}</source>
        <translation>der Agent kam bei {what} zu spät</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>it ended unexpectedly while asked for {what}</source>
        <translation>der Agent endete bei {what} unerwartet</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>it sent too much for {what}</source>
        <translation>der Agent sandte bei {what} zu viel</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>it tried what an agent may not do while asked for {what}</source>
        <translation>der Agent versuchte bei {what}, was ein Agent nicht darf</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>it raised an error while asked for {what}</source>
        <translation>im Agenten trat bei {what} ein Fehler auf</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>it has no method for {what}</source>
        <translation>dem Agenten fehlt die Methode zu {what}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>what it gave for {what} is no plain data</source>
        <translation>der Agent gab bei {what} keine reinen Daten zurück</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>what it gave for {what} is no legal answer</source>
        <translation>der Agent gab bei {what} keine zulässige Antwort</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>it plays no more</source>
        <translation>der Agent spielt nicht mehr</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>a pact</source>
        <translation>Pakt</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>{player} broke “{pact}”: {detail}</source>
        <translation>{player} hat „{pact}“ gebrochen: {detail}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>{player} exceeded “{pact}” by {by}: {detail}</source>
        <translation>{player} hat „{pact}“ um {by} überschritten: {detail}</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>a proposal</source>
        <translation>ein Vorschlag</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>the proposal of {who}: {terms}</source>
        <translation>Vorschlag von {who} ({terms})</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>{names} and {n} more</source>
        <translation>{names} und {n} weitere</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <location filename="concordui/commons/words.py"/>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Opening</source>
        <translation>Wird geöffnet</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Round {round} of {all}</source>
        <translation>Runde {round} von {all}</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Turn {turn} of {all}</source>
        <translation>Runde {turn} von {all}</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>1 arena</source>
        <translation>1 Arena</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>{count} arenas</source>
        <translation>{count} Arenen</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>1 treaty</source>
        <translation>1 Vertrag</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>{count} treaties</source>
        <translation>{count} Verträge</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Logs in {name}, {rounds} rounds</source>
        <translation>Protokolle in {name}, {rounds} Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>, replay verified</source>
        <translation>, Wiederholung geprüft</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>, differs from what the engine plays</source>
        <translation>, weicht vom Spiel der Engine ab</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>, being verified</source>
        <translation>, wird geprüft</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Log {name}, {turns} turns</source>
        <translation>Protokoll {name}, {turns} Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Seen by {player}</source>
        <translation>Aus Sicht von {player}</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>As fast as it goes</source>
        <translation>So schnell wie möglich</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>1 round a second</source>
        <translation>1 Runde je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>{count} rounds a second</source>
        <translation>{count} Runden je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>1 turn a second</source>
        <translation>1 Runde je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>{count} turns a second</source>
        <translation>{count} Runden je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="concordui/commons/workspace_states.py"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>CommonsBar</name>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Turns and speed</source>
        <translation>Runden und Tempo</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Turns a second</source>
        <translation>Runden je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>turns a second</source>
        <translation>Runden je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>What is shown</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Take a seat</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>rounds a second</source>
        <translation>Runden je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Rounds a second</source>
        <translation>Runden je Sekunde</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Rounds of this world</source>
        <translation>Runden dieser Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>What comes next is played elsewhere and appears here by itself. Go back to play from there.</source>
        <translation>Was folgt, wird anderswo gespielt und erscheint hier von selbst. Um selbst zu spielen, zu einer früheren Runde zurückgehen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Hand back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Sweep</source>
        <translation>Parameterlauf</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>First turn</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Turn before</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/toolbar.py"/>
        <source>Turn after</source>
        <translation>Nächste Runde</translation>
    </message>
</context>
<context>
    <name>CommonsKind</name>
    <message>
        <location filename="concordui/commons/kind.py"/>
        <source>Commons</source>
        <translation>Allmende</translation>
    </message>
    <message>
        <location filename="concordui/commons/kind.py"/>
        <source>a commons (a scenario, a log, the folder of a world or of a sweep)</source>
        <translation>eine Allmende (ein Szenario, ein Protokoll, der Ordner einer Welt oder eines Parameterlaufs)</translation>
    </message>
    <message>
        <location filename="concordui/commons/kind.py"/>
        <source>Run a commons...</source>
        <translation>Allmende starten...</translation>
    </message>
    <message>
        <location filename="concordui/commons/kind.py"/>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/kind.py"/>
        <source>Sweep</source>
        <translation>Parameterlauf</translation>
    </message>
    <message>
        <location filename="concordui/commons/kind.py"/>
        <source>Watch a running server</source>
        <translation>Laufenden Server beobachten</translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>stock</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>Stock</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>before each harvest</source>
        <translation>vor jeder Ernte</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>How much is left is not known to this player.</source>
        <translation>Wie viel übrig ist, weiß dieser Spieler nicht.</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>{level}, the greatest sustained yield</source>
        <translation>{level}, der höchste Dauerertrag</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>Harvest by player</source>
        <translation>Ernte je Spieler</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>per turn</source>
        <translation>je Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>What others harvest is not known.</source>
        <translation>Was andere ernten, ist nicht bekannt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>{{value}} in all</source>
        <translation>{{value}} insgesamt</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>Wealth</source>
        <translation>Vermögen</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>after fines</source>
        <translation>nach Strafen</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>What others have is not known.</source>
        <translation>Was andere haben, ist nicht bekannt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>Gini {{value}}</source>
        <translation>Gini {{value}}</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>Gini</source>
        <translation>Gini</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>Inequality</source>
        <translation>Ungleichheit</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>Gini coefficient of wealth: 0 all alike, 1 one has all</source>
        <translation>Gini-Koeffizient des Vermögens: 0 alle gleich, 1 einer hat alles</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>Compliance</source>
        <translation>Pakttreue</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>share of obligations kept</source>
        <translation>Anteil eingehaltener Pflichten</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>a fine</source>
        <translation>eine Strafe</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>kept</source>
        <translation>eingehalten</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>No pact binds yet: nothing can be kept or broken.</source>
        <translation>Noch bindet kein Pakt: Nichts lässt sich einhalten oder brechen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>breaches</source>
        <translation>Verstöße</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>sanctions</source>
        <translation>Sanktionen</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>Sanctions</source>
        <translation>Sanktionen</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>and breaches, per turn</source>
        <translation>und Verstöße, je Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>{{value}} so far</source>
        <translation>{{value}} bisher</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>greatest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>upper quartile</source>
        <translation>oberes Quartil</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>lower quartile</source>
        <translation>unteres Quartil</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>{count} pacts agreed</source>
        <translation>{count} Pakte geschlossen</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>{player} joins</source>
        <translation>{player} kommt hinzu</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>a player</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>{player} leaves</source>
        <translation>{player} scheidet aus</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>stock shock</source>
        <translation>Schock des Bestands</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>growth shock</source>
        <translation>Schock des Wachstums</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>wealth shock</source>
        <translation>Schock des Vermögens</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>collapsed</source>
        <translation>kollabiert</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>pledge {cap}</source>
        <translation>Zusage {cap}</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>cap {cap} agreed</source>
        <translation>Grenze {cap} vereinbart</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_charts.py"/>
        <source>{terms} agreed</source>
        <translation>{terms} vereinbart</translation>
    </message>
    <message>
        <location filename="concordui/commons/arena_plots.py"/>
        <source>Plots of the run</source>
        <translation>Diagramme des Laufs</translation>
    </message>
</context>
<context>
    <name>RunNotes</name>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>The stock collapsed in turn {0}.</source>
        <translation>Der Bestand ist in Runde {0} kollabiert.</translation>
    </message>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>Nothing can grow again: the run ended there.</source>
        <translation>Es kann nichts mehr nachwachsen: Der Lauf endete dort.</translation>
    </message>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>This log is being written.</source>
        <translation>Dieses Protokoll wird gerade geschrieben.</translation>
    </message>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>New turns appear here as they are played.</source>
        <translation>Neue Runden erscheinen hier, sobald sie gespielt sind.</translation>
    </message>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>This run did not come to its end.</source>
        <translation>Dieser Lauf wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>Turn {0} is the last one in the log. Should it go on, its turns appear here.</source>
        <translation>Runde {0} ist die letzte im Protokoll. Wird der Lauf fortgesetzt, erscheinen seine Runden hier.</translation>
    </message>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>This world did not come to its end.</source>
        <translation>Diese Welt wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>Round {0} is the last one in the logs. Should it go on, its rounds appear here.</source>
        <translation>Runde {0} ist die letzte in den Protokollen. Wird die Welt fortgesetzt, erscheinen ihre Runden hier.</translation>
    </message>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>This log was cut.</source>
        <translation>Dieses Protokoll wurde abgeschnitten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/notes.py"/>
        <source>{0}; what stands before it is shown, up to turn {1}.</source>
        <translation>{0}; was davor steht, wird gezeigt, bis Runde {1}.</translation>
    </message>
</context>
<context>
    <name>ScenarioCard</name>
    <message>
        <location filename="concordui/commons/cards.py"/>
        <source>Run {0}</source>
        <translation>{0} starten</translation>
    </message>
    <message>
        <location filename="concordui/commons/cards.py"/>
        <source>Edit {0}</source>
        <translation>{0} bearbeiten</translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>1 link</source>
        <translation>1 Verbindung</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>{count} links</source>
        <translation>{count} Verbindungen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>1 treaty</source>
        <translation>1 Vertrag</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>{count} treaties</source>
        <translation>{count} Verträge</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>1 meta-agent</source>
        <translation>1 Meta-Agent</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>{count} meta-agents</source>
        <translation>{count} Meta-Agenten</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>1 perturbation</source>
        <translation>1 Störung</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>{count} perturbations</source>
        <translation>{count} Störungen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/bar.py"/>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/bar.py"/>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/bar.py"/>
        <source>Start from</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/bar.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/bar.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/bar.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/bar.py"/>
        <source>Run the scenario</source>
        <translation>Szenario starten</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/controls.py"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/controls.py"/>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/desk.py"/>
        <source>Concord keeps them: they stand under 'Scenarios not saved yet', and among the recent runs.</source>
        <translation>Concord bewahrt sie auf: Sie stehen unter „Nicht gespeicherte Szenarien“ und bei den zuletzt verwendeten Läufen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/fault_list.py"/>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/fault_list.py"/>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/field_rows.py"/>
        <source>None of those that there are.</source>
        <translation>Nicht in der Auswahl enthalten.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/field_rows.py"/>
        <source>None yet: open the list</source>
        <translation>Noch keine: Liste öffnen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/field_rows.py"/>
        <source>{count} in the list: open it</source>
        <translation>{count} in der Liste: öffnen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/field_rows.py"/>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/field_rows.py"/>
        <source>Remove {key}</source>
        <translation>{key} entfernen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/field_rows.py"/>
        <source>This key does not belong here.</source>
        <translation>Dieser Schlüssel gehört nicht hierher.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/keeping.py"/>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/keeping.py"/>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/keeping.py"/>
        <source>Scenarios (*.json)</source>
        <translation>Szenarien (*.json)</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>As JSON</source>
        <translation>Als JSON</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>An object of JSON.</source>
        <translation>Ein JSON-Objekt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>more than {least}, up to {most}</source>
        <translation>mehr als {least}, bis {most}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>up to {most}</source>
        <translation>bis {most}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>more than {least}</source>
        <translation>mehr als {least}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>{least} or more</source>
        <translation>mindestens {least}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>names, with commas between them</source>
        <translation>Namen, durch Komma getrennt</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>{value} where it is left out</source>
        <translation>{value}, wenn nichts angegeben ist</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>needed</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>after the harvest</source>
        <translation>nach der Ernte</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>before the harvest</source>
        <translation>vor der Ernte</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/lines.py"/>
        <source>{title}: {count}</source>
        <translation>{title}: {count}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/outline.py"/>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/outline.py"/>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/outline.py"/>
        <source>Parts of the scenario</source>
        <translation>Teile des Szenarios</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/outline.py"/>
        <source>Has faults</source>
        <translation>Enthält Fehler</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/pane.py"/>
        <source>change {title}</source>
        <translation>{title} ändern</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/pane.py"/>
        <source>choose {title}</source>
        <translation>{title} wählen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/pane.py"/>
        <source>remove {key}</source>
        <translation>{key} entfernen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/pane.py"/>
        <source>1 fault in it</source>
        <translation>1 Fehler darin</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/pane.py"/>
        <source>{count} faults in it</source>
        <translation>{count} Fehler darin</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>Duplicate the row</source>
        <translation>Zeile duplizieren</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>Remove the row</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>Move the row up</source>
        <translation>Zeile nach oben</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>Move the row down</source>
        <translation>Zeile nach unten</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>The list is empty. Add begins a row; its form then stands below.</source>
        <translation>Die Liste ist leer. „Hinzufügen“ beginnt eine Zeile; ihr Formular steht dann darunter.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>duplicate the row</source>
        <translation>Zeile duplizieren</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>remove the row</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>move the row</source>
        <translation>Zeile verschieben</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_page.py"/>
        <source>The row</source>
        <translation>Die Zeile</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_table.py"/>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_table.py"/>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/rows_table.py"/>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>This is no scenario.</source>
        <translation>Das ist kein Szenario.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>{count} × {kind}</source>
        <translation>{count} × {kind}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>{words} and others</source>
        <translation>{words} und andere</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>Nobody harvests</source>
        <translation>Niemand erntet</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>1 player ({words}) harvests</source>
        <translation>1 Spieler ({words}) erntet</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>{total} players ({words}) harvest</source>
        <translation>{total} Spieler ({words}) ernten</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>{who} {stock} for {turns} turns</source>
        <translation>{who} {turns} Runden lang {stock}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>{arenas} arenas with {players} players for {rounds} rounds</source>
        <translation>{arenas} Arenen mit {players} Spielern für {rounds} Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>a {kind} stock</source>
        <translation>einen Bestand ({kind})</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source> that starts at {start}</source>
        <translation> mit Anfangswert {start}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>a {kind} stock of {size}</source>
        <translation>einen Bestand ({kind}) von {size}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>mind</source>
        <translation>Geist</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/sentence.py"/>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/side.py"/>
        <source>Looking …</source>
        <translation>Prüfung läuft …</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/side.py"/>
        <source>Nothing is wrong: it can be run.</source>
        <translation>Keine Fehler: Es kann gestartet werden.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/side.py"/>
        <source>{count}, the first {shown}</source>
        <translation>{count}, die ersten {shown}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/side.py"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/starts.py"/>
        <source>New arena</source>
        <translation>Neue Arena</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/starts.py"/>
        <source>A plain arena</source>
        <translation>Eine einfache Arena</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/starts.py"/>
        <source>A logistic stock and five players alike.</source>
        <translation>Ein logistischer Bestand und fünf gleiche Spieler.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/starts.py"/>
        <source>New world</source>
        <translation>Neue Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/starts.py"/>
        <source>A plain world</source>
        <translation>Eine einfache Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/starts.py"/>
        <source>Two arenas and a link.</source>
        <translation>Zwei Arenen und eine Verbindung.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/study.py"/>
        <source>No quick run: {player} is asked from outside.</source>
        <translation>Kein Schnelllauf: {player} wird von außen befragt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/study.py"/>
        <source>No quick run: each of {count} players is asked.</source>
        <translation>Kein Schnelllauf: Jeder der {count} Spieler wird befragt.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/study.py"/>
        <source>A quick run: the stock is {stock} after turn {turn} of {turns}.</source>
        <translation>Schnelllauf: Der Bestand liegt nach Runde {turn} von {turns} bei {stock}.</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/titles.py"/>
        <source>{title} {number}</source>
        <translation>{title} {number}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/workspace.py"/>
        <source>Undo {what}</source>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/workspace.py"/>
        <source>Redo {what}</source>
        <translation>Wiederholen: {what}</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/workspace.py"/>
        <source>a scenario in no file yet</source>
        <translation>ein Szenario noch ohne Datei</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/workspace.py"/>
        <source>No faults</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/workspace.py"/>
        <source>1 fault</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/workspace.py"/>
        <source>{count} faults</source>
        <translation>{count} Fehler</translation>
    </message>
    <message>
        <location filename="concordui/commons/editor/workspace.py"/>
        <source>The form</source>
        <translation>Das Formular</translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>a number, such as engine.r</source>
        <translation>eine Zahl, etwa engine.r</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>A number of the scenario: choose one, or type its place</source>
        <translation>Eine Zahl des Szenarios: wählen oder ihre Stelle eingeben</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>How the values of {name} are given</source>
        <translation>Wie die Werte von {name} angegeben werden</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>Values of {name}, between commas</source>
        <translation>Werte von {name}, durch Komma getrennt</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>Values, between commas</source>
        <translation>Werte, durch Komma getrennt</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>&amp;First parameter</source>
        <translation>&amp;Erster Parameter</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>Second &amp;parameter (may be left out)</source>
        <translation>&amp;Zweiter Parameter (kann entfallen)</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>&amp;Run sweep</source>
        <translation>Parameterlauf &amp;starten</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>Two parameters make a map, one a line.</source>
        <translation>Zwei Parameter ergeben eine Karte, einer eine Linie.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>{cells} settings × {seeds} seeds: {runs} runs</source>
        <translation>{cells} Parametersätze × {seeds} Startwerte: {runs} Läufe</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>S&amp;cenario</source>
        <translation>Sze&amp;nario</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>How many seeds</source>
        <translation>Anzahl der Startwerte</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>the scenario's</source>
        <translation>wie im Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>S&amp;eeds</source>
        <translation>Start&amp;werte</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>&amp;Turns</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form.py"/>
        <source>What is swept</source>
        <translation>Was durchlaufen wird</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>Choose what is swept.</source>
        <translation>Bitte wählen, was durchlaufen wird.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>This is the first parameter already.</source>
        <translation>Das ist schon der erste Parameter.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>The scenario has no such place.</source>
        <translation>Diese Stelle gibt es im Szenario nicht.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>{runs} runs are too many here</source>
        <translation>{runs} Läufe sind hier zu viele</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>ask for {most} at most, or sweep on the command line</source>
        <translation>höchstens {most} verlangen oder auf der Befehlszeile durchlaufen</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>A whole number from 1 on is wanted.</source>
        <translation>Eine ganze Zahl ab 1 ist erforderlich.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>Numbers from and to are wanted.</source>
        <translation>Zahlen für „von“ und „bis“ sind erforderlich.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>How many values: 2 or more.</source>
        <translation>Anzahl der Werte: 2 oder mehr.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>From and to are the same number.</source>
        <translation>„Von“ und „bis“ sind dieselbe Zahl.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>Values between commas are wanted.</source>
        <translation>Durch Komma getrennte Werte sind erforderlich.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/form_model.py"/>
        <source>Each value once is wanted.</source>
        <translation>Jeder Wert darf nur einmal vorkommen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/grid.py"/>
        <source>no value yet</source>
        <translation>noch kein Wert</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/grid.py"/>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/grid.py"/>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/grid.py"/>
        <source>Middle half</source>
        <translation>Mittlere Hälfte</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/grid.py"/>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/grid.py"/>
        <source>Least and most</source>
        <translation>Minimum und Maximum</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/grid.py"/>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/grid.py"/>
        <source>{name} held at {value}</source>
        <translation>{name} fest bei {value}</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/picture.py"/>
        <source>mean over the seeds</source>
        <translation>Mittel über die Startwerte</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/picture.py"/>
        <source>median over the seeds, and their middle half</source>
        <translation>Median über die Startwerte und ihre mittlere Hälfte</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/picture.py"/>
        <source>Picture of the sweep</source>
        <translation>Bild des Parameterlaufs</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>How it is shown</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>S&amp;witch axes</source>
        <translation>Achsen &amp;tauschen</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Save pi&amp;cture…</source>
        <translation>B&amp;ild speichern…</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Fill in the form and run the sweep: the map fills while its runs end.</source>
        <translation>Das Formular ausfüllen und den Parameterlauf starten: Die Karte füllt sich, während die Läufe enden.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Least</source>
        <translation>Min</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Quartile 1</source>
        <translation>Quartil 1</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Quartile 3</source>
        <translation>Quartil 3</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Most</source>
        <translation>Max</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/results.py"/>
        <source>Settings</source>
        <translation>Parametersätze</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>New sweep</source>
        <translation>Neuer Parameterlauf</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>Runs that are done</source>
        <translation>Fertige Läufe</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>It was stopped</source>
        <translation>Der Parameterlauf wurde angehalten</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>What was done is kept; going on does the rest.</source>
        <translation>Erledigtes bleibt erhalten; Fortsetzen erledigt den Rest.</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>Every setting is being checked</source>
        <translation>Alle Parametersätze werden geprüft</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>A scenario over one or two parameters and seeds</source>
        <translation>Ein Szenario über ein oder zwei Parameter und Startwerte</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>Kept in {folder}</source>
        <translation>Gespeichert in {folder}</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>Sweep</source>
        <translation>Parameterlauf</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>Sweep this scenario</source>
        <translation>Parameterlauf mit diesem Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/tab.py"/>
        <source>It runs in a tab of its own, over one or two parameters and seeds</source>
        <translation>Er läuft in einem eigenen Tab, über ein oder zwei Parameter und Startwerte</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Stock at the end</source>
        <translation>Bestand am Ende</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Harvest of the last turn</source>
        <translation>Ernte der letzten Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Wealth of all</source>
        <translation>Vermögen aller</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Inequality (Gini)</source>
        <translation>Ungleichheit (Gini)</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Equality (1 − Gini)</source>
        <translation>Gleichheit (1 − Gini)</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Efficiency</source>
        <translation>Effizienz</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Over-usage</source>
        <translation>Übernutzung</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Turns survived</source>
        <translation>Überstandene Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Stock at the end, of K</source>
        <translation>Bestand am Ende, Anteil an K</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Share of sustainable turns</source>
        <translation>Anteil nachhaltiger Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Fines in the last turn</source>
        <translation>Strafen der letzten Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Compliance in the last turn</source>
        <translation>Pakttreue der letzten Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Sweep: {first}</source>
        <translation>Parameterlauf: {first}</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>Sweep: {first} against {second}</source>
        <translation>Parameterlauf: {first} gegen {second}</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>{n} runs</source>
        <translation>{n} Läufe</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>{done} of {total} runs</source>
        <translation>{done} von {total} Läufen</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>1 seed</source>
        <translation>1 Startwert</translation>
    </message>
    <message>
        <location filename="concordui/commons/sweep/words.py"/>
        <source>{n} seeds</source>
        <translation>{n} Startwerte</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>The log, the scenario and the report tell more than this seat may know.</source>
        <translation>Protokoll, Szenario und Bericht verraten mehr, als dieser Platz wissen darf.</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>One page: the scenario in words, plots, numbers, pacts</source>
        <translation>Eine Seite: das Szenario in Worten, Diagramme, Kennzahlen, Pakte</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Report for a browser</source>
        <translation>Bericht für den Browser</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Web pages</source>
        <translation>Webseiten</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Report as PDF</source>
        <translation>Bericht als PDF</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>PDF documents</source>
        <translation>PDF-Dokumente</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Picture of the world</source>
        <translation>Bild der Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>The round that is shown, as SVG or PNG</source>
        <translation>Die gezeigte Runde, als SVG oder PNG</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>A row a turn: stock, harvests, wealth, metrics</source>
        <translation>Eine Zeile je Runde: Bestand, Ernten, Vermögen, Kennzahlen</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Table: course of the run</source>
        <translation>Tabelle: Verlauf des Laufs</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>What is shown, as SVG or PNG</source>
        <translation>Die gezeigte Ansicht, als SVG oder PNG</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Table: all runs</source>
        <translation>Tabelle: alle Läufe</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>A row a run, with its seed and every metric</source>
        <translation>Eine Zeile je Lauf, mit Startwert und allen Kennzahlen</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Every metric of each setting over its seeds, as JSON</source>
        <translation>Alle Kennzahlen je Parametersatz über die Startwerte, als JSON</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>JSON files</source>
        <translation>JSON-Dateien</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Plots of the sweep</source>
        <translation>Diagramme des Parameterlaufs</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Three metrics on one page</source>
        <translation>Drei Kennzahlen auf einer Seite</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>SVG pictures</source>
        <translation>SVG-Bilder</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>A JSON value a line; it opens here again, and is replayed and verified on the command line</source>
        <translation>Ein JSON-Wert je Zeile; lässt sich hier wieder öffnen und auf der Befehlszeile nachspielen und prüfen</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Logs</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Log: {name}</source>
        <translation>Protokoll: {name}</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>The JSON from which it can be run again</source>
        <translation>Das JSON, aus dem sich der Lauf wiederholen lässt</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Table: {name}</source>
        <translation>Tabelle: {name}</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>As it is shown, with all digits, as CSV</source>
        <translation>Wie gezeigt, mit allen Stellen, als CSV</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Plot: {name}</source>
        <translation>Diagramm: {name}</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Take away</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Saved, {size}</source>
        <translation>Gespeichert, {size}</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>Show the folder</source>
        <translation>Ordner anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>This desktop opens no folders.</source>
        <translation>Dieser Desktop öffnet keine Ordner.</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>What it holds</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="concordui/commons/taking.py"/>
        <source>What can be taken away</source>
        <translation>Was sich exportieren lässt</translation>
    </message>
</context>
<context>
    <name>TurnSlider</name>
    <message>
        <location filename="concordui/commons/turn_slider.py"/>
        <source>Turns of this run</source>
        <translation>Runden dieses Laufs</translation>
    </message>
    <message>
        <location filename="concordui/commons/turn_slider.py"/>
        <source>Turn {0} of {1}</source>
        <translation>Runde {0} von {1}</translation>
    </message>
</context>
<context>
    <name>World</name>
    <message>
        <location filename="concordui/commons/world/canvas.py"/>
        <source>Map of the world</source>
        <translation>Karte der Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/cards.py"/>
        <source>Collapsed</source>
        <translation>Kollabiert</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/cards.py"/>
        <source>joins in round {0}</source>
        <translation>kommt in Runde {0} hinzu</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/cards.py"/>
        <source>leaves before round {0}</source>
        <translation>scheidet vor Runde {0} aus</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/export.py"/>
        <source>{0}, round {1}</source>
        <translation>{0}, Runde {1}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/export.py"/>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/export.py"/>
        <source>round {0}</source>
        <translation>Runde {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/export.py"/>
        <source>Picture of the world</source>
        <translation>Bild der Welt</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/forms.py"/>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/forms.py"/>
        <source>It comes with the next round; until then it can be undone.</source>
        <translation>Es kommt mit der nächsten Runde; bis dahin lässt es sich rückgängig machen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/link_lines.py"/>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Arenas</source>
        <translation>Arenen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Treaties</source>
        <translation>Verträge</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Meta-agents</source>
        <translation>Meta-Agenten</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>The newest {0} of {1}; all of them are in the logs.</source>
        <translation>Die neuesten {0} von {1}; alle stehen in den Protokollen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>joins</source>
        <translation>kommt</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>leaves</source>
        <translation>geht</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>collapsed</source>
        <translation>kollabiert</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>breach</source>
        <translation>Verstoß</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>lives</source>
        <translation>lebt</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Stock</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Harvest</source>
        <translation>Ernte</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>stock</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>pollution</source>
        <translation>Verschmutzung</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Moves</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Flow</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Treaty</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Signatories</source>
        <translation>Unterzeichner</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Breaches</source>
        <translation>Verstöße</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>watches</source>
        <translation>wacht</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Meta-agent</source>
        <translation>Meta-Agent</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>What it does</source>
        <translation>Was er tut</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/lists.py"/>
        <source>goes</source>
        <translation>geht</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Arena…</source>
        <translation>Arena…</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Add arena</source>
        <translation>Arena hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Link…</source>
        <translation>Verbindung…</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Add link</source>
        <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Treaty…</source>
        <translation>Vertrag…</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Add treaty</source>
        <translation>Vertrag hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Meta-agent…</source>
        <translation>Meta-Agent…</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Add meta-agent</source>
        <translation>Meta-Agenten hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Remove what is chosen</source>
        <translation>Auswahl entfernen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Look at this arena by itself</source>
        <translation>Diese Arena einzeln ansehen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Show the whole world</source>
        <translation>Ganze Welt anzeigen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Save a picture of the world</source>
        <translation>Bild der Welt speichern</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Remove {0}</source>
        <translation>{0} entfernen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Until the next round begins this can be undone.</source>
        <translation>Bis zum Beginn der nächsten Runde lässt sich das rückgängig machen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Undo: {0}</source>
        <translation>Rückgängig: {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>The round has begun with the change.</source>
        <translation>Die Runde hat mit der Änderung begonnen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>It is in the log now and can't be undone; add or remove again.</source>
        <translation>Sie steht jetzt im Protokoll und lässt sich nicht rückgängig machen; bitte erneut hinzufügen oder entfernen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Shown up to the last whole round: {0}</source>
        <translation>Gezeigt bis zur letzten vollständigen Runde: {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/page.py"/>
        <source>Waits for round {0}: {1}</source>
        <translation>Wartet auf Runde {0}: {1}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/painting.py"/>
        <source>{0}, from the next round</source>
        <translation>{0}, ab der nächsten Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/painting.py"/>
        <source>{0} ends</source>
        <translation>{0} endet</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/painting.py"/>
        <source>1 breach</source>
        <translation>1 Verstoß</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/painting.py"/>
        <source>{0} breaches</source>
        <translation>{0} Verstöße</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>From a &amp;file…</source>
        <translation>Aus &amp;Datei…</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Scenario</source>
        <translation>&amp;Szenario</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>How the world, its links and treaties name the arena.</source>
        <translation>Wie die Welt, ihre Verbindungen und Verträge die Arena nennen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Plays every … rounds</source>
        <translation>S&amp;pielt alle … Runden</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>A scenario of an arena</source>
        <translation>Ein Szenario einer Arena</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Scenarios (*.json)</source>
        <translation>Szenarien (*.json)</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Add arena {0}</source>
        <translation>Arena {0} hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>a person can't play in a world</source>
        <translation>ein Mensch kann in einer Welt nicht spielen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>choose one of strategies or agents</source>
        <translation>eines mit Strategien oder Agenten wählen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Pollution</source>
        <translation>Verschmutzung</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>What it moves</source>
        <translation>Was sie bewegt</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;To</source>
        <translation>&amp;Nach</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Each round it moves this share of the difference of the stocks, or of the pollution.</source>
        <translation>In jeder Runde bewegt sie diesen Anteil des Unterschieds der Bestände oder der Verschmutzung.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Weight</source>
        <translation>&amp;Gewicht</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Add link {0} → {1}</source>
        <translation>Verbindung {0} → {1} hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Name</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Meta-agents find a treaty by its name.</source>
        <translation>Meta-Agenten finden einen Vertrag an seinem Namen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Signatories</source>
        <translation>&amp;Unterzeichner</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Space ticks an arena; at least two sign.</source>
        <translation>Die Leertaste hakt eine Arena an; mindestens zwei unterzeichnen.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Cap</source>
        <translation>&amp;Grenze</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>The most that an arena may harvest in a round.</source>
        <translation>Was eine Arena in einer Runde höchstens ernten darf.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Add treaty {0}</source>
        <translation>Vertrag {0} hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>treaty enforcer</source>
        <translation>Vertragswächter</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Treaty</source>
        <translation>&amp;Vertrag</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>It enforces every treaty of this name.</source>
        <translation>Er setzt jeden Vertrag dieses Namens durch.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>The wealth of all members of an arena that broke it is multiplied by this.</source>
        <translation>Mit diesem Wert wird das Vermögen aller Mitglieder einer Arena multipliziert, die ihn gebrochen hat.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Factor</source>
        <translation>&amp;Faktor</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>&amp;Delta</source>
        <translation>&amp;Delta</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>And this is added; below 0 it is a fine.</source>
        <translation>Und dies kommt hinzu; unter 0 ist es eine Strafe.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>this is empty</source>
        <translation>das ist leer</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>give a name</source>
        <translation>einen Namen angeben</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/part_forms.py"/>
        <source>Add meta-agent {0}</source>
        <translation>Meta-Agent {0} hinzufügen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/session.py"/>
        <source>the round has begun, with what was there</source>
        <translation>die Runde hat mit dem Vorhandenen begonnen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/session.py"/>
        <source>make the change again</source>
        <translation>die Änderung erneut vornehmen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>Round {0}: {1} arenas, {2} collapsed, {3} links, {4} treaties</source>
        <translation>Runde {0}: {1} Arenen, davon {2} kollabiert, {3} Verbindungen, {4} Verträge</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>What is chosen is not there in this round.</source>
        <translation>Die Auswahl gibt es in dieser Runde nicht.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>{0}: stock {1} of {2}</source>
        <translation>{0}: Bestand {1} von {2}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>greatest sustained yield at {0}</source>
        <translation>höchster Dauerertrag bei {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>harvest {0}</source>
        <translation>Ernte {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>under {0}</source>
        <translation>unter {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>broke {0}: {1} &gt; {2}</source>
        <translation>hat {0} gebrochen: {1} &gt; {2}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>weight {0}</source>
        <translation>Gewicht {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>{0} went from {1} to {2}</source>
        <translation>{0} flossen von {1} nach {2}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>{0}: {1}; {2}; {3} breaches this round, {4} so far</source>
        <translation>{0}: {1}; {2}; {3} Verstöße in dieser Runde, {4} bisher</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>comes with the next round</source>
        <translation>kommt mit der nächsten Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/spoken.py"/>
        <source>goes before the next round</source>
        <translation>geht vor der nächsten Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/tab.py"/>
        <source>Redo: {0}</source>
        <translation>Wiederholen: {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>terms that no enforcer here reads</source>
        <translation>Bedingungen, die hier kein Wächter liest</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>at most {0} in an arena and round</source>
        <translation>höchstens {0} je Arena und Runde</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>wealth × {0}</source>
        <translation>Vermögen × {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>{0} broke {1}: harvested {2} &gt; cap {3}</source>
        <translation>{0} hat {1} gebrochen: Ernte {2} &gt; Grenze {3}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>{0}: {1}, by {2}</source>
        <translation>{0}: {1}, durch {2}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>Treaty {0} fell with its signatory {1}</source>
        <translation>Vertrag {0} fiel mit seinem Unterzeichner {1}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>{0} collapsed: nothing grows there any more</source>
        <translation>{0} ist kollabiert: Dort wächst nichts mehr</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>Arena {0} joined</source>
        <translation>Arena {0} kam hinzu</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>Arena {0} left</source>
        <translation>Arena {0} schied aus</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>Link {0} was added</source>
        <translation>Verbindung {0} kam hinzu</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>Link {0} was removed</source>
        <translation>Verbindung {0} wurde entfernt</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>Treaty {0} was agreed</source>
        <translation>Vertrag {0} wurde geschlossen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>Treaty {0} ended</source>
        <translation>Vertrag {0} endete</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>Meta-agent {0} came</source>
        <translation>Meta-Agent {0} kam hinzu</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>Meta-agent {0} went</source>
        <translation>Meta-Agent {0} schied aus</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>treaty {0}</source>
        <translation>Vertrag {0}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>1 link</source>
        <translation>1 Verbindung</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>{0} links</source>
        <translation>{0} Verbindungen</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>{0} leaves.</source>
        <translation>{0} scheidet aus.</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>{0} and {1}</source>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <location filename="concordui/commons/world/words.py"/>
        <source>{0} leaves, and takes along {1}.</source>
        <translation>{0} scheidet aus und nimmt {1} mit.</translation>
    </message>
</context>
</TS>
