/** The settings → .well-known/security.txt (RFC 9116). Pure. */
import type { SiteModel } from '../model/build-model.ts';
import type { GeneratedFile } from './output-file.ts';

/** Only if there is a contact. It expires a year from the build. */
export function securityTxt({ site, urls }: Pick<SiteModel, 'site' | 'urls'>, now: Date): GeneratedFile[] {
  const { contact } = site.security;
  if (contact === undefined) return [];
  const path = '.well-known/security.txt';
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: ${contact.startsWith('/') ? urls.origin + urls.link(contact) : contact}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${site.language.split('-')[0]}`,
    `Canonical: ${urls.absolute(`/${path}`)}`,
  ];
  return [{ path, make: () => `${lines.join('\n')}\n` }];
}
