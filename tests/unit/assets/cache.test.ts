/** The cache between builds. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../src/assets/cache.ts';
import { aFolder } from './picture-folder.ts';

const text = (contents: Uint8Array) => Buffer.from(contents).toString();
const make = (contents: string) => async () => new Uint8Array(Buffer.from(contents));
const never = () => Promise.reject(new Error('asked again'));

describe('the cache', () => {
  it('remembers between builds, by the key', async () => {
    const folder = aFolder();
    await openCache(folder).get('a', make('one'));
    expect(text(await openCache(folder).get('a', never))).toBe('one');
    expect(text(await openCache(folder).get('b', make('two')))).toBe('two');
  });

  it('asks once when two want the same at a time', async () => {
    let asked = 0;
    const cache = openCache(undefined);
    const count = async () => {
      asked += 1;
      return new Uint8Array();
    };
    await Promise.all([cache.get('a', count), cache.get('a', count)]);
    expect(asked).toBe(1);
  });

  it.each([
    ['cut short', (entry: Buffer) => entry.subarray(0, entry.length - 1)],
    ['emptied', () => Buffer.alloc(0)],
    ['changed', (entry: Buffer) => Buffer.concat([entry.subarray(0, -1), Buffer.from('x')])],
  ])('makes an entry again that was %s', async (_, damage) => {
    const folder = aFolder();
    await openCache(folder).get('a', make('one'));
    const file = path.join(folder, readdirSync(folder)[0] ?? '');
    writeFileSync(file, damage(readFileSync(file)));
    expect(text(await openCache(folder).get('a', make('again')))).toBe('again');
  });

  it('does without a folder that cannot be written', async () => {
    const file = path.join(aFolder(), 'file');
    writeFileSync(file, '');
    expect(text(await openCache(path.join(file, 'below')).get('a', make('one')))).toBe('one');
  });

  it('does not remember a failure', async () => {
    const folder = aFolder();
    await expect(openCache(folder).get('a', never)).rejects.toThrow();
    expect(text(await openCache(folder).get('a', make('one')))).toBe('one');
  });
});
