// Compiles the cli to bin/lib, because Node 20 cannot run TypeScript. Run by `npm run compile`, prepare and prepack. With --only,
// deletes the files of earlier runs, for a package; without it, they are kept for processes that still use them.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  const validators = path.join(outdir, 'validators');
  const { formatValidators } = await import(pathToFileURL(`${validators}.js`).href);
  mkdirSync(validators, { recursive: true });
  for (const [name, code] of Object.entries(formatValidators()))
    writeFileSync(path.join(validators, name), transformSync(code, { minify: true }).code);
  if (!only) return;
  const made = [cli, client].flatMap(({ metafile }) => Object.keys(metafile.outputs).map((file) => path.resolve(file)));
  for (const name of readdirSync(outdir)) {
    const file = path.join(outdir, name);
    if (file !== validators && !made.includes(file)) rmSync(file, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compile({ only: process.argv.includes('--only') });
