/** What cannot be read, for whatever reason, is one diagnostic at its place, and commands that need it write nothing. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startFaults, stopFaults } from '../faults/fault-fs.ts';
import { readTree } from '../support/file-tree.ts';
import { linkAssets } from '../support/shared-assets.ts';
import { writeFiles } from '../support/sites/edit-files.ts';
import { copyBareSite } from '../support/sites/run-cli.ts';
import { runHere } from '../support/sites/run-here.ts';

const city = ['new', 'city', 'Redmond', '--county', 'deschutes-county-or'];
const county = 'data/counties/deschutes-county-or.yaml';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const files: Readonly<Record<string, string>> = {
  'rows.csv': 'name,county\nTumalo,deschutes-county-or\n',
  'data/icons/pedal.svg': drawing,
  'dist/index.html': '',
  'static/prices/list.txt': 'A list of prices.\n',
  'templates/icons/key.svg': drawing,
  'schema/city.json': '{"type": "object", "properties": {"gate": {"type": "string", "description": "A gate."}}}',
};

/** The minimal site with these; anyone can write to it. Without cached assets, because `readTree` reads it whole. */
function aSite(): string {
  const folder = copyBareSite('minimal');
  writeFiles(folder, files);
  for (const name of ['', ...readdirSync(folder, { recursive: true })])
    chmodSync(path.join(folder, String(name)), 0o777);
  return folder;
}

/** Nobody's number on Debian and on macOS. */
const nobody = 65_534;

/** Root can read everything, so its rights are given up meanwhile. */
async function whileUnreadable<Result>(file: string, act: () => Result | Promise<Result>): Promise<Result> {
  const { mode } = statSync(file);
  const isRoot = process.getuid?.() === 0;
  chmodSync(file, 0);
  if (isRoot) process.seteuid?.(nobody);
  try {
    return await act();
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(file, mode);
  }
}

const shared = aSite();
linkAssets(shared);
const errors = { EIO: 'the disk reports an error', EACCES: 'permission is denied', ESTALE: 'ESTALE' } as const;

test.each<[kind: keyof typeof errors, what: 'file' | 'folder', name: string]>([
  ['EIO', 'file', 'data/site.yaml'],
  ['EACCES', 'file', 'data/images/piano.svg'],
  ['ESTALE', 'file', 'data/icons/pedal.svg'],
  ['EIO', 'file', 'templates/icons/key.svg'],
  ['EACCES', 'file', 'static/prices/list.txt'],
  ['ESTALE', 'file', 'schema/city.json'],
  ['EIO', 'folder', 'data/services'],
  ['EIO', 'folder', 'data/pages'],
  ['EACCES', 'folder', 'static/prices'],
  ['ESTALE', 'folder', 'templates'],
  ['EIO', 'folder', 'schema'],
])('%s of the %s %s is reported by check', async (kind, what, name) => {
  const call = what === 'file' ? '(open|readFile)' : '(readdir|opendir)';
  const only = new RegExp(`^${call}\\w* ${name}/?$`);
  startFaults({ root: shared, at: 1, times: Number.POSITIVE_INFINITY, kind, isRead: true, only });
  const { code, stderr } = await runHere(['check', '--root', shared]);
  expect(stopFaults().failed).toBeDefined();
  expect(code).toBe(1);
  expect(stderr.split('\n').slice(0, 2)).toEqual([
    `${name}:1:1 error file/unreadable`,
    `  This ${what} cannot be read: ${errors[kind]}.`,
  ]);
  expect(stderr.match(/ error /g)).toHaveLength(1);
});

test('preview does not say that an unreadable site was not built', async () => {
  const dist = path.join(shared, 'dist');
  const { code, stderr } = await whileUnreadable(dist, () => runHere(['preview', '--root', shared, '--port', '0']));
  expect(code).toBe(1);
  expect(stderr).toBe(`Access is denied: ${path.join(dist, 'index.html')} could not be inspected (EACCES).\n`);
});

function run([command = '', ...args]: readonly string[], folder: string) {
  const here = args.map((arg) => (arg === 'rows.csv' ? path.join(folder, arg) : arg));
  return runHere(command === 'init' ? [command, folder, ...args] : [command, ...here, '--root', folder]);
}

const ofFile = 'This file cannot be read: permission is denied.';
const ofFolder = 'This folder cannot be read: permission is denied.';

test.each([
  [city, county, ofFile],
  [city, 'schema/city.json', ofFile],
  [['new', 'review', 'Ada', '--service', 'piano-tuning'], 'data/site.yaml', ofFile],
  [['import', 'rows.csv', '--fill-in'], county, ofFile],
  [['cms', '--repo', 'owner/name'], 'schema', ofFolder],
  [['types'], 'schema/city.json', ofFile],
  [['init', '--editor'], 'schema/city.json', ofFile],
])('%j writes nothing if %s cannot be read', async (args, name, message) => {
  const folder = aSite();
  const before = readTree(folder);
  const { code, stderr } = await whileUnreadable(path.join(folder, name), () => run(args, folder));
  const after = readTree(folder);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `${name}:1:1 error file/unreadable\n  ${message}\n  Change its permissions.\n\nNothing was written.\n`,
  });
  expect(after).toEqual(before);
});

test('cms does not replace a file of yours that it cannot read', async () => {
  const folder = aSite();
  const page = path.join(folder, 'static/admin/index.html');
  writeFiles(folder, { 'static/admin/index.html': 'My own.\n' });
  for (const name of ['static', 'static/admin']) chmodSync(path.join(folder, name), 0o777);
  const { code, stderr } = await whileUnreadable(page, () => run(['cms', '--repo', 'owner/name'], folder));
  const text = readFileSync(page, 'utf8');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `Access is denied: ${page} could not be opened (EACCES).\n`,
  });
  expect(text).toBe('My own.\n');
});

test('import names its own record if a folder is in its place', async () => {
  const folder = aSite();
  const record = path.join(folder, '.treesite/imports/city.json');
  mkdirSync(record, { recursive: true });
  const { code, stderr } = await run(['import', 'rows.csv', '--fill-in'], folder);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `A folder is where a file is needed: ${record} could not be read (EISDIR).\n`,
  });
});

test('a schema folder that is a link to itself: the hint is for a folder', async () => {
  const folder = aSite();
  rmSync(path.join(folder, 'schema'), { recursive: true });
  symlinkSync('schema', path.join(folder, 'schema'));
  const { stderr } = await run(['types'], folder);
  expect(stderr).toBe(
    'schema:1:1 error file/unreadable\n  This folder cannot be read: it is a symbolic link that points to itself.\n  Replace the link with a copy of the folder.\n\nNothing was written.\n',
  );
});

test('new does not write names of files with control characters into a new file', async () => {
  const folder = aSite();
  for (const name of ['data/cities/sis\nters.yaml', 'data/images/pia\nno.svg', 'data/services/tun\ning.yaml'])
    writeFileSync(path.join(folder, name), 'name: Sisters\n');
  const { code, stderr } = await run(city, folder);
  const text = readFileSync(path.join(folder, 'data/cities/redmond-or.yaml'), 'utf8');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(text).not.toMatch(/^(ters|no\.svg|ing)/m);
});

type Damage = (folder: string) => void;
const invalid =
  (name: string): Damage =>
  (folder) =>
    writeFileSync(path.join(folder, name), '- id: 5\n  unclosed: [\n');

test.each<[string, readonly string[], Damage, string]>([
  [
    'a county with errors',
    city,
    invalid(county),
    `${county} has errors, and the new city takes its state and other values from it. Run npx treesite check.`,
  ],
  [
    'an invalid list',
    ['new', 'review', 'Ada', '--service', 'piano-tuning'],
    invalid('data/reviews.yaml'),
    'data/reviews.yaml has errors, so no review can be added. Run npx treesite check.',
  ],
  [
    'an invalid list',
    ['import', 'rows.csv', '--kind', 'review'],
    invalid('data/reviews.yaml'),
    'data/reviews.yaml has errors, so no review can be added. Run npx treesite check.',
  ],
  [
    'no settings',
    city,
    (folder) => rmSync(path.join(folder, 'data/site.yaml')),
    'data/site.yaml is missing; the site cannot be built without it.',
  ],
])('%s: %j writes nothing', async (_, args, damage, message) => {
  const folder = aSite();
  damage(folder);
  const before = readTree(folder);
  const { code, stderr } = await run(args, folder);
  const after = readTree(folder);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
  expect(after).toEqual(before);
});
