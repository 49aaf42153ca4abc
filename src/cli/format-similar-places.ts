/** The place pages that are most alike → a table for a terminal. Pure. */
import type { CheckedSite } from '../check-site.ts';

const shown = 5;

/** Empty without two places that share anything. */
export function formatSimilarPlaces(pairs: CheckedSite['similarPlaces']): string {
  if (pairs.length === 0) return '';
  const rows = pairs.slice(0, shown);
  const width = Math.max(...rows.map(({ pages }) => pages[0].length));
  const lines = rows.map(({ pages: [earlier, later], share }) => {
    const percent = `${Math.round(share * 100)}%`.padStart(4);
    return `${percent}  ${earlier.padEnd(width)}  ${later}`;
  });
  return `Place pages that are most alike, by the text they share:\n${lines.join('\n')}\n`;
}
