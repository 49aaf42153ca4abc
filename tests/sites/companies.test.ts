/** Real companies: a second one with only its own data, and the first one with one more city. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltFolder, brokenUrls } from '../support/built-folder.ts';
import { copySite, projectRoot } from '../support/run-cli.ts';
import { type Built, temporaryCopies } from '../support/temporary-copies.ts';

const { keep, buildWithoutFacts } = temporaryCopies();

describe('a second company with only its own data', () => {
  let site: Built;
  beforeAll(async () => {
    site = await buildWithoutFacts(keep(copySite('second-company')));
  });

  it('is built', () => {
    expect(site.pages).toContain('services/screens-and-skylights/index.html');
    expect(site.pages).toContain('areas/windham-county-vt/index.html');
    expect(brokenUrls(site, { origin: 'https://larkspurwindows.example', base: '' })).toEqual([]);
  });

  it('has no band for emergencies, for which it does not come', () => {
    expect(site.text('areas/index.html')).not.toContain('class="alert-band');
  });

  it('has no heading of questions above none, and no other heading without content', () => {
    const asked = (page: string) => /<h2>Frequently Asked Questions/.test(site.text(`services/${page}/index.html`));
    expect([asked('window-cleaning'), asked('screens-and-skylights')]).toEqual([true, false]);
    const empty = site.pages.filter((page) => /<div class="stack">(<(div|ul)>(<\/\2>)|<\/div>)/.test(site.text(page)));
    expect(empty).toEqual([]);
  });

  it('shows a claim of a county on its page, beside its facts, and on the pages of its places', () => {
    for (const page of ['areas/windham-county-vt', 'areas/brattleboro-vt']) {
      expect(site.text(`${page}/index.html`)).toContain('Registered in Windham County: No. 4417</li>');
    }
  });

  it('names a place’s neighborhoods once, in the sidebar, if it has no coverage list', () => {
    expect(site.text('areas/brattleboro-vt/index.html').split('West Brattleboro</li>')).toHaveLength(2);
  });

  it('labels each map as a map: in its accessible name, and in the caption', () => {
    for (const page of ['areas/index.html', 'areas/windham-county-vt/index.html']) {
      const [map = ''] = site.text(page).match(/<figure class="map">.*?<\/figure>/s) ?? [];
      expect(map, page).toMatch(/<svg [^>]*role="group" aria-label="Coverage map"><a /);
      expect(map, page).toMatch(/<figcaption>Coverage map: [^<]+<\/figcaption>/);
    }
  });

  const foreign = /(?<!s)tree|\b252\b|carolina|\bNC\b|greenville|pamlico|hurricane|stump|arborist|storm damage/gi;
  const foreignIn = (wanted: RegExp) =>
    Object.keys(site.files)
      .filter((file) => wanted.test(file) && !/\.(png|ico|avif|webp|jpg|woff2)$/.test(file))
      .flatMap((file) => [...(site.text(file).match(foreign) ?? [])].map((words) => `${file}: ${words}`));

  it('has nothing of the first one in any file', () => {
    expect(foreignIn(/^(?!assets\/icons\.|\.treesite\.json)/)).toEqual([]);
  });

  it('has nothing of the first one among its icons', () => {
    expect(foreignIn(/^assets\/icons\./)).toEqual([]);
  });
});

describe('an eighteenth city of the sample site', () => {
  let before: string[];
  let site: BuiltFolder;
  beforeAll(async () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'treesite-real-'));
    keep({ folder: root, remove: () => rmSync(root, { recursive: true, force: true }) });
    cpSync(path.join(projectRoot, 'data'), path.join(root, 'data'), { recursive: true });
    before = readdirSync(path.join(root, 'data/cities'));
    writeFileSync(path.join(root, 'data/cities/vanceboro-nc.yaml'), vanceboro);
    site = await buildWithoutFacts(root);
  });
  const link = 'href="/areas/vanceboro-nc/"';

  it('has a page with its own words', () => {
    expect(site.text('areas/vanceboro-nc/index.html')).toContain('Swift Creek');
  });

  it('is in its county’s page, and in no other county’s list', () => {
    const main = (file: string) => site.text(file).split('<main')[1]?.split('</main>')[0] ?? '';
    expect(main('areas/craven-county-nc/index.html')).toContain(link);
    expect(main('areas/craven-county-nc/index.html').match(/Total cities[^0-9]*(\d+)/)?.[1]).toBe(
      String(citiesOf('craven-county-nc').length + 1),
    );
    expect(main('areas/pitt-county-nc/index.html')).not.toMatch(/<h3[^>]*>[^<]*Vanceboro/);
  });

  it('is in the list of all places and in the sitemap', () => {
    expect(site.text('areas/index.html')).toContain(link);
    expect(site.text('sitemap.xml')).toContain('/areas/vanceboro-nc/</loc>');
    expect(site.pages.filter((file) => /^areas\/.*-nc\/index/.test(file))).toHaveLength(before.length + 1 + 4);
  });

  it('is offered by the service it lists', () => {
    expect(site.text('services/storm-cleanup/index.html')).toContain(link);
  });
});

/** A new city with only the fields that the schema requires. */
const vanceboro = `name: Vanceboro
county: craven-county-nc
description: A crossroads town on Swift Creek, among pine plantations.
services:
  - storm-cleanup
eta: 35-45 min
geo:
  latitude: 35.305
  longitude: -77.154
postalCode: "28586"
radiusMeters: 8000
metaTitle: Tree Service in Vanceboro, NC
metaDescription: Storm cleanup in Vanceboro, North Carolina, between Swift Creek and the pine plantations. Call {phone} to reach the crew.
keywords:
  - tree service Vanceboro
intro: Swift Creek floods the low lots of {city} after long rain. Call {phone} before the ground is soft.
`;

function citiesOf(county: string): string[] {
  const folder = path.join(projectRoot, 'data/cities');
  return readdirSync(folder).filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(`county: ${county}`),
  );
}
