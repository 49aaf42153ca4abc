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
  /** False if a list has errors: the IDs in it are unknown, so new ones might not be unique. */
  isUsable: boolean;
  /** What to report if nothing can be added, and for which file. */
  problem: { file: string; message: string };
}

export function reviewList({ reviewLists, reviewIds, texts, invalid, folder }: SiteFacts): ReviewList {
  const usual = kinds.review.folder;
  const file = reviewLists.includes(usual) ? usual : (reviewLists[0] ?? usual);
  const wrong = reviewLists.find((list) => invalid.has(list));
  const blamed = `${folder}/${wrong ?? file}`;
  return {
    file,
    text: texts.get(file),
    lastId: reviewIds.reduce((highest, id) => Math.max(highest, id), 0),
    isUsable: wrong === undefined,
    problem: { file: blamed, message: `${blamed} has errors, so no review can be added. Run treesite check.` },
  };
}
