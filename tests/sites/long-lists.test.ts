/** A small company with a county of 201 places: one more than a page lists. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildCold } from '../support/build-small-site.ts';
import { brokenUrls } from '../support/built-folder.ts';
import { copySite } from '../support/run-cli.ts';

describe('a county with 201 places', () => {
  let site: Built;
  const pages = ['areas/deschutes-county-or/index.html', 'areas/deschutes-county-or/page-2/index.html'];

  beforeAll(async () => {
    const folder = copySite('minimal');
    const cities = path.join(folder, 'data/cities');
    const text = readFileSync(path.join(cities, 'sisters-or.yaml'), 'utf8');
    for (let number = 1; number <= 200; number++)
      writeFileSync(path.join(cities, `sisters-${number}-or.yaml`), text.replaceAll('Sisters', `Sisters ${number}`));
    // A card per place would be most of the work.
    appendFileSync(path.join(folder, 'data/site.yaml'), 'shareCards: site\n');
    site = await buildCold(folder);
  });

  it('has two pages, in the sitemap, which name each place once', () => {
    const places = pages.flatMap((page) => {
      const list = site.text(page).match(/<ul class="timetable many">.*?<\/ul>/s)?.[0] ?? '';
      return [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    });
    expect(places).toHaveLength(201);
    expect(new Set(places).size).toBe(201);
    expect(site.text('sitemap.xml')).toContain('/areas/deschutes-county-or/page-2/</loc>');
  });

  it('links to the next and the previous page without a script', () => {
    const [first = '', second = ''] = pages.map((page) => site.text(page));
    expect(first).toMatch(/rel="next" href="\/areas\/deschutes-county-or\/page-2\/"/);
    expect(second).toMatch(/rel="prev" href="\/areas\/deschutes-county-or\/"/);
    expect(second).toMatch(/aria-current="page"/);
    expect(brokenUrls(site, { origin: 'https://highdesertpianos.example', base: '' })).toEqual([]);
  });
});
