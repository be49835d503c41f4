/** Two chambers of the shipped deck, half played: rendered by the board's components at build time. */
import { render } from "preact-render-to-string";
import { setOf } from "../../expeditions/cells.ts";
import { ChamberCard, ChamberDefs } from "../ChamberCard.tsx";
import type { Chamber } from "../chambers.ts";
import cards from "./cards.json";

const [back, front] = cards as [Chamber, Chamber];

export const defs: string = render(<ChamberDefs />);
export const orange: string = render(<ChamberCard card={back} marked={setOf(0, 5, 6)} hidden />);
export const purple: string = render(<ChamberCard card={front} marked={setOf(1, 2, 3, 6)} hidden />);
