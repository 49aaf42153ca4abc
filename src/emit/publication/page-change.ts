/** Two versions of a page → what differs: its words, its pictures, or only its looks. Pure. */
import { readPage, type WholeRead } from '../../html/read-page.ts';

export type PageDifference = 'words' | 'pictures' | 'looks';

/** The most important difference. `before` and `after` are different HTML. */
export function differenceOf(before: string, after: string): PageDifference {
  const [old, now] = [readPage(before), readPage(after)];
  if (wordsOf(old) !== wordsOf(now)) return 'words';
  return picturesOf(old) === picturesOf(now) ? 'looks' : 'pictures';
}

/** What reaches people, screen readers or search engines. A share card's file name changes with its drawing, and is no content. */
function wordsOf({ title, description, texts, anchors, pictures, structuredData }: WholeRead): string {
  const alts = pictures.map(({ alt }) => alt);
  const words = [title, description, ...texts, ...anchors, ...alts, ...structuredData].join('');
  return words.replace(/\/assets\/[^"'\s]*/g, '/assets/').replace(/\s+/g, '');
}

function picturesOf({ pictures }: WholeRead): string {
  return pictures.map(({ src }) => src).join('\n');
}
