/** Writes the generated pages of docs/ from the schemas, the commands, the catalog and package-lock.json; with --check it only compares and exits 1 when one is out of date. */
import { readFile, writeFile } from 'node:fs/promises';
import glob from 'fast-glob';
import { createColors } from '../../src/cli/output/terminal.ts';
import { createProgram } from '../../src/cli/program.ts';
import { classify } from '../../src/load/classify.ts';
import { formatCommands } from './format-commands.ts';
import { formatData } from './format-data.ts';
import { formatDiagnostics } from './format-diagnostics.ts';
import { formatLicenses } from './format-licenses.ts';
import { type Lockfile, productionPackages } from './production-packages.ts';

const docs = new URL('../', import.meta.url);
const starter = 'examples/starter/data';

/** The first file of each kind that the starter site has. */
async function wholeFiles(): Promise<Record<string, string>> {
  const names = await glob('**/*.{yaml,md}', { cwd: new URL(`../${starter}`, docs).pathname });
  return Object.fromEntries(
    names
      .sort()
      .reverse()
      .map((name) => [classify(name), `../${starter}/${name}`]),
  );
}

const lockfile = JSON.parse(await readFile(new URL('../package-lock.json', docs), 'utf8')) as Lockfile;
const silent = { out: () => {}, err: () => {}, colors: createColors(false), isInteractive: false };
const pages = {
  'data.md': formatData(await wholeFiles()),
  'commands.md': formatCommands(await createProgram(silent)),
  'diagnostics.md': formatDiagnostics(),
  'licenses.md': formatLicenses(productionPackages(lockfile)),
};

for (const [name, text] of Object.entries(pages)) {
  const file = new URL(name, docs);
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`docs/${name} is out of date. Run: npm run docs`);
    process.exitCode = 1;
  }
}
