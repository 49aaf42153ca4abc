/** A second company with only its own data. */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildCold } from '../support/sites/build-small-site.ts';
import { brokenUrls } from '../support/sites/built-folder.ts';
import { copySite } from '../support/sites/run-cli.ts';

describe('a second company with only its own data', () => {
  let site: Built;
  beforeAll(async () => {
    const folder = copySite('second-company');
    // A card per page would be most of the work.
    appendFileSync(path.join(folder, 'data/site.yaml'), 'shareCards: site\n');
    site = await buildCold(folder);
  });

  it('is built', () => {
    expect(site.pages).toContain('services/screens-and-skylights/index.html');
    expect(site.pages).toContain('areas/windham-county-vt/index.html');
    expect(brokenUrls(site, { origin: 'https://larkspurwindows.example', base: '' })).toEqual([]);
  });

  it('has its mark in the browser’s tab', () => {
    expect(site.text('favicon.svg')).toContain('<path d="M14 14h16v16H14z');
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

  const foreign = /(?<!s)tree|\b252\b|carolina|\bNC\b|greenville|pamlico|hurricane|stump|arborist|storm damage/gi;

  it('has nothing of the first one in any file', () => {
    const found = Object.keys(site.files)
      .filter((file) => file !== '.treesite.json' && !/\.(png|ico|avif|webp|jpg|woff2)$/.test(file))
      .flatMap((file) => [...(site.text(file).match(foreign) ?? [])].map((words) => `${file}: ${words}`));
    expect(found).toEqual([]);
  });
});
