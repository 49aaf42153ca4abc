/** A dev server keeps only one site: what it holds is counted after a few saves. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { DevSite } from '../../src/dev/dev-site.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { siteOptions } from '../support/sites/site-options.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const saves = 5;

it('keeps the site of the last save, and plans the page that is requested alone', async () => {
  const root = overlaySite('extras');
  const live = new DevSite(siteOptions(root));
  const file = path.join(root, 'data/cities/sisters-or.yaml');
  const text = readFileSync(file, 'utf8');
  const made: WeakRef<object>[] = [];
  for (let save = 0; save < saves; save++) {
    writeFileSync(file, text.replace(/^intro: /m, `intro: Number ${save} of the saves. `));
    live.touch([file]);
    const { state, found } = await live.view('/areas/sisters-or/');
    expect(found?.kind === 'page' && found.page.html).toContain(`Number ${save} of the saves`);
    await live.view('/sitemap.xml');
    await live.view('/robots.txt');
    const { shown } = state;
    if (!shown) throw new Error('There is no site to show.');
    expect([...shown.made.keys()]).toEqual(['/areas/sisters-or/']);
    made.push(...[shown, shown.site, shown.site.main.model, shown.outputs].map((one) => new WeakRef(one)));
  }
  // References are held as long as the work that made them goes on.
  await setImmediate();
  collectGarbage();
  const alive = made.filter((one) => one.deref()).length;
  // Of the last two: pages that are still open ask for the styles of the one before.
  expect(alive).toBeLessThanOrEqual(2 * 4);
});
