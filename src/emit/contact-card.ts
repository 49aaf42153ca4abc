/** The business's data → a contact card (vCard), which visitors add to their phone. Pure. */

export interface ContactCard {
  /** Relative to the output folder: contact.vcf. */
  path: string;
  name: string;
  /** E.164 */
  telephone: string;
  email?: string | undefined;
  url: string;
  address: { street?: string | undefined; locality: string; region: string; postalCode: string; country: string };
  note: string;
}

/** vCard 3.0, which all phones can read. */
export function formatContactCard(card: ContactCard): string {
  const { street = '', locality, region, postalCode, country } = card.address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escapeCard(card.name)};;;`,
    `FN:${escapeCard(card.name)}`,
    `ORG:${escapeCard(card.name)}`,
    `TEL;TYPE=WORK,VOICE:${card.telephone}`,
    ...(card.email === undefined ? [] : [`EMAIL;TYPE=INTERNET:${escapeCard(card.email)}`]),
    `ADR;TYPE=WORK:;;${[street, locality, region, postalCode, country].map(escapeCard).join(';')}`,
    `URL:${card.url}`,
    `NOTE:${escapeCard(card.note)}`,
    'END:VCARD',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function escapeCard(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/([;,])/g, '\\$1')
    .replace(/\n/g, '\\n');
}

/** Folds lines at 75 bytes (RFC 2426, 2.6); continuation lines start with a space. */
function foldLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const current = lines.at(-1) ?? '';
    if (Buffer.byteLength(current + character) > 74) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join('\r\n');
}
