/** Hydrates a page's islands in the browser with Preact. */
import { type ComponentType, h, hydrate } from 'preact';

/** `islands` maps names in data-island to components. Touches every [data-island] in the document. */
export function hydrateIslands(islands: Readonly<Record<string, ComponentType<never>>>): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // Both are present: src/islands/island.tsx writes them together.
    const { island, props } = root.dataset as { island: string; props: string };
    const component = islands[island] as ComponentType<object> | undefined;
    if (component) hydrate(h(component, JSON.parse(props)), root);
  }
}
