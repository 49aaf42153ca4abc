/** The package contains the output of the last compilation only. */
import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, which Node runs before anything is compiled
import { compile } from '../../../bin/compile.js';
import { projectRoot } from '../../support/run-cli.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('a package has no file of an earlier compilation', async () => {
  const folder = tempFolder({ 'lib/chunk-OLD.js': '' });
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  const outdir = path.join(folder, 'lib');
  await compile({ outdir, only: true });
  const made = readdirSync(outdir);
  expect(made).toEqual(expect.arrayContaining(['cli.js', 'dev-client.js', 'city.validator.cjs']));
  expect(made).not.toContain('chunk-OLD.js');
});
