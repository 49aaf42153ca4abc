// Writes the cli to bin/lib, because Node 20 cannot run TypeScript. Run by `npm run compile`, prepare and prepack.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @param {string} path below the package */
const inPackage = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export async function compile() {
  await build({
    entryPoints: { cli: inPackage('src/cli/main.ts') },
    outdir: inPackage('bin/lib'),
    splitting: true,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  await build({
    entryPoints: { 'dev-client': inPackage('src/dev/client/main.ts') },
    outdir: inPackage('bin/lib'),
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    logLevel: 'warning',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compile();
