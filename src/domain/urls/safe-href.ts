/** A link in the data → its href, unless it could run code (`javascript:`, `data:`) or lead to an unexpected host. Pure. */
import { parseHttpUrl } from './http-url.ts';
import type { Urls } from './urls.ts';

const safeLink = /^(\/(?![/\\])|#|https:\/\/[^\s/\\]|tel:\+?[\d-]+$|sms:\+?[\d-]+$|mailto:[^\s@]+@[^\s@]+$)/;

/** Undefined for a link that is not safe. */
export function safeHref(href: string, urls: Urls): string | undefined {
  if (!safeLink.test(href) || /[\s\\]/.test(href) || !canOpen(href)) return undefined;
  return urls.link(href);
}

/** False for a URL that browsers cannot parse, such as `https://[`. */
export function canOpen(href: string): boolean {
  return !/^https?:/.test(href) || parseHttpUrl(href) !== undefined;
}
