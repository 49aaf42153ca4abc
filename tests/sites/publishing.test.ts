/** Putting a site in place: which folders are refused, what a second build changes, and what an interrupted one leaves. */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { formatManifest, noFiles, parseManifest } from '../../src/emit/publication/manifest.ts';
import { readTree } from '../support/file-tree.ts';
import { coldRoot } from '../support/shared-assets.ts';
import { now } from '../support/sites/build-small-site.ts';
import { editFile, writeFiles } from '../support/sites/edit-files.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';

const build = (folder: string, ...flags: string[]) => runHere(['build', ...coldRoot(folder), ...now, ...flags]);

it('an output folder with other files is refused, and stays as it is', async () => {
  const folder = overlaySite('minimal');
  mkdirSync(path.join(folder, 'photos'));
  writeFileSync(path.join(folder, 'photos/cat.jpg'), 'a cat');
  const { code, stderr } = await build(folder, '--out', 'photos');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error output\/refused\n/);
  expect(stderr).toContain('it contains files that treesite did not write.');
  expect(stderr).toContain('Choose an empty or new folder with --out.');
  expect(readdirSync(path.join(folder, 'photos'))).toEqual(['cat.jpg']);
});

describe('a second build', () => {
  it('lists the pages that will change', async () => {
    const folder = overlaySite('extras');
    const edit = (file: string, from: string, to: string) => editFile(folder, file, from, to);
    edit('data/pages/notes.md', 'draft: true\n', '');
    await build(folder);
    edit('data/cities/sisters-or.yaml', 'pines and peaks', 'peaks and pines');
    edit('data/cities/tumalo-or.yaml', 'draft: true\n', '');
    edit('data/pages/about.yaml', 'metaTitle: ', 'metaTitle: Really ');
    rmSync(path.join(folder, 'data/pages/notes.md'));
    const { stdout } = await build(folder);
    expect(stdout.replace(/^.*s\. /, '')).toMatchInlineSnapshot(`
      "Since the last build:
        new           /areas/tumalo-or/
        removed       /notes/
                      To redirect an old URL, add it to aliases in the data file of the page that replaces it.
        changed       /
                      /about/
                      /areas/
                      /areas/deschutes-county-or/
                      /areas/sisters-or/
                      /services/piano-tuning/
        other files   1 new, 3 changed
      1 post waits for 2026-07-01. Build the site on that day to publish it.
      "
    `);
  });

  it('that has nothing to do reports what one without a cache does', async () => {
    const folder = overlaySite('minimal');
    const own = { 'static/_redirects': '/old /gone/ 301\n', 'static/contact/index.html': '<h1>Call</h1>\n' };
    writeFiles(folder, own);
    editFile(folder, 'data/site.yaml', /$/, 'precompress: true\n');
    const report = ({ stdout }: { stdout: string }) => {
      const { diagnostics, pages, published } = JSON.parse(stdout);
      return { diagnostics, pages: pages.map(({ file }: { file: string }) => file).sort(), published };
    };
    await build(folder);
    await setTimeout(100);
    const whole = report(await build(folder, '--json'));
    expect(whole.diagnostics).toHaveLength(2);
    expect(report(await runHere(['build', '--root', folder, ...now, '--json']))).toEqual(whole);
  });
});

describe('what an interrupted build leaves', () => {
  it('is completed by the next one: a publish that was cut off', async () => {
    const folder = overlaySite('minimal');
    await build(folder);
    const list = path.join(folder, 'dist/.treesite.json');
    const whole = readTree(path.join(folder, 'dist'));
    // As if the process had been killed during a first publish, before two files and the list.
    const { files } = parseManifest(whole['.treesite.json'] ?? '') ?? noFiles;
    writeFileSync(list, formatManifest({ ...noFiles, files, isUnderWay: true }));
    for (const file of ['index.html', 'sitemap.xml']) rmSync(path.join(folder, 'dist', file));
    writeFiles(folder, { '.dist.treesite-new/999999999--abc/1': 'half a pa' });
    const { code, stderr } = await build(folder);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `An earlier publish to ${path.join(folder, 'dist')} was cut off. This build has published the whole site.\n`,
    });
    expect(readTree(path.join(folder, 'dist'))).toEqual(whole);
    expect(readdirSync(folder).sort()).toEqual(['.treesite', 'data', 'dist']);
  });
});

it('publishes nothing if it cannot read the list of its files; with --json, the failure is in the document', async () => {
  const folder = overlaySite('minimal');
  await build(folder);
  const list = path.join(folder, 'dist/.treesite.json');
  const whole = readFileSync(list, 'utf8');
  writeFileSync(list, whole.slice(1));
  const before = readTree(path.join(folder, 'dist'));
  const { code, stdout, stderr } = await build(folder, '--json');
  expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining(`${list}, the list of files`) });
  expect(JSON.parse(stdout)).toEqual({ diagnostics: [], pages: [], failure: stderr.trimEnd() });
  expect(readTree(path.join(folder, 'dist'))).toEqual(before);
  writeFileSync(list, whole);
  expect(await build(folder)).toMatchObject({ code: 0, stderr: '' });
});

it('publishes through a symbolic link if the site is set so, and rolls back to the previous release', async () => {
  const folder = overlaySite('minimal');
  const edit = (more: string) => appendFileSync(path.join(folder, 'data/site.yaml'), more);
  edit('publish: symlink\n');
  await build(folder);
  edit('deploy: nginx\n');
  await build(folder);
  edit('security: { includeSubdomains: true }\n');
  await build(folder);
  const second = await runHere(['rollback', '--root', folder]);
  expect(second.stdout).toContain('\nReload your server, because this release has another .deploy/nginx.conf.\n');
  const gone = await runHere(['rollback', '--root', folder]);
  expect(gone.stdout).toContain('\nThis release has no .deploy/nginx.conf, so your server');
  const first = pagesOf(readTree(path.join(folder, 'dist')));
  edit('theme:\n  light:\n    primary: "#0b4f71"\n');
  await build(folder);
  expect(readlinkSync(path.join(folder, 'dist'))).toBe('.dist.treesite-releases/000002');
  const { code, stdout } = await runHere(['rollback', '--root', folder]);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /dist is now the release built at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC \(11 pages\)\. It is the oldest release;/,
  );
  expect(pagesOf(readTree(path.join(folder, 'dist')))).toEqual(first);
  const again = await runHere(['rollback', '--root', folder]);
  expect(again.code).toBe(1);
  expect(again.stderr).toMatch(/^There is no release before .* Nothing was changed\.\n$/);
});

/** Without what the loser leaves for one more publish, and the list of it. */
function pagesOf(tree: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).filter(([file]) => !file.startsWith('assets/') && file !== '.treesite.json'),
  );
}
