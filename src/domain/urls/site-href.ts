/** The href of a link, without the parts that do not matter on its own site. Pure. */

/** `https://example.com/contact/` → `/contact/` on example.com; links to other sites are returned unchanged. */
export function withoutOrigin(href: string, origin: string): string {
  return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
}

/** Whether the href begins with a scheme, such as `https:` or `tel:`. */
export function hasScheme(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(href);
}
