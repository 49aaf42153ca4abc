/** Finds whether two versions of a page say something else, show other pictures, or only look different. Pure. */
import { readVisibleContent } from '../html/read-visible-content.ts';

export type PageDifference = 'words' | 'pictures' | 'looks';

/** The graver one, where there are several. `before` and `after` are HTML that differs. */
export function differenceOf(before: string, after: string): PageDifference {
  const [old, now] = [readVisibleContent(before), readVisibleContent(after)];
  if (old.words !== now.words) return 'words';
  return old.pictures === now.pictures ? 'looks' : 'pictures';
}
