/** Escapes texts for HTML, for script elements and for regular expressions. Pure. */

/** For use inside an element or a quoted attribute of HTML or XML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** With apostrophes escaped too, in the form that React writes. */
export function escapeLikeReact(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#x27;');
}

/** The source of a regular expression that matches this text and nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** JSON without what could end a script element or a line of script. */
export function escapeForScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
