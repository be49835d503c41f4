/** Everybody's cards and score sheet side by side. */
import { useState } from "preact/hooks";
import { Avatar } from "../../parts/Avatar.tsx";
import { type Explained, type SheetsProps, totalOf } from "../../table/module.ts";
import { Name } from "./Name.tsx";
import { Enlarged } from "./Rivals.tsx";
import { cardOf, type CardDrawing, type Drawings, type EventKind, type ExpeditionGame, type TableView } from "./table.ts";

export function Sheets<View extends TableView, Card extends CardDrawing, Event extends EventKind>({
  game,
  view,
  explained,
  heard,
  data,
  players,
}: SheetsProps<View, Event, Drawings<Card>, Explained> & { game: ExpeditionGame<View, Card, Event> }) {
  const [open, setOpen] = useState<number | null>(null);
  const enlarged = players.find(({ seat }) => seat === open);
  return (
    <div class={`sheets xp-${game.name}`}>
      <game.Defs />
      {players.map((player) => (
        <section key={player.seat} class="sheets-one" aria-label={player.name}>
          <header>
            <Avatar player={player} />
            <h2>
              <Name name={player.name} />
            </h2>
          </header>
          <div class="sheets-cards">
            {view.sheets[player.seat]!.slots.map((holding) => holding && <game.Card key={holding.card} card={cardOf(data, holding.card)} marked={holding.marked} />)}
          </div>
          <game.Sheet view={view} data={data} explained={explained} seat={player.seat} players={players} own={false} showCards={() => setOpen(player.seat)} />
        </section>
      ))}
      {enlarged && <Enlarged game={game} view={view} data={data} player={enlarged} scores={explained.scores.map(totalOf)} heard={heard} close={() => setOpen(null)} />}
    </div>
  );
}
