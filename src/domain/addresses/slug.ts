/** Titles and names as web addresses. Pure. */

/** Lower case, `&` as `and`, every other run of characters that are no letter or digit as one hyphen, none at the ends. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
