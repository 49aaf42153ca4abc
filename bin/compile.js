// Compiles the cli and the validators of data files to bin/lib, because Node 20 cannot run TypeScript, and a build does not wait
// for ajv. Writes the schemas of translations for editors of this repository, and of sites without copies. Run by
// `npm run compile`, prepare and prepack. With --only, deletes the files of earlier runs first, for a package; without it, they
// are kept for processes that still use them.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transformSync } from 'esbuild';

/** @param {string} path relative to the package */
const inPackage = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const outdir = inPackage('bin/lib');

/** @param {string} name of a module in bin/lib */
const compiled = (name) => import(pathToFileURL(path.join(outdir, name)).href);

/**
 * In one step: a process or an editor may be reading the file of an earlier run.
 * @param {string} file
 * @param {string} text
 */
function replace(file, text) {
  const made = path.join(outdir, `${path.basename(file)}.new`);
  writeFileSync(made, text);
  renameSync(made, file);
}

export async function compile() {
  await build({
    entryPoints: {
      cli: inPackage('src/cli/main.ts'),
      validators: inPackage('src/schema/validators.ts'),
      'editor-files': inPackage('src/scaffold/editor-files.ts'),
    },
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
    logLevel: 'warning',
  });
  const { formatValidators } = await compiled('validators.js');
  for (const [name, code] of Object.entries(formatValidators()))
    replace(path.join(outdir, name), transformSync(code, { minify: true }).code);
  const { editorSchemas } = await compiled('editor-files.js');
  mkdirSync(inPackage('src/schema/translations'), { recursive: true });
  for (const { file, text } of editorSchemas(undefined, 'src/schema'))
    if (file.includes('/translations/')) replace(inPackage(file), text);
  // Last, because bin/is-stale.js reads its time.
  await build({
    entryPoints: { 'dev-client': inPackage('src/dev/client/main.ts') },
    outdir,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--only')) rmSync(outdir, { recursive: true, force: true });
  await compile();
}
