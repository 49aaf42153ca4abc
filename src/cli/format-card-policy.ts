/** The share card policy of a build → a line of its summary, unless each page has a card of its own. Pure. */
import type { BuiltSite } from '../pipeline/built-site.ts';

export function formatCardPolicy({ each, limit }: NonNullable<BuiltSite['shareCards']>): string {
  if (each === 'page') return '';
  const cards =
    each === 'county'
      ? 'The pages of each county share one card, and all other pages use the site’s card'
      : 'All pages have the same share card';
  const reason =
    limit === undefined
      ? ' (shareCards in site.yaml).'
      : `: there are more than ${limit} pages. Set shareCards in site.yaml to change this.`;
  return `${cards}${reason}\n`;
}
