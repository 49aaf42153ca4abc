/** The business's contact → .well-known/security.txt. Pure. */

/** RFC 9116. `expires` is a year from the build. */
export function formatSecurityTxt(input: { contact: string; canonical: string; language: string; now: Date }): string {
  const expires = new Date(input.now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: ${input.contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${input.language.split('-')[0]}`,
    `Canonical: ${input.canonical}`,
  ];
  return `${lines.join('\n')}\n`;
}
