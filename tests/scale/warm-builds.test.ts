/**
 * Limits for the work of builds of 80 places, as counts that do not depend on the machine: with at most 128 open files and a heap slightly above what each needs, but for the last.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { generateSite } from '../bench/generate-site.ts';
import { ownCompany } from '../bench/own-company.ts';
import { editedPlace, treesite, withWords } from '../bench/treesite-subject.ts';
import { linkAssets } from '../support/shared-assets.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { type Counts, countBuild, countHere } from './count-build.ts';

describe('80 places', () => {
  const site = generateSite({ places: 80, seed: 1, ...ownCompany() });
  const made = site.places.length + site.counties.length;
  let folder: string;
  beforeAll(() => {
    folder = tempFolder();
    treesite.write(folder, site);
    // No test here is about share cards and bundles.
    editFile(folder, 'data/site.yaml', 'shareCards: county', 'shareCards: site');
    linkAssets(folder);
    // A site's own files must not make a build look at all pages.
    mkdirSync(path.join(folder, 'static'));
    writeFileSync(path.join(folder, 'static', 'price-list.pdf'), '%PDF-1.7');
  });

  it('from nothing: each file is parsed once, each page made once, in a heap that holds the data, and not the pages, of which none has 100 kB', async () => {
    const counts = await countBuild(folder, { maxHeap: 54 });
    expect(counts.parsed).toBeGreaterThan(made);
    expect(counts.parsed).toBeLessThan(made + 100);
    expect(counts.planned).toBeGreaterThan(made);
    expect(counts.planned).toBeLessThan(made + 100);
    expect(counts.rendered).toBe(counts.planned);
    expect(counts.written).toBeGreaterThan(counts.planned);
    expect(counts.written).toBeLessThan(counts.planned + 150);
    const dist = path.join(folder, 'dist');
    const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    expect(pages.filter((file) => statSync(path.join(dist, file)).size >= 100_000)).toEqual([]);
  });

  it('with nothing changed: nothing is done', async () => {
    const nothing: Counts = { parsed: 0, planned: 0, rendered: 0, written: 0 };
    expect(await countBuild(folder, { maxHeap: 32 })).toEqual(nothing);
  });

  it('with a text edited: one place is parsed, and one page made and written', async () => {
    const { slug, fields } = withWords(editedPlace(site.places), 'One more sentence.');
    writeFileSync(path.join(folder, 'data', 'cities', `${slug}.yaml`), stringify(fields));
    const counts = await countBuild(folder, { maxHeap: 36 });
    expect(counts).toEqual({ parsed: 1, planned: 1, rendered: 1, written: 1 });
  });

  it('with a place deleted: its county, its neighbors and the lists that it was in are made, and not all pages', async () => {
    rmSync(path.join(folder, 'data', 'cities', `${editedPlace(site.places).slug}.yaml`));
    const { rendered } = await countHere(folder);
    expect(rendered).toBeGreaterThan(1);
    expect(rendered).toBeLessThan(made / 2);
  });
});
