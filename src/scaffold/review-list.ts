/** The file that new reviews are appended to, and its text with another entry. Pure. */
import { type Document, isSeq, parseDocument } from 'yaml';
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

/** Undefined if the text is not a valid list. `entry` starts in the first column and ends with a line break. */
export function appendEntry(text: string, entry: string): string | undefined {
  const document: Document = parseDocument(text);
  const { contents } = document;
  if (document.errors.length > 0 || (contents !== null && !isSeq(contents))) return undefined;
  if (contents === null) return `${endLine(text)}\n${entry}`;
  if (contents.flow) {
    if (contents.items.length === 0) return `${endLine(withoutNode(text, contents.range))}\n${entry}`;
    contents.items.push(document.createNode(parseDocument(entry).toJS()[0]));
    return document.toString({ lineWidth: 100 });
  }
  const column = columnOf(text, contents.range?.[0] ?? 0);
  const lines = entry.split('\n').map((line) => (line === '' ? line : ' '.repeat(column) + line));
  return `${endLine(text)}\n${lines.join('\n')}`;
}

function endLine(text: string): string {
  const trimmed = text.replace(/\s+$/, '');
  return trimmed === '' ? '' : `${trimmed}\n`;
}

function withoutNode(text: string, range: readonly [number, number, number] | null | undefined): string {
  return range ? text.slice(0, range[0]) + text.slice(range[1]) : text;
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
