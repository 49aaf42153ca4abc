/** The package contains the output of the last compilation only. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error: plain JavaScript, which Node runs before anything is compiled
import { compile } from '../../../bin/compile.js';
import { tempFolder } from '../../support/temp-folder.ts';

test('a package has no file of an earlier compilation', async () => {
  const outdir = tempFolder({ 'chunk-OLD.js': '' });
  await compile({ outdir, only: true });
  const made = readdirSync(outdir);
  expect(made).toEqual(expect.arrayContaining(['cli.js', 'dev-client.js']));
  expect(made).not.toContain('chunk-OLD.js');
});
