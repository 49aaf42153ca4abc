/** Writes a page's content policy into its head. Pure. */
import { escapeHtml } from '../text/escape.ts';

/** What comes before the element is not held to it, so it is the first but for the encoding, which must be in the first kilobyte. */
const begin = /^<!doctype html>\s*<html[^>]*>\s*<head[^>]*>\s*(<meta charset[^>]*>)?/i;

/** A page that does not begin as HTML pages do is left as it is. */
export function withMetaPolicy(html: string, policy: string): string {
  const head = begin.exec(html)?.[0];
  if (head === undefined) return html;
  const element = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  return head + element + html.slice(head.length);
}
