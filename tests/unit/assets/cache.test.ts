/** The cache between builds. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../src/assets/cache.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const text = (contents: Uint8Array) => Buffer.from(contents).toString();
const make = (contents: string) => async () => new Uint8Array(Buffer.from(contents));
const never = () => Promise.reject(new Error('asked again'));

describe('the cache', () => {
  it('keeps values between builds, by key', async () => {
    const folder = tempFolder();
    await openCache(folder).get('a', make('one'));
    expect(text(await openCache(folder).get('a', never))).toBe('one');
    expect(text(await openCache(folder).get('b', make('two')))).toBe('two');
  });

  it('keeps no failure', async () => {
    const cache = openCache(tempFolder());
    await expect(cache.get('a', never)).rejects.toThrow('asked again');
    expect(text(await cache.get('a', make('one')))).toBe('one');
  });

  it.each([
    ['cut short', (entry: Buffer) => entry.subarray(0, entry.length - 1)],
    ['emptied', () => Buffer.alloc(0)],
    ['changed', (entry: Buffer) => Buffer.concat([entry.subarray(0, -1), Buffer.from('x')])],
  ])('makes an entry again that was %s', async (_, damage) => {
    const folder = tempFolder();
    await openCache(folder).get('a', make('one'));
    const file = path.join(folder, readdirSync(folder)[0] ?? '');
    writeFileSync(file, damage(readFileSync(file)));
    expect(text(await openCache(folder).get('a', make('again')))).toBe('again');
  });

  it('does without a folder that cannot be written', async () => {
    const file = path.join(tempFolder(), 'file');
    writeFileSync(file, '');
    expect(text(await openCache(path.join(file, 'below')).get('a', make('one')))).toBe('one');
  });

  it('writes through no symbolic link, in place of an entry, of an entry being written or of a folder', async () => {
    const [folder, other] = [path.join(tempFolder(), '.treesite', 'cache', 'assets'), tempFolder()];
    await openCache(folder).get('a', make('one'));
    const name = readdirSync(folder)[0] ?? '';
    const precious = path.join(other, 'precious');
    writeFileSync(precious, 'mine');
    for (const one of [name, `${name}.new`]) {
      rmSync(path.join(folder, one), { force: true });
      symlinkSync(precious, path.join(folder, one));
    }
    expect(text(await openCache(folder).get('a', make('two')))).toBe('two');
    expect(text(await openCache(folder).get('a', never))).toBe('two');
    for (const linked of [folder, path.dirname(folder), path.dirname(path.dirname(folder))]) {
      rmSync(linked, { recursive: true });
      symlinkSync(other, linked);
      expect(text(await openCache(folder).get('a', make('three')))).toBe('three');
      rmSync(linked);
      mkdirSync(folder, { recursive: true });
    }
    expect(readdirSync(other)).toEqual(['precious']);
    expect(readFileSync(precious, 'utf8')).toBe('mine');
  });
});

it('drops entries that no build has used for a month, when it has written another', async () => {
  const folder = tempFolder();
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  for (const key of ['unused', 'used']) await openCache(folder).get(key, make(key));
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), daysAgo(31), daysAgo(31));
  const cache = openCache(folder);
  await cache.get('used', never);
  cache.prune();
  expect(readdirSync(folder)).toHaveLength(2);
  await cache.get('new', make('new'));
  cache.prune();
  expect(readdirSync(folder)).toHaveLength(2);
  expect(text(await openCache(folder).get('used', never))).toBe('used');
});
