/** Links and URLs as people write them → hrefs that are safe, parsed as browsers do. Pure. */
import { parseUrl, tryDecode } from '../../text/strings.ts';
import type { Urls } from './urls.ts';

const safeLink = /^(\/(?![/\\])|#|https:\/\/[^\s/\\]|tel:\+?[\d-]+$|sms:\+?[\d-]+$|mailto:[^\s@]+@[^\s@]+$)/;

/** Undefined for a link that is not safe. */
export function safeHref(href: string, urls: Urls): string | undefined {
  if (!safeLink.test(href) || /[\s\\]/.test(href) || !canOpen(href)) return undefined;
  return urls.link(href);
}

/** The https: URL that `http://a.example`, `//a.example` or `www.a.example` means; undefined for other links, also for `//contact/` and pages of one’s own computer. */
export function secureLink(link: string): string | undefined {
  const isMeant = /^(?:http:\/\/(?!(?:localhost|127\.[\d.]+)(?:[:/]|$))|www\.|\/\/[^\s/]+\.)[^\s/]+/i.test(link);
  return isMeant ? `https://${link.replace(/^(?:http:)?\/\//i, '')}` : undefined;
}

/** The URL that one with spaces means; undefined for other texts. */
export function withoutSpaces(link: string): string | undefined {
  const [scheme] = /^(?:https|tel|sms|mailto):(?=.*\S\s+\S)/i.exec(link) ?? [];
  return scheme && link.trim().replace(/\s+/g, /^(?:https|mailto)/i.test(scheme) ? '%20' : '');
}

/** False for a URL that browsers cannot parse, such as `https://[`. */
export function canOpen(href: string): boolean {
  return !/^https?:/.test(href) || parseHttpUrl(href) !== undefined;
}

/** Hosts that are safe to write in a header: `https://a;b` is a valid URL to a browser, but two directives in a content policy. */
const plainHost = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*)$/;

/** Undefined for other schemes than http and https, for a URL with credentials, for an unusual host, and for a % without two hexadecimal digits. */
export function parseHttpUrl(text: string): URL | undefined {
  const url = parseUrl(text);
  if (!url || /%(?![\da-f]{2})/i.test(text)) return undefined;
  const isPlain = url.username === '' && url.password === '' && plainHost.test(url.hostname);
  return /^https?:$/.test(url.protocol) && isPlain ? url : undefined;
}

/** Whether hosts read the path literally in `_headers` and `_redirects`, where `*` and `:name` are placeholders. Two slashes begin another site's URL, and `%E0` alone is no character. */
export function isPlainPath(pathname: string): boolean {
  return /^[\w.~%/-]*$/.test(pathname) && !pathname.includes('//') && tryDecode(pathname) !== undefined;
}

/** `https://example.com/contact/` → `/contact/` on example.com; links to other sites are returned unchanged. */
export function withoutOrigin(href: string, origin: string): string {
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
}

/** `/sub/contact/` → `/contact/` on a site below `/sub`: paths in data are written so. Undefined for other paths. */
export function withoutBase(path: string, { base }: Pick<Urls, 'base'>): string | undefined {
  return base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** Whether the href begins with a scheme, such as `https:` or `tel:`. */
export function hasScheme(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(href);
}

/** The path of a link in a page, to compare with `urls.href(…)` of pages; a URL of another site for a link to one. */
export function linkedPath(href: string, origin: string): string {
  return withoutOrigin(href, origin).replace(/[?#].*$/s, '');
}
