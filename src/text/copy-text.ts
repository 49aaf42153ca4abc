/** A substring → a copy that does not keep the long text it was cut from in memory. Pure. */
export function copyText(text: string): string {
  return JSON.parse(JSON.stringify(text));
}
