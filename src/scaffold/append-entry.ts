/** Appends an entry to the text of a YAML list without changing any existing byte. Pure. */
import { type Document, isSeq, parseDocument } from 'yaml';

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
