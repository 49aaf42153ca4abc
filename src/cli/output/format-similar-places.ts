/** The most similar pages of places → a table for a terminal. Pure. */
import type { CheckedSite } from '../../pipeline/checks/check-site.ts';
import { percent } from '../../text/strings.ts';

const shown = 5;

/** Empty if no two places share any text, or if the site allows similar places. */
export function formatSimilarPlaces({
  similarPlaces: pairs,
  tooSimilar,
  allowed,
}: Pick<CheckedSite, 'similarPlaces' | 'tooSimilar' | 'allowed'>): string {
  if (pairs.length === 0 || allowed.some(({ code }) => code === 'place/similar')) return '';
  const rows = pairs.slice(0, shown);
  const width = Math.max(...rows.map(({ pages }) => pages[0].length));
  const lines = rows.map(({ pages: [earlier, later], share }) => {
    return `${percent(share).padStart(4)}  ${earlier.padEnd(width)}  ${later}`;
  });
  const more = pairs.slice(shown).filter(({ share }) => share >= tooSimilar).length;
  const rest =
    more === 0 ? '' : `      and ${more} more ${more === 1 ? 'pair' : 'pairs'} above ${percent(tooSimilar)}\n`;
  return `Most similar place pages, by shared text:\n${lines.join('\n')}\n${rest}`;
}
