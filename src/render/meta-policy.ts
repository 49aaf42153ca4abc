/** A page's HTML and its content policy → the HTML with the policy in its head. Pure. */
import { escapeHtml } from '../text/escape.ts';

/** The policy does not apply to elements before it, so it comes first, except for the encoding, which must be in the first kilobyte. */
const begin = /^<!doctype html>\s*<html[^>]*>\s*<head[^>]*>\s*(<meta charset[^>]*>)?/i;

/** Returns HTML unchanged if it does not start as a page does. */
export function withMetaPolicy(html: string, policy: string): string {
  const head = begin.exec(html)?.[0];
  if (head === undefined) return html;
  const element = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  return head + element + html.slice(head.length);
}
