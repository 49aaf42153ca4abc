/** The business's data → the web manifest, contact cards and security.txt. Pure. */
import type { OutputFile } from './output-file.ts';

interface ManifestInput {
  name: string;
  shortName: string;
  description: string;
  language: string;
  startUrl: string;
  themeColor: string;
  backgroundColor: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

export function formatManifest(input: ManifestInput): OutputFile {
  const { name, shortName, description, language, startUrl, themeColor, backgroundColor, icons } = input;
  const manifest = {
    name,
    short_name: shortName,
    description,
    lang: language,
    start_url: startUrl,
    scope: startUrl,
    display: 'browser',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons,
  };
  return { path: 'site.webmanifest', contents: `${JSON.stringify(manifest)}\n` };
}

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
export function formatContactCard(card: ContactCard): OutputFile {
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
  return { path: card.path, contents: `${lines.map(foldLine).join('\r\n')}\r\n` };
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

/** RFC 9116. `expires` is a year from the build. */
export function formatSecurityTxt(input: {
  contact: string;
  canonical: string;
  language: string;
  now: Date;
}): OutputFile {
  const expires = new Date(input.now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: ${input.contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${input.language.split('-')[0]}`,
    `Canonical: ${input.canonical}`,
  ];
  return { path: '.well-known/security.txt', contents: `${lines.join('\n')}\n` };
}
