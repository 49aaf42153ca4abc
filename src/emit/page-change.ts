/** Two versions of a page → what differs: its words, its pictures, or only its looks. Pure. */
import { readVisibleContent } from '../html/read-visible-content.ts';

export type PageDifference = 'words' | 'pictures' | 'looks';

/** The most important difference. `before` and `after` are different HTML. */
export function differenceOf(before: string, after: string): PageDifference {
  const [old, now] = [readVisibleContent(before), readVisibleContent(after)];
  if (old.words !== now.words) return 'words';
  return old.pictures === now.pictures ? 'looks' : 'pictures';
}
