/** A text → the source of a regular expression that matches it and nothing else. Pure. */

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
