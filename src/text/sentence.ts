/** A message of another program → a sentence with a full stop. Pure. */
export function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
