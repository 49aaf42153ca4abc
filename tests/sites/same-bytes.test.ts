/** The same data gives the same bytes, wherever and whenever it is built, by the real command. */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { now } from '../support/build-small-site.ts';
import { readTree } from '../support/file-tree.ts';
import { overlaySite } from '../support/overlay-site.ts';
import { runCli } from '../support/run-cli.ts';

describe('the same bytes from the same data', () => {
  const first = overlaySite('extras');
  let expected: Record<string, string>;
  beforeAll(async () => {
    expected = await built(first, [...now]);
  });

  async function built(folder: string, flags: readonly string[], env: Record<string, string> = {}) {
    const { code, stderr } = await runCli(['build', '--quiet', ...flags], { cwd: folder, env });
    expect(code, stderr).toBe(0);
    return readTree(path.join(folder, 'dist'));
  }

  it('from a cache, over the site of before', async () => {
    expect(readdirSync(first).sort()).toEqual(['.treesite', 'data', 'dist']);
    expect(await built(first, [...now])).toEqual(expected);
  });

  it('without a cache, with two workers, elsewhere in the file system, from files made in another order with other times, in another time zone and language, on a day that SOURCE_DATE_EPOCH gives', async () => {
    const folder = overlaySite('extras');
    const files = Object.entries(readTree(path.join(folder, 'data')));
    const deeper = path.join(folder, 'sites/trees/north');
    for (const [index, [file, contents]] of files.reverse().entries()) {
      const copy = path.join(deeper, 'data', file);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, contents, 'latin1');
      utimesSync(copy, 1_000_000 + index, 1_000_000 + index);
    }
    const place = { TZ: 'Asia/Kolkata', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', LANGUAGE: 'de' };
    const env = { ...place, SOURCE_DATE_EPOCH: String(Date.UTC(2026, 5, 1) / 1000) };
    expect(await built(deeper, ['--no-cache', '--jobs', '2'], env)).toEqual(expected);
    expect(readdirSync(deeper).sort()).toEqual(['data', 'dist']);
  });
});
