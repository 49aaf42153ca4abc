/** Texts of the configuration of nginx and Caddy. Pure. */

/** Header values that a server cannot send: nginx would read a variable, Caddy a placeholder. A value with both of Caddy's quotes cannot be quoted. */
export const unsendable = { nginx: /\$/, caddy: /\{[\w.$]|\{[^}]*$|`.*\\(?:"|$)|\\".*`/ };

/** nginx reads a backslash as special before these characters only. */
export function quotedForNginx(text: string): string {
  return `"${text.replace(/\\(?=["'\\trn]|$)|"/g, (special) => `\\${special}`)}"`;
}

/** Caddy reads a backslash as special before a quote only, and in backquotes nothing. */
export function quotedForCaddy(text: string): string {
  return /\\(?:"|$)/.test(text) ? `\`${text}\`` : `"${text.replace(/"/g, '\\"')}"`;
}

export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `    ${line}`);
}
