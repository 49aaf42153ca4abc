/** The package contains the output of the last compilation only. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  rmSync(outdir, { recursive: true });
});
