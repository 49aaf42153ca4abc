/** The same data gives the same bytes, wherever and whenever it is built, by the real command. And React renders every page, counted from outside. */
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTree } from '../support/file-tree.ts';
import { type Built, buildCold } from '../support/sites/build-small-site.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { projectRoot, runCli } from '../support/sites/run-cli.ts';

describe('a build without a cache, with two workers, elsewhere in the file system, from files made in another order with other times, in another time zone and language, on a day that SOURCE_DATE_EPOCH gives', () => {
  let usual: Built;
  const folder = overlaySite('extras');
  const deeper = path.join(folder, 'sites/trees/north');
  const rendered = path.join(folder, 'rendered.txt');
  beforeAll(async () => {
    usual = await buildCold(folder);
    const files = Object.entries(readTree(path.join(folder, 'data')));
    for (const [index, [file, contents]] of files.reverse().entries()) {
      const copy = path.join(deeper, 'data', file);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, contents);
      utimesSync(copy, 1_000_000 + index, 1_000_000 + index);
    }
    const place = { TZ: 'Asia/Kolkata', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', LANGUAGE: 'de' };
    const day = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 5, 1) / 1000) };
    // React's renderToStaticMarkup is wrapped before treesite starts.
    const counter = path.join(projectRoot, 'tests/support/count-renders.cjs');
    const counting = { NODE_OPTIONS: `--require ${counter}`, RENDERED: rendered };
    const args = ['build', '--quiet', '--no-cache', '--jobs', '2'];
    const { code, stderr } = await runCli(args, { cwd: deeper, env: { ...place, ...day, ...counting } });
    expect(code, stderr).toBe(0);
  });

  it('gives the same bytes as any other, and writes nothing else', () => {
    expect(readTree(path.join(deeper, 'dist'))).toEqual(usual.files);
    expect(readdirSync(deeper).sort()).toEqual(['data', 'dist']);
  });

  it('passes every page to renderToStaticMarkup', () => {
    expect(usual.pages.length).toBeGreaterThan(5);
    const titles = readFileSync(rendered, 'utf8').trim().split('\n');
    expect(titles.sort()).toEqual(
      usual.pages.map((page) => /<title>(.*?)<\/title>/s.exec(usual.text(page))?.[1]).sort(),
    );
  });
});
