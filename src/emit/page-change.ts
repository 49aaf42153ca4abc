/** Finds whether two versions of a page say something else, show other pictures, or only look different. Pure. */
import { readImpression } from '../html/read-impression.ts';

export type PageDifference = 'words' | 'pictures' | 'looks';

/** The graver one, where there are several. `before` and `after` are HTML that differs. */
export function differenceOf(before: string, after: string): PageDifference {
  const [old, now] = [readImpression(before), readImpression(after)];
  if (old.words !== now.words) return 'words';
  return old.pictures === now.pictures ? 'looks' : 'pictures';
}
