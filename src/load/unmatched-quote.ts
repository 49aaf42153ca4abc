/** An unquoted text → whether it ends with a double quote that has no opening one. Pure. */

/** `5"` or `5½ "`: an inch mark, or the closing quote after a number. */
const afterNumber = /[\d\u00BC-\u00BE\u2150-\u215E] ?"/g;

/** Not if it can be an inch mark, or if another quote of the text can be one. */
export function hasUnmatchedQuote(text: string): boolean {
  if (!text.endsWith('"')) return false;
  const others = text.replace(afterNumber, '');
  return others.endsWith('"') && isOdd(text) && isOdd(others);
}

function isOdd(text: string): boolean {
  return text.split('"').length % 2 === 0;
}
