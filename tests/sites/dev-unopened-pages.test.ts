/** `treesite dev`: a page that no browser has opened yet, and whose file is changed, broken or deleted. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { city, cityPage, createDevSites } from '../support/sites/dev-site.ts';
import { runHere } from '../support/sites/run-here.ts';

const bug = 'bug in treesite';
/** In milliseconds. The watcher has reported a change by then. */
const reported = 100;
const start = createDevSites();

/** So that the dev server begins with what the build has cached. */
async function buildBefore(root: string): Promise<void> {
  expect((await runHere(['build', '--quiet', '--now', '2026-06-01', '--root', root])).code).toBe(0);
}

const mistakes: [(text: string) => string, string][] = [
  [(text) => text.replace('postalCode:', 'postalcode:'), `${city}:11:1 error schema/unknown-key`],
  [(text) => text.replace('"97759"', '"97759'), `${city}:11:13 error yaml/`],
];

it.each([
  ['at once', 0, undefined],
  ['after the change was noticed', reported, undefined],
  ['after a build', 0, buildBefore],
])('a page first opened %s is that of the last good site, under the errors of its file', async (_, pause, prepare) => {
  const site = await start(prepare);
  const home = await site.open('/');
  await home.next('problems');
  const good = site.read(city);
  for (const [spoil, expected] of mistakes) {
    site.write(city, spoil(good));
    await wait(pause);
    const { status, text } = await site.get(cityPage);
    expect([status, text]).toEqual([200, expect.stringContaining('Wood stoves')]);
    expect(text).not.toContain(bug);
    expect((await home.next('problems')).text).toContain(expected);
    site.write(city, good);
    expect(await home.next('problems')).toEqual({ text: '' });
  }
});

it('a page whose file was deleted is that of the last good site while another file has errors', async () => {
  const site = await start();
  await site.get('/');
  site.edit('data/pages/about.yaml', 'hero:', 'heroes:');
  site.remove(city);
  await wait(reported);
  const { status, text } = await site.get(cityPage);
  expect([status, text]).toEqual([200, expect.stringContaining('Wood stoves')]);
  expect(text).not.toContain(bug);
});

it('a file is shown as it is when its page is requested, before folders report the change', async () => {
  const site = await start();
  const good = site.read(city);
  const second = 'data/cities/tumalo-or.yaml';
  site.write(second, good.replaceAll('Sisters', 'Tumalo'));
  await site.until('/areas/tumalo-or/', ({ status }) => status === 200);
  site.edit(second, 'Wood', 'Iron');
  await wait(reported);
  site.remove(second);
  expect((await site.get('/areas/tumalo-or/')).status).toBe(404);
  for (let save = 0; save < 20; save++) {
    site.write(city, save % 2 ? good.replace('Wood', `Wood ${save}`) : good.slice(0, 40 + save));
    const [page, home] = await Promise.all([site.get(cityPage), site.get('/')]);
    expect(page.text).not.toContain(bug);
    expect(home.text).not.toContain(bug);
  }
});
