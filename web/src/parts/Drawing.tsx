/** Inserts an SVG from the page's own source as it is. */
export function Drawing({ svg, class: place }: { svg: string; class?: string }) {
  return <div class={place} dangerouslySetInnerHTML={{ __html: svg }} />;
}
