/** The one list of outputs names each file that a build writes, and no other. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { expect, test } from 'vitest';
import { manifestName } from '../../src/domain/file-names.ts';
import { overlaySite } from '../support/overlay-site.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { realSite } from '../support/real-site.ts';
import { runHere } from '../support/run-here.ts';
import { coldRoot } from '../support/shared-assets.ts';

const site = overlaySite('extras');

test('a build writes what is in the list, and compressed copies of it', async () => {
  const data = path.join(site, 'data/site.yaml');
  writeFileSync(data, `${readFileSync(data, 'utf8')}precompress: true\n`);
  const own = path.join(site, 'static');
  mkdirSync(path.join(own, 'mine'), { recursive: true });
  for (const name of ['mine/index.html', 'mine/404.html', 'prices 2026.txt']) writeFileSync(path.join(own, name), name);
  expect(await runHere(['build', ...coldRoot(site), '--now', '2026-06-01'])).toMatchObject({ code: 0 });
  const now = new Date('2026-06-01T12:00:00Z');
  const folders = { root: site, data: path.dirname(data), static: own };
  const { finished } = await prepareSite({ ...realSite, ...folders, cache: true, now });
  const listed = (finished?.outputs.all ?? []).map(({ file }) => file);
  const isCopy = (file: string) => /\.(br|gz)$/.test(file) && listed.includes(file.slice(0, -3));
  const written = await glob('**/*', { cwd: path.join(site, 'dist'), dot: true });
  expect(written.filter((file) => !isCopy(file)).sort()).toEqual([...listed, manifestName].sort());
  expect(written.filter(isCopy)).toEqual(expect.arrayContaining(['index.html.br', 'sitemap.xml.gz']));
});
