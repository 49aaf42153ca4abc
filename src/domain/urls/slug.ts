/** A title or name → its slug. Pure. */

/** Lower case, `&` as `and`, every run of other characters than letters and digits as one hyphen, no hyphens at the ends. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
