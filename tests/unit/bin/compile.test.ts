/** The package contains the output of the last compilation, and a start loads few files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, which Node runs before anything is compiled
import { compile } from '../../../bin/compile.js';

test('a package has no file of an earlier compilation', async () => {
  const outdir = mkdtempSync(path.join(os.tmpdir(), 'treesite-compile-'));
  writeFileSync(path.join(outdir, 'chunk-OLD.js'), '');
  await compile({ outdir, only: true });
  const made = readdirSync(outdir);
  expect(made).toEqual(expect.arrayContaining(['cli.js', 'dev-client.js']));
  expect(made).not.toContain('chunk-OLD.js');
  // What an unchanged build loads; without the plugin, 28 files.
  expect(loadedFrom(outdir, 'cli.js').size).toBeLessThan(8);
  rmSync(outdir, { recursive: true });
});

/** A compiled file and all that it imports, except on demand. */
function loadedFrom(folder: string, file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  const imports = readFileSync(path.join(folder, file), 'utf8').matchAll(/^(?:import|\} from) "\.\/([^"]+)";$/gm);
  for (const [, imported = ''] of imports) loadedFrom(folder, imported, loaded);
  return loaded;
}
