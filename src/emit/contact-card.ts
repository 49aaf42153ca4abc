/** The business's data → contact cards (vCard), which visitors add to their phone. Pure. */
import { regionForMachines } from '../domain/geography/conventions.ts';
import { contactCardPath, type PhoneLink } from '../domain/phones/phone-link.ts';
import type { SiteModel } from '../model/build-model.ts';
import type { Site } from '../schema/types.gen.ts';
import type { GeneratedFile } from './output-file.ts';

/** The card of the main number, and one for each number that replaces it on a page. */
export function contactCards({ site, urls, mainPhone, otherPhones }: SiteModel): GeneratedFile[] {
  const shown = new Map(
    [mainPhone, ...otherPhones().values()].map((phone) => [contactCardPath(phone, mainPhone), phone]),
  );
  return [...shown].map(([path, phone]) => {
    return { path: path.slice(1), make: () => formatContactCard(site.business, phone, urls.absolute('/')) };
  });
}

/** vCard 3.0, which all phones can read. */
export function formatContactCard(
  { name, email, address, hours }: Pick<Site['business'], 'name' | 'email' | 'address' | 'hours'>,
  { href }: Pick<PhoneLink, 'href'>,
  url: string,
): string {
  const { street = '', locality, postalCode, country } = address;
  const region = regionForMachines(address.region, address);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escapeCard(name)};;;`,
    `FN:${escapeCard(name)}`,
    `ORG:${escapeCard(name)}`,
    `TEL;TYPE=WORK,VOICE:${href.replace(/^tel:/, '')}`,
    ...(email === undefined ? [] : [`EMAIL;TYPE=INTERNET:${escapeCard(email)}`]),
    `ADR;TYPE=WORK:;;${[street, locality, region, postalCode, country].map(escapeCard).join(';')}`,
    `URL:${url}`,
    `NOTE:${escapeCard([hours.text, hours.emergencyText].filter(Boolean).join(', '))}`,
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
