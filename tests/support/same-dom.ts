/** HTML as the DOM a browser makes of it, in a form that can be compared: attributes sorted, nothing else changed. */
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

export function domOf(html: string): string {
  const fragment = parseFragment(html);
  sortAttributes(fragment);
  return serialize(fragment);
}

function sortAttributes(node: Node): void {
  if ('attrs' in node) node.attrs.sort((a, b) => (a.name < b.name ? -1 : 1));
  if ('childNodes' in node) node.childNodes.forEach(sortAttributes);
}
