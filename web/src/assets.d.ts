/** An SVG drawing is bundled as its text. */
declare module "*.svg" {
  const text: string;
  export default text;
}

/** The URL of a style sheet of a lazily loaded page (`parts/page.ts`). */
declare module "*.lazy.css" {
  const sheet: string;
  export default sheet;
}

/** Other style sheets are collected by the build; importing one has no effect. */
declare module "*.css" {}

/** Every folder of games that has a tile (`../games.mjs`). */
declare module "all:games" {
  export const tiles: Record<string, import("./table/tile.ts").Tile>;
  export const boards: Record<string, () => Promise<{ default: unknown }>>;
}
