/** Brings a page's islands to life in the browser with Preact. */
import { type ComponentType, h, hydrate } from 'preact';

/** `islands` maps the name in data-island to its component. Touches every [data-island] of the document. */
export function hydrateIslands(islands: Readonly<Record<string, ComponentType<never>>>): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // An island's element has both: src/islands/island.tsx writes them together.
    const { island, props } = root.dataset as { island: string; props: string };
    const component = islands[island] as ComponentType<object> | undefined;
    if (component) hydrate(h(component, JSON.parse(props)), root);
  }
}
