/** An unexpected error → the message that asks for a report. Pure. */
export function bugReport(error: unknown): string {
  const stack = (error instanceof Error ? error.stack : undefined) ?? String(error);
  return `This is a bug in treesite, not in your site. Please report it with the lines below.\n\n${stack}\n`;
}
