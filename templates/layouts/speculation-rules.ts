/** Asks the browser to prerender a page of this site when the pointer rests on its link, so that it opens at once. */

/** `home` is the printed path of the home page; files such as the contact card are excluded. */
export function speculationRules(home: string): string {
  const where = { and: [{ href_matches: `${home}*` }, { not: { href_matches: '*.vcf' } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
