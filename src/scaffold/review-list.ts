/** Facts about a site → the file that new reviews are appended to. Pure. */
import { kinds } from './kinds.ts';
import type { SiteFacts } from './site-facts.ts';

interface ReviewList {
  /** Relative to the data folder: reviews.yaml, or the first list in the reviews folder if only that exists. */
  file: string;
  /** Undefined for a new file. */
  text: string | undefined;
  /** The highest ID of all reviews. */
  lastId: number;
  /** What to report if the file is no list. */
  notAList: string;
}

export function reviewList({ reviewLists, reviewIds, folder }: SiteFacts): ReviewList {
  const usual = kinds.review.folder;
  const file = reviewLists.has(usual) ? usual : ([...reviewLists.keys()][0] ?? usual);
  return {
    file,
    text: reviewLists.get(file),
    lastId: reviewIds.reduce((highest, id) => Math.max(highest, id), 0),
    notAList: `${folder}/${file} is not a list, so nothing can be added to it.`,
  };
}
