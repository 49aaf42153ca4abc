/** The file that new reviews are appended to, and its text with another entry. Pure. */
import { type Document, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { Refusal } from '../diagnostics/errors.ts';
import { withoutEndMark } from '../text/update-yaml.ts';
import { kinds } from './new-kinds.ts';
import type { SiteFacts } from './site-facts.ts';

interface ReviewList {
  /** Relative to the data folder: reviews.yaml, or the first list in the reviews folder if only that exists. */
  file: string;
  /** Undefined for a new file. */
  text: string | undefined;
  /** The highest ID of all reviews. */
  lastId: number;
}

/** Throws a Refusal if a list has errors: its IDs are unknown, so new ones might not be unique. */
export function reviewList({ reviewLists, reviewIds, texts, invalid, folder }: SiteFacts): ReviewList {
  const usual = kinds.review.folder;
  const file = reviewLists.includes(usual) ? usual : (reviewLists[0] ?? usual);
  const wrong = reviewLists.find((name) => invalid.has(name));
  if (wrong !== undefined)
    throw new Refusal(`${folder}/${wrong} has errors, so no review can be added. Run npx treesite check.`);
  return { file, text: texts.get(file), lastId: Math.max(0, ...reviewIds) };
}

/** `text` is that of a list. `entry` starts in the first column and ends with a line break. */
export function appendEntry(text: string, entry: string): string {
  if (text.includes('\r\n')) return appendEntry(text.replaceAll('\r\n', '\n'), entry).replaceAll('\n', '\r\n');
  const open = withoutEndMark(text);
  const document: Document = parseDocument(open);
  const { contents } = document;
  if (isSeq(contents) && contents.flow) {
    contents.flow = false;
    contents.items.push(...(parseDocument(entry).contents as YAMLSeq).items);
    return document.toString({ lineWidth: 100 });
  }
  const indent = / *$/.exec(open.slice(0, contents?.range?.[0]))?.[0] ?? '';
  const kept = open.trimEnd();
  return `${kept === '' ? '' : `${kept}\n`}\n${entry.replace(/^(?=.)/gm, indent)}`;
}
