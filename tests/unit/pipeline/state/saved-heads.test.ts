/** The rows with what every build reads of each place's file: which of them an edit, a new and a deleted file change. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { RowFile } from '../../../../src/pipeline/state/row-file.ts';
import type { FileHead } from '../../../../src/pipeline/state/saved-facts.ts';
import { SavedHeads } from '../../../../src/pipeline/state/saved-heads.ts';
import { createTempFolders } from '../../../support/temp-folder.ts';

const makeFolder = createTempFolders();

const fileOf = (number: number) => `data/cities/place-${String(number).padStart(4, '0')}-vt.yaml`;
const rank = { name: 'Bath', geo: { latitude: 44, longitude: -73 }, radiusMeters: 5000 };
const headOf = (file: string, head: Partial<FileHead> = {}): FileHead => {
  return { file, hash: 'h', rank, figures: [1.5, 2.5, 3.5, 4], ...head };
};
const placeCount = 600;
const noDigests = () => [];

/** A file of rows with the heads of all places. */
function savedRows(): () => RowFile {
  const file = path.join(makeFolder(), 'state.rows');
  const rows = new RowFile(file, 'key');
  const heads = Array.from({ length: placeCount }, (_, number) => headOf(fileOf(number)));
  new SavedHeads(rows).save(new Map(heads.map((head) => [head.file, head])), noDigests);
  rows.save();
  return () => new RowFile(file, 'key');
}

/** Saves after a build that found these files edited, and all others but the deleted ones unchanged. */
function saveAfter(
  rows: RowFile,
  { edited = [], deleted = [] }: { edited?: FileHead[]; deleted?: string[] },
): string[] {
  const before = new Map([...rows.names('heads ')].map((name) => [name, rows.get(name)]));
  const heads = new SavedHeads(rows);
  const changed = new Map(edited.map((head) => [head.file, head]));
  for (const saved of heads.all) saved.isUsed = !changed.has(saved.file) && !deleted.includes(saved.file);
  heads.save(changed, noDigests);
  rows.save();
  return [...before].filter(([name, text]) => rows.get(name) !== text).map(([name]) => name);
}

const filesIn = (rows: RowFile) => new SavedHeads(rows).all.map(({ file }) => file);
const allFiles = Array.from({ length: placeCount }, (_, number) => fileOf(number));

test('an edit of a place changes the row of that place only', () => {
  const open = savedRows();
  const figures = [9, 9.5, 9.5, 9] as const;
  const edited = headOf(fileOf(300), { hash: 'new', figures, more: { draft: true, has: ['lints'] } });
  expect(saveAfter(open(), { edited: [edited] })).toEqual(['heads 1']);
  const heads = new SavedHeads(open());
  expect(heads.get(fileOf(300))?.head).toEqual(edited);
  expect(heads.get(fileOf(299))?.head).toEqual(headOf(fileOf(299), { more: undefined }));
  expect(heads.all.map(({ file }) => file)).toEqual(allFiles);
});

test('a new place is saved among the others in order, and a deleted one is dropped', () => {
  const open = savedRows();
  const added = ['data/cities/a-vt.yaml', `${fileOf(200).slice(0, -8)}-new-vt.yaml`, 'data/counties/z-vt.yaml'];
  const deleted = [fileOf(400)];
  saveAfter(open(), { edited: added.map((file) => headOf(file)), deleted });
  expect(filesIn(open())).toEqual([...allFiles, ...added].filter((file) => !deleted.includes(file)).sort());
});

test('places are found in and out of order', () => {
  const heads = new SavedHeads(savedRows()());
  for (const number of [0, 1, 2, 599, 5, 300, 301]) expect(heads.get(fileOf(number))?.file).toBe(fileOf(number));
  expect(heads.get('data/cities/missing-vt.yaml')).toBeUndefined();
  expect(heads.get('data/zzz.yaml')).toBeUndefined();
});

test('a file whose times were too recent to be trusted has no equal times in the next build', () => {
  const open = savedRows();
  const unknown = [Number.NaN, Number.NaN, Number.NaN, Number.NaN] as const;
  saveAfter(open(), { edited: [headOf(fileOf(3), { figures: unknown })] });
  const heads = new SavedHeads(open());
  const entry = { name: '', type: 'file', isLink: false, size: 1.5, mtimeMs: 2.5, ctimeMs: 3.5, ino: 4 } as const;
  expect(heads.get(fileOf(2))?.hasFigures(entry)).toBe(true);
  expect(heads.get(fileOf(2))?.hasFigures({ ...entry, ino: 5 })).toBe(false);
  expect(heads.get(fileOf(3))?.hasFigures(entry)).toBe(false);
});

test('a row to which thousands of places are added is split, and an edit then changes a small one', () => {
  const open = savedRows();
  const added = Array.from({ length: 3000 }, (_, number) => headOf(fileOf(200).replace('-vt', `-${number + 1000}-vt`)));
  saveAfter(open(), { edited: added });
  const all = [...allFiles, ...added.map(({ file }) => file)].sort();
  expect(filesIn(open())).toEqual(all);
  const { spans } = new SavedHeads(open());
  expect(Math.max(...spans.map(({ count }) => count))).toBeLessThanOrEqual(512);
  expect(saveAfter(open(), { edited: [headOf(added[1500]?.file ?? '', { hash: 'new' })] })).toHaveLength(1);
  expect(filesIn(open())).toEqual(all);
});
