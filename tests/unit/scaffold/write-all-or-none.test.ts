/** new, init and cms on a disk that fails: every kind of fault at calls that change something. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type WholeFile, writeAllOrNone } from '../../../src/scaffold/write-all-or-none.ts';
import { describeWrong, type Fault, failAtEveryCall } from '../../faults/every-call.ts';
import { readTree } from '../../support/file-tree.ts';
import { writeFiles } from '../../support/sites/edit-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const before = {
  'data/reviews.yaml': '- id: 1\n',
  'admin/cms/start.js': 'old',
  'admin/index.html': 'old',
};

/** New files, a list with something added, and files that are replaced. */
const entriesIn = (root: string): WholeFile[] =>
  Object.entries({
    'data/counties/crook.yaml': { contents: 'name: Crook\n', isNew: true },
    'data/cities/bend.yaml': { contents: 'name: Bend\n', isNew: true },
    'data/reviews.yaml': { contents: '- id: 1\n- id: 2\n', isNew: false },
    'site/a/b.yaml': { contents: 'b', isNew: true },
    'site/c.md': { contents: 'c', isNew: true },
    'admin/cms/start.js': { contents: 'new', isNew: false },
    'admin/cms/words/en.js': { contents: 'en', isNew: false },
    'admin/index.html': { contents: 'new', isNew: false },
    'admin/config.yml': { contents: 'new', isNew: false },
  }).map(([name, entry]) => ({ target: path.join(root, name), ...entry }));

type Tree = Record<string, string>;

/** What is at a path and below it, without temporary files: of a file itself, of a folder all files. */
const partOf = (tree: Tree, top: string): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([file]) => `${file}/`.startsWith(top) && !isTemporary.test(file)));

const isTemporary = /\.treesite-(new|old)/;

test('all or nothing is written, and the next run cleans up', async () => {
  const done = tempFolder(before);
  writeAllOrNone(entriesIn(done));
  const next = readTree(done);

  const isNow = (root: string, tree: Tree, top = '') =>
    isDeepStrictEqual(partOf(readTree(root), top), partOf(tree, top));

  /** Each file is as before or as after. */
  const wrongAfterDeath = (root: string) =>
    entriesIn(root)
      .map(({ target }) => `${path.relative(root, target)}/`)
      .filter((top) => ![before, next].some((tree) => isNow(root, tree, top)));

  const wrongAfterFailure = (root: string, message: string) => [
    ...(isDeepStrictEqual(readTree(root), before) ? [] : ['something was changed or left over']),
    ...(readdirSync(root).sort().join() === 'admin,data' ? [] : ['a folder was left over']),
    ...(/^[A-Z].+: \/.+ could not be .+ \(E[A-Z]+\)\. Nothing was written\.$/.test(message) &&
    !isTemporary.test(message.replace(/ to \S+/, ''))
      ? []
      : [`says: ${message}`]),
  ];

  const scenario = {
    name: 'several entries',
    prepare: async (root: string) => writeFiles(root, before),
    act: async (root: string) => writeAllOrNone(entriesIn(root)),
    judge: async ({ root, message, isDead }: Fault) => {
      const wrong = isDead ? wrongAfterDeath(root) : message === undefined ? [] : wrongAfterFailure(root, message);
      if (!isDead && message === undefined && !isNow(root, next)) wrong.push('success, but not all was written');
      writeAllOrNone(entriesIn(root).filter(({ isNew, target }) => !(isNew && existsSync(target))));
      if (!isDeepStrictEqual(readTree(root), next)) wrong.push('the next run does not heal');
      return { live: '', wrong };
    },
  };
  const outcomes = await failAtEveryCall(tempFolder(), scenario, { every: process.env.FUZZ ? 1 : 5 });
  expect(describeWrong(outcomes)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(50);
});

test('a file that is there although it should be new stays, and so does everything else', () => {
  const root = tempFolder({ 'b.yaml': 'mine' });
  const entry = (name: string) => ({ target: path.join(root, name), contents: 'new', isNew: true });
  expect(() => writeAllOrNone([entry('a/a.yaml'), entry('b.yaml')])).toThrow(
    `The file already exists: ${path.join(root, 'b.yaml')} could not be opened (EEXIST). Nothing was written.`,
  );
  expect(readTree(root)).toEqual({ 'b.yaml': 'mine' });
  expect(readdirSync(root)).toEqual(['b.yaml']);
});

test('a file that was changed or staged by somebody else meanwhile stays, and so does everything else', () => {
  const root = tempFolder({ 'a.yaml': 'old', 'b.yaml': '\ufeffmine' });
  const entry = (name: string, previous?: string, contents = 'new') => {
    return { target: path.join(root, name), contents, isNew: false, previous };
  };
  const changed = `${path.join(root, 'b.yaml')} was changed meanwhile. Run the command again. Nothing was written.`;
  expect(() => writeAllOrNone([entry('a.yaml', 'old'), entry('b.yaml', 'yours')])).toThrow(changed);
  expect(() => writeAllOrNone([entry('b.yaml'), entry('b.yaml', undefined, 'of another command')])).toThrow(changed);
  expect(readTree(root)).toEqual({ 'a.yaml': 'old', 'b.yaml': '\ufeffmine' });
  writeAllOrNone([entry('a.yaml', 'old'), entry('b.yaml', 'mine')]);
  expect(readTree(root)).toEqual({ 'a.yaml': 'new', 'b.yaml': 'new' });
});

test('a replaced file keeps its permissions, and a symbolic link of the owner’s stays one', () => {
  const root = tempFolder({ 'real/reviews.yaml': 'old' });
  const file = path.join(root, 'real/reviews.yaml');
  chmodSync(file, 0o640);
  mkdirSync(path.join(root, 'data'));
  symlinkSync('../real/reviews.yaml', path.join(root, 'data/reviews.yaml'));
  writeAllOrNone([{ target: path.join(root, 'data/reviews.yaml'), contents: 'new', isNew: false }]);
  expect(readTree(root)).toEqual({ 'data/reviews.yaml': '-> ../real/reviews.yaml', 'real/reviews.yaml': 'new' });
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

test('below .treesite, a link to a file is replaced, and its target stays as it is', () => {
  const root = tempFolder({ mine: 'mine', '.treesite/imports/page.json': '' });
  symlinkSync('../../mine', path.join(root, '.treesite/imports/city.json'));
  writeAllOrNone([{ target: path.join(root, '.treesite/imports/city.json'), contents: 'new', isNew: false }]);
  expect(readTree(root)).toEqual({
    mine: 'mine',
    '.treesite/imports/city.json': 'new',
    '.treesite/imports/page.json': '',
  });
});

test.each(['.treesite', '.treesite/schema'])('nothing is written if %s is a symbolic link', (name) => {
  const root = tempFolder({ 'data/a.yaml': 'a' });
  const elsewhere = tempFolder({ mine: 'mine' });
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  symlinkSync(elsewhere, path.join(root, name));
  const targets = ['data/a.yaml', '.treesite/schema/city.json'].map((file) => path.join(root, file));
  const entries = targets.map((target) => ({ target, contents: 'new', isNew: false }));
  expect(() => writeAllOrNone(entries)).toThrow(`${path.join(root, name)} is a symbolic link or a file`);
  expect(readTree(elsewhere)).toEqual({ mine: 'mine' });
  expect(readFileSync(path.join(root, 'data/a.yaml'), 'utf8')).toBe('a');
});
