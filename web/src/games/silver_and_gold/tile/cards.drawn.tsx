/** Two maps of the shipped deck, half played: rendered by the board's components at build time. */
import { render } from "preact-render-to-string";
import { setOf } from "../../expeditions/cells.ts";
import { MapCard, MapDefs } from "../MapCard.tsx";
import type { TreasureMap } from "../maps.ts";
import cards from "./cards.json";

const [back, front] = cards as [TreasureMap, TreasureMap];

export const defs: string = render(<MapDefs />);
export const orange: string = render(<MapCard card={back} marked={setOf(1, 2, 5)} hidden />);
export const purple: string = render(<MapCard card={front} marked={setOf(4, 5, 6, 9, 8, 12)} hidden />);
