/** A business whose customers come to it: its places have no drive times. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { overlaySite } from '../support/overlay-site.ts';
import { runHere } from '../support/run-here.ts';
import { textsBelow } from '../support/scaffold-folders.ts';

const { folder, remove } = overlaySite('minimal');
/** Replaces text in one of the site's files, which must contain it. */
const replace = (file: string, old: RegExp) => {
  const at = path.join(folder, 'data', file);
  const before = readFileSync(at, 'utf8');
  expect(before).toMatch(old);
  writeFileSync(at, before.replace(old, ''));
};
const pages = async () => {
  expect(await runHere(['build', '--root', folder])).toMatchObject({ code: 0 });
  const all = Object.entries(textsBelow(path.join(folder, 'dist')));
  return all.filter(([file]) => file.endsWith('.html')).map(([file, html]) => `${file} ${html}`);
};
const times = /\bETA\b|[Dd]rive times?|\d min\b|<p class="tags"> *<\/p>|<b> *<\/b>|undefined/;

afterAll(remove);

it('has pages without labels of drive times', async () => {
  const before = (await pages()).filter((page) => times.test(page));
  expect(before.length).toBeGreaterThan(3);
  replace('cities/sisters-or.yaml', /^eta: .*\n/m);
  // The site's own words about them.
  replace('pages/areas.yaml', /, with the drive time to each from Bend/);
  replace('counties/deschutes-county-or.yaml', /, with the drive time to each town/);
  const after = await pages();
  expect(after.length).toBeGreaterThan(7);
  expect(after.flatMap((page) => times.exec(page)?.[0] ?? [])).toEqual([]);
});
