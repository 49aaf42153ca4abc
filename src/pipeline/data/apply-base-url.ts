/** --base-url: the settings of a site that is published at another URL. */
import type { Site } from '../../schema/types.gen.ts';

/** Replaces the site's base URL, also in security.contact if it is on the site. */
export function applyBaseUrl(baseUrl: string, { url, security }: Site): void {
  const before = url.base.replace(/\/+$/, '');
  if (security.contact?.startsWith(`${before}/`)) security.contact = security.contact.slice(before.length);
  url.base = baseUrl;
}
