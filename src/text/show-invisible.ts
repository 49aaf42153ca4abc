/** Makes characters visible that a message would not show, such as the no-break and zero-width spaces of word processors. Pure. */

const invisible = /[\u00A0\u00AD\u1680\u2000-\u200F\u202F\u205F-\u2064\u3000\uFEFF]/g;

/** `\u200border` → `<U+200B>order` */
export function showInvisible(text: string): string {
  return text.replace(invisible, (character) => `<U+${codeOf(character)}>`);
}

function codeOf(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
