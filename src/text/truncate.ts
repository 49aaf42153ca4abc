/** Names and values in messages: the beginning says which is meant. Pure. */

const maxLength = 60;

export function truncate(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 3)}…` : text;
}
