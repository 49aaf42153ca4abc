/** The same data gives the same bytes, wherever and whenever it is built, by the real command. */
import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBuilt } from '../support/built-folder.ts';
import { readTree } from '../support/file-tree.ts';
import { runCli } from '../support/run-cli.ts';
import { now, temporaryCopies } from '../support/temporary-copies.ts';

const { copyOf } = temporaryCopies();

describe.concurrent('the same bytes from the same data', () => {
  let expected: Record<string, string>;
  beforeAll(async () => {
    expected = await built(copyOf('extras'));
  });

  async function built(folder: string, env: Record<string, string> = {}, ...flags: string[]) {
    const { code, stderr } = await runCli(['build', '--quiet', ...now, ...flags], { cwd: folder, env });
    expect(code, stderr).toBe(0);
    return readTree(path.join(folder, 'dist'));
  }

  it('in another time zone, and where treesite lies elsewhere from the site', async () => {
    const folder = copyOf('extras');
    const deeper = path.join(folder, 'sites/trees/north');
    mkdirSync(deeper, { recursive: true });
    renameSync(path.join(folder, 'data'), path.join(deeper, 'data'));
    expect(await built(deeper, { TZ: 'Asia/Kolkata' })).toEqual(expected);
  });

  it('in another language', async () => {
    const env = { LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', LANGUAGE: 'de' };
    expect(await built(copyOf('extras'), env)).toEqual(expected);
  });

  it('from files made in another order, with other times', async () => {
    const folder = copyOf('extras');
    const files = Object.entries(readTree(folder));
    rmSync(path.join(folder, 'data'), { recursive: true });
    for (const [index, [file, contents]] of files.reverse().entries()) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), contents, 'latin1');
      utimesSync(path.join(folder, file), 1_000_000 + index, 1_000_000 + index);
    }
    expect(await built(folder)).toEqual(expected);
  });

  it('without a cache, with one, from one, and in place', async () => {
    const folder = copyOf('extras');
    expect(await built(folder, {}, '--no-cache')).toEqual(expected);
    expect(readdirSync(folder).sort()).toEqual(['data', 'dist']);
    expect(await built(folder)).toEqual(expected);
    expect(await built(folder)).toEqual(expected);
  });

  it('with two workers', async () => {
    expect(await built(copyOf('extras'), {}, '--jobs', '2')).toEqual(expected);
  });

  it('with the clock given by SOURCE_DATE_EPOCH', async () => {
    const folder = copyOf('extras');
    const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 5, 1) / 1000) };
    const { code } = await runCli(['build', '--quiet'], { cwd: folder, env });
    expect(code).toBe(0);
    expect(readTree(path.join(folder, 'dist'))).toEqual(expected);
  });

  it('but for another year', async () => {
    const folder = copyOf('extras');
    await runCli(['build', '--quiet', '--now', '2031-01-02'], { cwd: folder });
    expect(readBuilt(path.join(folder, 'dist')).text('index.html')).toContain('2031');
  });
});
