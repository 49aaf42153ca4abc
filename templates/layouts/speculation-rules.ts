/** Asks the browser to prerender a page of this site when the pointer rests on its link, so that it opens at once. */

/** `root` is the printed path of the site, in every language; files such as the contact card are excluded. */
export function speculationRules(root: string): string {
  const where = { and: [{ href_matches: `${root}*` }, { not: { href_matches: '*.vcf' } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
