/** Brings a page's islands to life in the browser with Preact. */
import { type ComponentType, h, hydrate } from 'preact';

/** `islands` maps the name in data-island to its component. Touches every [data-island] of the document. */
export function hydrateIslands(islands: Readonly<Record<string, ComponentType<never>>>): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const component = islands[root.dataset.island ?? ''] as ComponentType<object> | undefined;
    if (component) hydrate(h(component, JSON.parse(root.dataset.props ?? '{}')), root);
  }
}
