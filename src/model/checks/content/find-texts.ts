/** A value and a predicate → the matching values in it, with their paths; a record → its texts with certain words. Pure. */
import type { Location } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/locate.ts';
import { isGroup } from '../../../domain/groups.ts';
import type { DataRecord, DocumentRecord } from '../../../schema/records.ts';

interface FoundValue {
  path: Path;
  value: unknown;
}

/** In the order of the file. Does not search inside matching values. */
export function findValues(value: unknown, isWanted: (value: unknown, key: string | number) => boolean): FoundValue[] {
  const found: FoundValue[] = [];
  const path: (string | number)[] = [];
  const visit = (child: unknown, key: string | number) => {
    path.push(key);
    if (isWanted(child, key)) found.push({ path: [...path], value: child });
    else visitAll(child);
    path.pop();
  };
  const visitAll = (group: unknown) => {
    if (Array.isArray(group)) group.forEach(visit);
    else if (isGroup(group)) for (const key in group) visit(group[key], key);
  };
  visitAll(value);
  return found;
}

/** Whether a file, or a group of fields in it, has `sample: true` or `draft: true`. */
export function hasMark(value: unknown, mark: 'sample' | 'draft'): boolean {
  return isGroup(value) && value[mark] === true;
}

/** Whether a value is in a part of a file that is a sample: samples are reported themselves. */
export function isInSample(value: unknown, [step, ...rest]: Path): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (hasMark(value, 'sample')) return true;
  return step !== undefined && isInSample((value as Record<string | number, unknown>)[step], rest);
}

export interface FoundText {
  words: string;
  at: Location;
  /** Undefined in the body of a document. */
  path?: Path;
}

/** The values of a file, and the lines of a document's body, in which `find` finds words. */
export function findTexts(
  record: DataRecord | DocumentRecord,
  find: (text: string) => string | undefined,
): FoundText[] {
  const wordsOf = (value: unknown) => (typeof value === 'string' ? find(value) : undefined);
  const found = findValues(record.value, (value) => wordsOf(value) !== undefined).map(({ path, value }): FoundText => {
    return { words: wordsOf(value) ?? '', at: record.locate(path), path };
  });
  if (!('body' in record)) return found;
  return [...found, ...findInLines(record.body, find, { file: record.file, firstLine: record.bodyLine })];
}

export function findInLines(
  text: string,
  find: (line: string) => string | undefined,
  { file, firstLine = 1 }: { file: string; firstLine?: number },
): FoundText[] {
  return text.split('\n').flatMap((line, index) => {
    const words = find(line);
    if (words === undefined) return [];
    const column = line.toLowerCase().indexOf(words.toLowerCase()) + 1;
    return [{ words, at: { file, line: firstLine + index, column, length: words.length } }];
  });
}
