/** A drawing that is part of the page's own source, put in as it is. */
export function Drawing({ svg, class: place }: { svg: string; class?: string }) {
  return <div class={place} dangerouslySetInnerHTML={{ __html: svg }} />;
}
