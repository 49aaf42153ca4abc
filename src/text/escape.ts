/** Escapes texts for HTML and regular expressions. Pure. */

/** For use inside an element or a quoted attribute of HTML or XML. */
export function escapeHtml(text: string): string {
  // Most texts have none.
  if (!inHtml.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const inHtml = /["&<>]/;

/** The source of a regular expression that matches this text and nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Like `escapeHtml`, with apostrophes escaped too, in the form that React writes. */
export function escapeLikeReact(text: string): string {
  return special.test(text) ? text.replace(/["'&<>]/g, (character) => references[character] ?? '') : text;
}

const special = /["'&<>]/;
const references: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};
