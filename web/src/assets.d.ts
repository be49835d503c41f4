/** An SVG drawing is bundled as its text. */
declare module "*.svg" {
  const text: string;
  export default text;
}

/** Style sheets are gathered by the build; importing one changes nothing. */
declare module "*.css" {}
