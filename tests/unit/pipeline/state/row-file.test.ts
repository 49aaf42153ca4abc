import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RowFile } from '../../../../src/pipeline/state/row-file.ts';
import { makeSocket } from '../../../support/make-socket.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-rows-'));
  file = path.join(folder, 'some', 'site.rows');
});
afterEach(() => rmSync(folder, { recursive: true }));

function save(rows: Record<string, string | undefined>, key = 'key'): void {
  const opened = new RowFile(file, key);
  for (const [name, text] of Object.entries(rows)) {
    if (text === undefined) opened.delete(name);
    else opened.set(name, text);
  }
  opened.save();
}

function load(key = 'key'): Record<string, string | undefined> {
  const opened = new RowFile(file, key);
  return Object.fromEntries([...opened.names()].map((name) => [name, opened.get(name)]));
}

const long = 'x'.repeat(10_000);

describe('rows kept between builds', () => {
  test.each([
    ['a named pipe', (name: string) => execFileSync('mkfifo', [name])],
    ['a socket', makeSocket],
    [
      'a sparse file of 900 MB',
      (name: string) => {
        writeFileSync(name, '');
        truncateSync(name, 9e8);
      },
    ],
  ])('are empty if %s is in their place, which is not read, and are saved again', (_, put) => {
    save({ one: '1' });
    for (const name of [file, `${file}.new`]) {
      rmSync(name, { force: true });
      put(name);
    }
    const { arrayBuffers } = process.memoryUsage();
    expect(load()).toEqual({});
    expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(1e8);
    save({ one: '2' });
    save({ one: '2' });
    expect(load()).toEqual({ one: '2' });
  });

  test('are read as they were saved, even with letters of other alphabets', () => {
    save({ one: '{"a":1}', 'a name': 'Größe 木 🌲' });
    expect(load()).toEqual({ one: '{"a":1}', 'a name': 'Größe 木 🌲' });
  });

  test('are found by words in their texts, not in those that were replaced', () => {
    save({
      'a 1': 'x "b" y',
      'page 1': '"b" and "b"',
      'page 2': '"c"',
      'page 3': '"b"',
      'pages for': '"b"',
      big: long,
    });
    expect(new RowFile(file, 'key').having('"b"', 'page ')).toEqual(new Set(['page 1', 'page 3']));
    save({ 'page 2': 'now "b"', 'page 3': 'now "c"', 'page 4': '"b"', q: '"b"' });
    expect(new RowFile(file, 'key').having('"b"', 'page ')).toEqual(new Set(['page 1', 'page 2', 'page 4']));
    save({ 'page 1': undefined });
    expect(new RowFile(file, 'key').having('"b"', 'page ')).toEqual(new Set(['page 2', 'page 4']));
  });

  test('are appended to: a small change of a large file writes little', () => {
    save({ long, one: '1', two: '2' });
    const { ino, size } = statSync(file);
    save({ one: '3', two: undefined });
    expect(statSync(file).ino).toBe(ino);
    expect(statSync(file).size - size).toBeLessThan(300);
    expect(load()).toEqual({ long, one: '3' });
  });

  test('that exceed the size of a string are written in pieces, even if they are appended', () => {
    const row = (index: number): [string, string] => [`row ${index}`, `${index}`.padEnd(1_000, '木')];
    const rows = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => row(index)));
    save(rows);
    const { ino } = statSync(file);
    const others = Object.fromEntries(
      Object.entries(rows)
        .slice(0, 1_200)
        .map(([name]) => [name, 'z'.repeat(2_000)]),
    );
    save(others);
    expect(statSync(file).ino).toBe(ino);
    expect(load()).toEqual({ ...rows, ...others });
  });

  test('are not saved if they exceed the size of a file, so the next build begins without', () => {
    const open = () => new RowFile(file, 'key', 20_000);
    const first = open();
    first.set('one', long);
    expect(first.save()).toBe(true);
    const second = open();
    second.set('two', 'y'.repeat(15_000));
    expect(second.save()).toBe(false);
    expect(open().isEmpty).toBe(true);
    expect(existsSync(file)).toBe(false);
  });

  test('are rewritten once half of the file is out of date', () => {
    save({ long });
    for (let time = 0; time < 20; time += 1) save({ one: 'y'.repeat(1_000 + time) });
    expect(statSync(file).size).toBeLessThan(16_000);
    expect(load()).toEqual({ long, one: 'y'.repeat(1_019) });
  });

  test('are not read with another key', () => {
    save({ one: '1' });
    expect(load('another')).toEqual({});
    save({ two: '2' }, 'another');
    expect(load('another')).toEqual({ two: '2' });
  });

  test('are not read when the file is damaged anywhere, cut off or longer', () => {
    save({ long, one: '1' });
    save({ two: '2' });
    const whole = readFileSync(file);
    for (const at of [3, 20, 60, 200, 5_000, whole.length - 2]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      writeFileSync(file, damaged);
      expect(load(), `byte ${at}`).toEqual({});
    }
    for (const length of [whole.length - 1, whole.length - 40, 100, 1]) {
      writeFileSync(file, whole.subarray(0, length));
      expect(load(), `${length} bytes`).toEqual({});
    }
    writeFileSync(file, whole);
    appendFileSync(file, 'more');
    expect(load()).toEqual({});
  });

  test('are not read when two builds have appended to the same state', () => {
    save({ long });
    const [first, second] = [new RowFile(file, 'key'), new RowFile(file, 'key')];
    first.set('one', '1');
    second.set('one', '2');
    first.save();
    second.save();
    expect(load()).toEqual({});
  });

  test('are dropped if they cannot be written', () => {
    writeFileSync(path.join(folder, 'some'), 'a file where the folder should be');
    expect(() => save({ one: '1' })).not.toThrow();
    expect(load()).toEqual({});
  });
});
