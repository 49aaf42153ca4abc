/**
 * What no build can leave out, and nothing else: `node floor-program.mjs unchanged|edit|cold`, in a project that was built.
 * - `unchanged` reads the sizes and times of all data files and published files.
 * - `edit` also reads the state of the last build and its digest.
 * - `cold` reads all data files and writes as many files of the same sizes as the last build published, each with a digest. It parses,
 *   checks and renders nothing.
 */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');

const newestIn = (files) => files.reduce((newest, file) => Math.max(newest, lstatSync(file).mtimeMs), 0);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : `${folder}/${entry.name}`,
  );

const published = () =>
  // A line is a letter, a hash, a size and the file's path.
  JSON.parse(readFileSync('dist/.treesite.json', 'utf8')).files.map((line) => line.split(' ').slice(3).join(' '));

function lookForChanges() {
  newestIn(filesIn('data'));
  newestIn(published().map((file) => `dist/${file}`));
}

function readState() {
  for (const name of readdirSync('.treesite/cache/builds')) digest(readFileSync(`.treesite/cache/builds/${name}`));
}

function readAndWrite() {
  for (const file of filesIn('data')) digest(readFileSync(file, 'utf8'));
  const folders = new Set();
  for (const file of published()) {
    const copy = `copy/${file}`;
    const folder = path.dirname(copy);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const text = '.'.repeat(lstatSync(`dist/${file}`).size);
    digest(text);
    writeFileSync(copy, text);
  }
}

const step = process.argv[2];
if (step === 'cold') readAndWrite();
else lookForChanges();
if (step === 'edit') readState();
