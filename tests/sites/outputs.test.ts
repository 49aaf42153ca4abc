/** The one list of outputs names each file that a build writes, and no other. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { manifestName } from '../../src/domain/file-names.ts';
import { coldRoot } from '../support/shared-assets.ts';
import { writeFiles } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { prepareSite } from '../support/sites/prepare-site.ts';
import { runHere } from '../support/sites/run-here.ts';
import { siteOptions } from '../support/sites/site-options.ts';

const site = overlaySite('extras');

test('a build writes what is in the list, also files of a static folder with another name, whose inline scripts it allows', async () => {
  const own = ['public/mine/index.html', 'public/mine/404.html', 'public/prices 2026.txt'];
  writeFiles(site, Object.fromEntries(own.map((name) => [name, `<script>${name}</script>`])));
  expect(await runHere(['build', ...coldRoot(site), '--static', 'public', '--now', '2026-06-01'])).toMatchObject({
    code: 0,
  });
  const { outputs } = await prepareSite(siteOptions(site, { static: path.join(site, 'public') }));
  expect(outputs.isServed('/prices%202026.txt')).toBe(true);
  expect(outputs.isServed('/old/sisters.html')).toBe(true);
  expect(outputs.linkTargets()).toContain('/old/sisters.html');
  const listed = outputs.all.map(({ file }) => file);
  const written = await glob('**/*', { cwd: path.join(site, 'dist'), dot: true });
  expect(written.sort()).toEqual([...listed, manifestName].sort());
  const hash = createHash('sha256').update('public/mine/index.html').digest('base64');
  expect(readFileSync(path.join(site, 'dist/_headers'), 'utf8')).toContain(`'sha256-${hash}'`);
});

test.each([
  ['extras', ['/about/', '/about', '/about/index.html'], ['/about.html', '/about/index']],
  ['no-trailing-slash', ['/about', '/about.html'], ['/about/', '/about/index.html']],
])(
  'of %s, every host sends a page for the URL of its file and folder, but not for other forms',
  async (name, forms, others) => {
    const { outputs } = await prepareSite(siteOptions(overlaySite(name)));
    for (const form of forms) expect(outputs.answering(form)?.url).toBe(forms[0]);
    for (const form of others) expect(outputs.answering(form)).toBeUndefined();
  },
);
