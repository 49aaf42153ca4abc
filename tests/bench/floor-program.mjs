/**
 * The least that a build has to do before it knows what has changed, and nothing else: `node floor-program.mjs unchanged|edit`, in a
 * project that was built. Reads the sizes and times of all data files and published files; `edit` also reads the state of the last build and its digest.
 */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';

const newestIn = (files) => files.reduce((newest, file) => Math.max(newest, lstatSync(file).mtimeMs), 0);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : `${folder}/${entry.name}`,
  );

newestIn(filesIn('data'));
const { files } = JSON.parse(readFileSync('dist/.treesite.json', 'utf8'));
// A line is a letter, a hash, a size and the file's path.
newestIn(files.map((line) => `dist/${line.split(' ').slice(3).join(' ')}`));
if (process.argv[2] === 'edit')
  for (const name of readdirSync('.treesite/cache/builds'))
    createHash('sha256')
      .update(readFileSync(`.treesite/cache/builds/${name}`))
      .digest('hex');
