/** `treesite dev`: pages show what was saved, however editors and people change the files. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { city, cityPage, copyTemplate, createDevSites, shareDevSite } from '../support/sites/dev-site.ts';

const site = await shareDevSite();
const good = site.read(city);
const start = createDevSites();

describe('a saved file', () => {
  it('is announced to the pages that show it, and to no other', async () => {
    const shows = await site.open(cityPage);
    const other = await site.open('/about/');
    await other.next('problems');
    site.edit(city, 'Wood stoves', 'Tile stoves');
    await shows.next('reload');
    expect((await site.get(cityPage)).text).toContain('Tile stoves');
    expect(other.events.map(({ type }) => type)).not.toContain('reload');
  });

  it('is shown after an editor has renamed another over it', async () => {
    const page = await site.open(cityPage);
    for (const words of ['Iron stoves', 'Brick stoves', 'Stone stoves']) {
      site.renameOver(city, site.read(city).replace(/intro: \w+ stoves/, `intro: ${words}`));
      await page.next('reload');
      await site.until(cityPage, ({ text }) => text.includes(words));
    }
  });

  it('is shown as it is after hundreds of quick saves', async () => {
    await site.get(cityPage);
    for (let save = 1; save <= 300; save++) {
      site.write(city, good.replace('Wood stoves', `Stove ${save}`));
      if (save % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await site.until(cityPage, ({ text }) => text.includes('Stove 300 keep'));
  });

  it('that is incomplete for a moment is not reported', async () => {
    const page = await site.open(cityPage);
    // On a busy machine, a pause can become long: such saves do not count.
    let quickSaves = 0;
    for (let save = 1; quickSaves < 3; save++) {
      const [before, began] = [page.events.length, performance.now()];
      site.write(city, save % 2 ? '' : good.slice(0, good.length / 2));
      await wait(15);
      site.write(city, good.replace('Wood stoves', `Slow stove ${save}`));
      await setImmediate();
      const wasQuick = performance.now() - began < 30;
      await site.until(cityPage, ({ text }) => text.includes(`Slow stove ${save} keep`));
      await wait(50);
      if (!wasQuick) continue;
      quickSaves++;
      expect(page.events.slice(before).filter(({ data }) => (data.text ?? '') !== '')).toEqual([]);
    }
  });

  it('of styles is noticed when its folder is created or removed', async () => {
    const site = await start((folder) => copyTemplate(folder, 'styles/base.css', 'elsewhere'));
    const [own, elsewhere] = [path.join(site.folder, 'templates'), path.join(site.folder, 'elsewhere')];
    site.write('elsewhere/styles/base.css', `${site.read('elsewhere/styles/base.css')}\nh1 { color: #123456; }\n`);
    const page = await site.open(cityPage);
    const colors = async () => (await site.get((await page.next('style')).href ?? '')).text.includes('#123456');
    renameSync(elsewhere, own);
    expect(await colors()).toBe(true);
    renameSync(path.join(own, 'styles'), path.join(own, 'styles.off'));
    expect(await colors()).toBe(false);
    renameSync(path.join(own, 'styles.off'), path.join(own, 'styles'));
    expect(await colors()).toBe(true);
    renameSync(own, elsewhere);
    expect(await colors()).toBe(false);
  });

  it('of the static folder is shown, even if the folder is new', async () => {
    const page = await site.open(cityPage);
    site.write('static/hello.txt', 'one');
    await page.next('reload');
    expect((await site.get('/hello.txt')).text).toBe('one');
    site.write('static/hello.txt', 'two');
    await page.next('reload');
    expect((await site.get('/hello.txt')).text).toBe('two');
  });

  it('of the static folder is served as a page if it is HTML, even in place of another page', async () => {
    site.write('static/hello/index.html', '<p>Hello');
    site.write('static/about/index.html', '<p>By hand');
    await site.until('/hello/', ({ text }) => text === '<p>Hello');
    expect((await site.get('/about/')).text).toBe('<p>By hand');
    site.remove('static/about');
    await site.until('/about/', ({ text }) => text.includes('</html>'));
  });

  it('of a picture is shown under its new name', async () => {
    const before = await site.get('/services/piano-tuning/');
    site.edit('data/images/piano.svg', '</svg>', '<path d="M0 0h1"/></svg>');
    const [name = ''] = /piano\.\w+\.svg/.exec(before.text) ?? [];
    await site.until('/services/piano-tuning/', ({ text }) => /piano\.\w+\.svg/.test(text) && !text.includes(name));
  });

  it('that is new adds a page, which is removed with the file', async () => {
    const county = '/areas/deschutes-county-or/';
    await site.get(county);
    site.write('data/cities/tumalo-or.yaml', site.read(city).replaceAll('Sisters', 'Tumalo'));
    await site.until('/areas/tumalo-or/', ({ status }) => status === 200);
    expect((await site.get(county)).text).toContain('Tumalo');
    site.remove('data/cities/tumalo-or.yaml');
    await site.until('/areas/tumalo-or/', ({ status }) => status === 404);
    expect((await site.get(county)).text).not.toContain('Tumalo');
  });

  it('is noticed in a folder that was moved away and back', async () => {
    const page = await site.open(cityPage);
    await page.next('problems');
    const [here, there] = [path.join(site.folder, 'data/cities'), path.join(site.folder, 'elsewhere')];
    renameSync(here, there);
    expect((await page.next('problems')).text).toContain('reference/unknown-city');
    renameSync(there, here);
    expect(await page.next('problems')).toEqual({ text: '' });
    site.edit(city, 'Wood stoves', 'Oil stoves');
    await site.until(cityPage, ({ text }) => text.includes('Oil stoves'));
  });
});
