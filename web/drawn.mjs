/**
 * Modules whose name ends in `.drawn.tsx` are run while the page is built; the page gets the texts they export. So
 * the home page shows real cards, and the code that draws them is loaded when somebody sits down to play.
 */
import { build } from "esbuild";
import { fluent } from "./fluent.mjs";

/** What things mean is said in one's own language, at a table. */
const TIPS = / data-tip="[^"]*"/g;

export const drawn = {
  name: "drawn",
  setup({ onLoad }) {
    onLoad({ filter: /\.drawn\.tsx$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        format: "esm",
        platform: "node",
        plugins: [fluent()],
        logLevel: "warning",
      });
      const exported = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
      const lines = Object.entries(exported).map(([name, text]) => `export const ${name} = ${JSON.stringify(text.replace(TIPS, ""))};`);
      return { contents: lines.join("\n"), loader: "js" };
    });
  },
};
