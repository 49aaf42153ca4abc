/** A second company with only its own data: the one that `treesite init` starts with. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildCold } from '../support/sites/build-small-site.ts';
import { brokenUrls } from '../support/sites/built-folder.ts';
import { copyTree } from '../support/sites/copy-tree.ts';
import { editFile } from '../support/sites/edit-files.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('a second company with only its own data', () => {
  let site: Built;
  beforeAll(async () => {
    const folder = tempFolder();
    copyTree(path.join(projectRoot, 'examples/starter'), folder);
    const edit = (file: string, from: string | RegExp, to: string) => editFile(folder, `data/${file}`, from, to);
    // Its own words that the first one has, too.
    edit('services/gutter-cleaning.yaml', 'trees nearby', 'woods nearby');
    edit('counties/sample-county-vt.yaml', 'trees close by', 'woods close by');
    edit('pages/areas.yaml', /^emergency:\n( .*\n)+/m, '');
    edit('site.yaml', /^ +mark: .*\n/m, '$&  textMessages: false\n');
    // A card per page would be most of the work.
    edit('site.yaml', /$/, 'shareCards: site\n');
    site = await buildCold(folder);
  });

  it('is built', () => {
    expect(site.pages).toContain('services/gutter-repair/index.html');
    expect(site.pages).toContain('areas/sample-county-vt/index.html');
    expect(brokenUrls(site, { origin: 'https://www.example.com', base: '' })).toEqual([]);
  });

  it('has its mark in the browser’s tab', () => {
    expect(site.text('favicon.svg')).toContain('<path d="M10 30 32 14l22 16"');
  });

  it('has no band for emergencies, for which it does not come', () => {
    expect(site.text('areas/index.html')).not.toContain('class="alert-band');
  });

  it('has no heading of questions above none, and no other heading without content', () => {
    const asked = (page: string) => /<h2>Frequently Asked Questions/.test(site.text(`services/${page}/index.html`));
    expect([asked('gutter-cleaning'), asked('gutter-repair')]).toEqual([true, false]);
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
