/** Texts of the configuration of nginx and Caddy. Pure. */

/** The inside of a quoted text. Both servers read a backslash as special only before a quote or another backslash. */
export function quoted(text: string): string {
  return text.replace(/"/g, '\\"');
}

export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `    ${line}`);
}
