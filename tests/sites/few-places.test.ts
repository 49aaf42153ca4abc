/** A site with one place, which has no drive time, one whose places are not featured, and one without places: headings and labels fit what is there. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBuilt } from '../support/sites/built-folder.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';

const folder = overlaySite('minimal');
const sisters = path.join(folder, 'data/cities/sisters-or.yaml');
const original = readFileSync(sisters, 'utf8').replace('Sisters', 'Bend');
const home = async () => {
  expect(await runHere(['build', '--root', folder])).toMatchObject({ code: 0 });
  return readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
};

it('the count of a single place is singular, and no page has a label of drive times if the place has none', async () => {
  editFile(folder, 'data/cities/sisters-or.yaml', /^eta: .*\n/m, '');
  // The site's own words about them.
  editFile(folder, 'data/pages/areas.yaml', ', with the drive time to each from Bend', '');
  editFile(folder, 'data/counties/deschutes-county-or.yaml', ', with the drive time to each town', '');
  expect(await home()).toMatch(/<h3>1 city<\/h3>/);
  const { pages, text } = readBuilt(path.join(folder, 'dist'));
  const times = /\bETA\b|[Dd]rive times?|\d min\b|<p class="tags"> *<\/p>|<b> *<\/b>|undefined/;
  expect(pages.flatMap((page) => times.exec(text(page))?.[0] ?? [])).toEqual([]);
  expect(readFileSync(path.join(folder, 'dist/areas/index.html'), 'utf8')).not.toContain('All 1 ');
});

it('a single featured place is not called main cities', async () => {
  appendFileSync(sisters, 'featured: true\n');
  const page = await home();
  expect(page).not.toMatch(/Main cities|More towns/);
  expect(page).toContain('<h3>Sisters</h3>');
});

it('other places are more towns only below featured ones', async () => {
  writeFileSync(path.join(folder, 'data/cities/bend-or.yaml'), original);
  expect(await home()).toMatch(/Main cities.*More towns/s);
});

it('of two places, none is called main cities if none is featured; a single review needs no carousel, reviews without a rating have no empty paragraph, and the line of a season has the icon that site.yaml names', async () => {
  editFile(folder, 'data/cities/sisters-or.yaml', 'featured: true\n', '');
  const review =
    '- { id: 1, name: Ada, location: Bend, rating: 5, text: In tune., service: piano-tuning, date: 2026-05-01 }\n';
  writeFileSync(path.join(folder, 'data/reviews.yaml'), review);
  const season = 'season: { name: Moving season, start: "01-01", end: "12-31", text: Pianos move, icon: truck }\n';
  appendFileSync(path.join(folder, 'data/site.yaml'), season);
  const page = await home();
  expect(page).not.toMatch(/Main cities|More towns/);
  expect(page).toContain('<h3>All 2 places</h3>');
  expect(page).toContain('In tune.');
  expect(page).not.toMatch(/class="carousel|<p>\s*<\/p>/);
  expect(page).toMatch(/<aside class="season".*?#truck"/s);
});

it('without any places, the areas page has no list of them', async () => {
  for (const name of ['cities', 'counties']) rmSync(path.join(folder, 'data', name), { recursive: true });
  editFile(folder, 'data/services/piano-tuning.yaml', /^citiesRef:\n( .*\n)+/m, '');
  await home();
  const areas = readFileSync(path.join(folder, 'dist/areas/index.html'), 'utf8');
  expect(areas).not.toMatch(/All 0 places|>By Town</);
});
