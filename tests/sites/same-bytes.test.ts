/** The same data gives the same bytes, wherever and whenever it is built, by the real command. And React renders every page, counted from outside. */
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { now } from '../support/build-small-site.ts';
import { readTree } from '../support/file-tree.ts';
import { overlaySite } from '../support/overlay-site.ts';
import { projectRoot, runCli } from '../support/run-cli.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('builds of the same data', () => {
  const first = overlaySite('extras');
  let expected: Record<string, string>;
  const rendered = path.join(tempFolder(), 'rendered.txt');
  beforeAll(async () => {
    // React's renderToStaticMarkup is wrapped before treesite starts.
    const counter = path.join(projectRoot, 'tests/support/count-renders.cjs');
    expected = await built(first, [...now], { NODE_OPTIONS: `--require ${counter}`, RENDERED: rendered });
  });

  async function built(folder: string, flags: readonly string[], env: Record<string, string> = {}) {
    const { code, stderr } = await runCli(['build', '--quiet', ...flags], { cwd: folder, env });
    expect(code, stderr).toBe(0);
    return readTree(path.join(folder, 'dist'));
  }

  it('pass every page to renderToStaticMarkup', () => {
    const isPage = ([file, html]: [string, string]) => file.endsWith('.html') && !html.includes('http-equiv="refresh"');
    const pages = Object.entries(expected).filter(isPage);
    expect(pages.length).toBeGreaterThan(5);
    const titles = readFileSync(rendered, 'utf8').trim().split('\n');
    expect(titles.sort()).toEqual(pages.map(([, html]) => /<title>(.*?)<\/title>/s.exec(html)?.[1]).sort());
  });

  it('give the same bytes from a cache, over the site of before', async () => {
    expect(readdirSync(first).sort()).toEqual(['.treesite', 'data', 'dist']);
    expect(await built(first, [...now])).toEqual(expected);
  });

  it('give the same bytes without a cache, with two workers, elsewhere in the file system, from files made in another order with other times, in another time zone and language, on a day that SOURCE_DATE_EPOCH gives', async () => {
    const folder = overlaySite('extras');
    const files = Object.entries(readTree(path.join(folder, 'data')));
    const deeper = path.join(folder, 'sites/trees/north');
    for (const [index, [file, contents]] of files.reverse().entries()) {
      const copy = path.join(deeper, 'data', file);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, contents);
      utimesSync(copy, 1_000_000 + index, 1_000_000 + index);
    }
    const place = { TZ: 'Asia/Kolkata', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', LANGUAGE: 'de' };
    const env = { ...place, SOURCE_DATE_EPOCH: String(Date.UTC(2026, 5, 1) / 1000) };
    expect(await built(deeper, ['--no-cache', '--jobs', '2'], env)).toEqual(expected);
    expect(readdirSync(deeper).sort()).toEqual(['data', 'dist']);
  });
});
