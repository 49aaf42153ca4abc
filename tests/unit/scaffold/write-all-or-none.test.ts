/** new, init and cms on a disk that fails: every kind of fault at calls that change something. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type WholeEntry, writeAllOrNone } from '../../../src/scaffold/write-all-or-none.ts';
import { type FaultKind, faultKinds, SimulatedCrash, startFaults, stopFaults } from '../../faults/fault-fs.ts';
import { readTree } from '../../support/file-tree.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A sample of the calls, another one for each kind of fault; with FUZZ, all calls. */
const every = process.env.FUZZ ? 1 : 3;

const before = {
  'data/reviews.yaml': '- id: 1\n',
  'admin/cms/start.js': 'old',
  'admin/cms/gone.js': 'old',
  'admin/index.html': 'old',
};
const cases: Record<string, (root: string) => WholeEntry[]> = {
  'two new files': (root) => [
    { target: path.join(root, 'data/counties/crook.yaml'), contents: 'name: Crook\n', isNew: true },
    { target: path.join(root, 'data/cities/bend.yaml'), contents: 'name: Bend\n', isNew: true },
  ],
  'a list with something added': (root) => [
    { target: path.join(root, 'data/reviews.yaml'), contents: '- id: 1\n- id: 2\n', isNew: false },
  ],
  'a whole new folder': (root) => [
    {
      target: path.join(root, 'site'),
      contents: new Map([
        ['a/b.yaml', 'b'],
        ['c.md', 'c'],
      ]),
      isNew: true,
    },
  ],
  'a folder and texts that are replaced': (root) => [
    {
      target: path.join(root, 'admin/cms'),
      contents: new Map([
        ['start.js', 'new'],
        ['words/en.js', 'en'],
      ]),
      isNew: false,
    },
    { target: path.join(root, 'admin/index.html'), contents: 'new', isNew: false },
    { target: path.join(root, 'admin/config.yml'), contents: 'new', isNew: false },
  ],
};

const isHidden = (file: string) => /(^|\/)\.[^/]+\.treesite-(new|old)(\/|$)/.test(file);
const visible = (root: string) =>
  Object.fromEntries(Object.entries(readTree(root)).filter(([file]) => !isHidden(file)));

/** The allowed states of each entry after a kill: as before, as after, and for a folder that is replaced, missing. */
function isWhole(
  now: Record<string, string>,
  old: Record<string, string>,
  next: Record<string, string>,
  top: string,
): boolean {
  const part = (all: Record<string, string>) =>
    JSON.stringify(Object.entries(sorted(all)).filter(([file]) => file === top || file.startsWith(`${top}/`)));
  return [part(old), part(next), ...(top === 'admin/cms' ? ['[]'] : [])].includes(part(now));
}

function tryAll(name: string, kind: FaultKind): { tried: number; wrong: string[] } {
  const entriesIn = cases[name] ?? (() => []);
  const wrong: string[] = [];
  const done = tempFolder(before);
  writeAllOrNone(entriesIn(done));
  const next = readTree(done);
  for (let at = 1 + (faultKinds.indexOf(kind) % every); ; at += every) {
    const root = tempFolder(before);
    startFaults({ root, at, kind });
    let error: unknown;
    try {
      writeAllOrNone(entriesIn(root));
    } catch (thrown) {
      error = thrown;
    }
    const { failed } = stopFaults();
    if (failed === undefined) return { tried: Math.ceil(at / every) - 1, wrong };
    const report = (what: string) => wrong.push(`${kind} at ${at}, ${failed}: ${what}`);
    const now = visible(root);
    const isDead = kind === 'kill' || kind === 'torn';
    if (isDead) {
      if (error !== undefined && !(error instanceof SimulatedCrash)) report(`not dead: ${error}`);
      for (const { target } of entriesIn(root))
        if (!isWhole(now, before, next, path.relative(root, target))) report('an entry is not whole');
    } else if (error === undefined) {
      if (JSON.stringify(now) !== JSON.stringify(next)) report('success, but not all was written');
    } else {
      if (JSON.stringify(readTree(root)) !== JSON.stringify(sorted(before)))
        report('something was changed or left over');
      if (readdirSync(root).sort().join() !== 'admin,data') report('a folder was left over');
      if (!/^[A-Z].+: \/.+ could not be .+ \(E[A-Z]+\)\. Nothing was written\.$/.test(String((error as Error).message)))
        report(`says: ${(error as Error).message}`);
      if (/treesite-(new|old)/.test((error as Error).message.replace(/ to \S+/, ''))) report('names a temporary file');
    }
    writeAllOrNone(entriesIn(root).filter(({ isNew, target }) => !(isNew && existsSync(target))));
    if (JSON.stringify(readTree(root)) !== JSON.stringify(next)) report('the next run does not heal');
    rmSync(root, { recursive: true });
  }
}

const sorted = (tree: Record<string, string>) =>
  Object.fromEntries(Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1)));

describe.each(Object.keys(cases))('%s', (name) => {
  test.each(faultKinds)('%s: all or nothing is written, and the next run cleans up', (kind) => {
    const { tried, wrong } = tryAll(name, kind);
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(4 / every);
  });
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
