/** The entries of a data folder → those of places, by the rows that an earlier build saved their heads in. Pure. */
import { rowOf } from '../../domain/kind-rows.ts';
import type { DataEntry } from '../../load/list-data.ts';
import type { HeadsSpan, NewRow } from './saved-heads.ts';
import { digestOf } from './stamp.ts';

/** cities/ and counties/ */
const folders = (['city', 'county'] as const).map((kind) => rowOf(kind).files.replace(/\*.*$/, ''));

/** `display` is the path of the data folder in a site, with a slash at the end. */
export interface Listing {
  entries: readonly DataEntry[];
  display: string;
}

/** For each row, the entries that are listed from its first file on up to that of the next row, whatever they are. */
function groupsOf({ entries, display }: Listing, firsts: readonly string[]): DataEntry[][] {
  const starts = firsts.map((first) => first.slice(display.length));
  const groups: DataEntry[][] = starts.map(() => []);
  let at = 0;
  for (const entry of entries) {
    const { name } = entry;
    if (!folders.some((folder) => name.startsWith(folder))) continue;
    for (let next = starts[at + 1]; next !== undefined && name >= next; next = starts[at + 1]) at += 1;
    groups[at]?.push(entry);
  }
  return groups;
}

/** The rows whose entries are all as they were saved, and all entries but those. */
export function findKeptRows(
  listing: Listing,
  spans: readonly HeadsSpan[],
): { kept: HeadsSpan[]; keptEntries: ReadonlySet<DataEntry>; others: DataEntry[] } {
  const groups = groupsOf(
    listing,
    spans.map(({ first }) => first),
  );
  const keptEntries = new Set<DataEntry>();
  const kept = spans.filter(({ digest, count }, index) => {
    const entries = groups[index] ?? [];
    if (digest === '' || entries.length !== count || digestOf({ entries }) !== digest) return false;
    for (const entry of entries) keptEntries.add(entry);
    return true;
  });
  return { kept, keptEntries, others: listing.entries.filter((entry) => !keptEntries.has(entry)) };
}

/** The digests of rows to be saved: empty if a row's entries are not exactly its files, with times that can be trusted. */
export function digestsOf(listing: Listing, rows: readonly NewRow[]): string[] {
  const groups = groupsOf(
    listing,
    rows.map(({ first }) => first),
  );
  return rows.map(({ heads }, index) => {
    const entries = groups[index] ?? [];
    if (!heads || heads.length !== entries.length) return '';
    const isSame = entries.every(({ name, type, size, mtimeMs, ctimeMs, ino }, place) => {
      const { file, figures } = heads[place] ?? { file: '', figures: [] };
      const isFile = type === 'file' && file === listing.display + name;
      return isFile && [size, mtimeMs, ctimeMs, ino].every((figure, at) => figure === figures[at]);
    });
    return isSame ? digestOf({ entries }) : '';
  });
}
