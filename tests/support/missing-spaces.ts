/** Finds words of neighboring inline elements with no space between them: one word to reader modes, search engines and the clipboard. */
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Elements that separate words without any style. */
const separating = new Set(
  (
    'address article aside blockquote body br dd details dialog div dl dt figcaption figure footer form h1 h2 h3 h4 head header hr html ' +
    'input li main nav ol option p section select summary table td textarea th tr ul'
  ).split(' '),
);
const unread = new Set(['script', 'style', 'template', 'title', 'svg']);

/** Each as its two words with a mark between them. */
export function missingSpaces(html: string): string[] {
  const found: string[] = [];
  let before = '';
  const visit = (node: Node) => {
    if (node.nodeName === '#text' && 'value' in node) {
      if (/[\p{L}\p{N})★]$/u.test(before) && /^[\p{L}\p{N}(★]/u.test(node.value)) {
        found.push(`${before.slice(-20)}|${node.value.slice(0, 20)}`);
      }
      if (node.value !== '') before = node.value;
      return;
    }
    if (unread.has(node.nodeName)) return;
    const separates = separating.has(node.nodeName);
    if (separates) before = '';
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
    if (separates) before = '';
  };
  visit(parse(html));
  return found;
}
