/**
 * Exports a drawing as a self-contained SVG: styles become attributes, symbols are inlined, and references come along.
 * No style sheet, script or external address is left in it.
 */
const GEOMETRY = new Set(
  "d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox offset preserveAspectRatio patternUnits patternTransform gradientUnits gradientTransform clipPathUnits id text-anchor pathLength".split(" "),
);
/** Presentation properties and their initial values. */
const LOOK: Record<string, string> = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  opacity: "1",
  "clip-path": "none",
  "paint-order": "normal",
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
};
const INHERITED = new Set(["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "paint-order", "font-family", "font-size", "font-weight"]);
const TEXT_ONLY = new Set(["font-family", "font-size", "font-weight"]);
const STOP_ONLY = new Set(["stop-color", "stop-opacity"]);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function standalone(svg: SVGSVGElement): string {
  const needed: string[] = [];
  const body = drawn(svg, needed);
  const defs: string[] = [];
  for (const id of needed) {
    const found = document.getElementById(id);
    if (found) defs.push(drawn(found, needed)); // which may need more
  }
  return body.replace(/^<svg([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg"$1><defs>${defs.join("")}</defs>`);
}

function drawn(element: Element, needed: string[]): string {
  const style = getComputedStyle(element);
  if (style.display === "none" && !element.closest("defs, linearGradient, radialGradient, clipPath, pattern")) return "";
  if (element.classList.contains("vh")) return ""; // it only holds what others refer to
  if (element.localName === "use") return used(element, style, needed);
  const inside = [...element.childNodes].map((node) => (node instanceof Element ? drawn(node, needed) : node.nodeType === Node.TEXT_NODE ? escaped(node.textContent ?? "") : "")).join("");
  return `<${element.localName}${geometry(element)}${look(element, style, needed)}>${inside}</${element.localName}>`;
}

function geometry(element: Element): string {
  const kept = [...element.attributes].filter(({ name }) => GEOMETRY.has(name)).map(({ name, value }) => ` ${name}="${escaped(value)}"`);
  const box = element.getAttribute("viewBox")?.split(" ");
  // A card fills its container; here it gets its own size.
  if (element.localName === "svg" && box && !element.hasAttribute("width")) kept.push(` width="${box[2]}" height="${box[3]}"`);
  // Our fonts are not embedded: text in a substitute font is fitted to the same length.
  const length = element instanceof SVGTextElement ? element.getComputedTextLength() : 0;
  if (length > 0) kept.push(` textLength="${length.toFixed(1)}" lengthAdjust="spacingAndGlyphs"`);
  return kept.join("");
}

function look(element: Element, style: CSSStyleDeclaration, needed: string[]): string {
  const around = element.parentElement instanceof SVGElement ? getComputedStyle(element.parentElement) : null;
  return Object.entries(LOOK)
    .map(([name, usual]) => {
      if (TEXT_ONLY.has(name) && element.localName !== "text" && element.localName !== "tspan") return "";
      if (STOP_ONLY.has(name) && element.localName !== "stop") return "";
      const value = style.getPropertyValue(name);
      const before = !TEXT_ONLY.has(name) && INHERITED.has(name) && around ? around.getPropertyValue(name) : usual;
      return value === "" || value === before ? "" : ` ${name}="${escaped(referring(value, needed))}"`;
    })
    .join("");
}

/** Rewrites references to point into the same drawing. */
function referring(value: string, needed: string[]): string {
  return value.replace(/url\("?[^)"]*#([\w-]+)"?\)/g, (_, id: string) => {
    if (!needed.includes(id)) needed.push(id);
    return `url(#${id})`;
  });
}

/** A symbol where it is used, in the colours that it has there. */
function used(use: Element, style: CSSStyleDeclaration, needed: string[]): string {
  const symbol = document.getElementById((use.getAttribute("href") ?? "").slice(1));
  if (!symbol) return "";
  const inks = symbol.innerHTML
    .replace(/ class="[^"]*"/g, "")
    .replace(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_, name: string, usual = "none") => style.getPropertyValue(name).trim() || usual)
    .replace(/currentColor/g, style.color);
  const place = ["x", "y", "width", "height"].map((name) => (use.hasAttribute(name) ? ` ${name}="${use.getAttribute(name)}"` : "")).join("");
  const turned = use.getAttribute("transform");
  const nested = `<svg${place} viewBox="${symbol.getAttribute("viewBox") ?? ""}">${referring(inks, needed)}</svg>`;
  return turned || style.opacity !== "1" ? `<g transform="${turned ?? ""}" opacity="${style.opacity}">${nested}</g>` : nested;
}

const SHARP = 2;

export async function asPng(link: string): Promise<Blob> {
  const image = new Image();
  image.src = link;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width * SHARP, height: image.height * SHARP });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((made, not) => canvas.toBlob((blob) => (blob ? made(blob) : not(new Error("PNG"))), "image/png"));
}
