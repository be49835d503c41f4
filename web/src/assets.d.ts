/** An SVG drawing is bundled as its text. */
declare module "*.svg" {
  const text: string;
  export default text;
}

/** The style sheet of a page that is loaded when somebody goes there: where it lies (`parts/page.ts`). */
declare module "*.lazy.css" {
  const sheet: string;
  export default sheet;
}

/** Other style sheets are gathered by the build; importing one changes nothing. */
declare module "*.css" {}

/** Every folder of games that has a tile (`../games.mjs`). */
declare module "all:games" {
  export const tiles: Record<string, import("./table/tile.ts").Tile>;
  export const boards: Record<string, () => Promise<{ default: unknown }>>;
}
