// Compiles the cli and the validators of data files to bin/lib, because Node 20 cannot run TypeScript, and a build does not wait
// for ajv. Run by `npm run compile`, prepare and prepack. With --only, deletes the files of earlier runs, for a package; without
// it, they are kept for processes that still use them.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transformSync } from 'esbuild';

/** @param {string} path relative to the package */
const inPackage = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** @param {{ outdir?: string, only?: boolean }} options */
export async function compile({ outdir = inPackage('bin/lib'), only = false } = {}) {
  const cli = await build({
    entryPoints: { cli: inPackage('src/cli/main.ts'), validators: inPackage('src/schema/validators.ts') },
    outdir,
    splitting: true,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    sourcemap: true,
    // The package has the sources.
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  });
  const { formatValidators } = await import(pathToFileURL(path.join(outdir, 'validators.js')).href);
  const validators = Object.entries(formatValidators()).map(([name, code]) => {
    const file = path.join(outdir, name);
    writeFileSync(`${file}.new`, transformSync(code, { minify: true }).code);
    // A process may be reading the one of an earlier run.
    renameSync(`${file}.new`, file);
    return file;
  });
  // Last, because bin/is-stale.js reads its time.
  const client = await build({
    entryPoints: { 'dev-client': inPackage('src/dev/client/main.ts') },
    outdir,
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    logLevel: 'warning',
  });
  if (!only) return;
  const bundles = [cli, client].flatMap(({ metafile }) =>
    Object.keys(metafile.outputs).map((file) => path.resolve(file)),
  );
  const made = new Set([...bundles, ...validators]);
  for (const name of readdirSync(outdir)) {
    const file = path.join(outdir, name);
    if (!made.has(file)) rmSync(file, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compile({ only: process.argv.includes('--only') });
