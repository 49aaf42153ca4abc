/** The shape of a logo: which files the header has room for. */
import { expect, test } from 'vitest';
import { aUse, read } from './picture-folder.ts';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9z"/></svg>`;

async function reported(light: [number, number], dark?: [number, number]): Promise<[string, number, string][]> {
  const { diagnostics } = await read({
    files: { 'a.svg': drawing(...light), ...(dark && { 'b.svg': drawing(...dark) }) },
    uses: { 'a.svg': [aUse('logo', 7)], ...(dark && { 'b.svg': [aUse('logo', 8)] }) },
  });
  return diagnostics.map(({ code, at, message }) => [code, at.line, message]);
}

test('a wide logo is fine, alone or with one of the same shape', async () => {
  expect(await reported([300, 80])).toEqual([]);
  expect(await reported([300, 80], [600, 160])).toEqual([]);
});

test('a square or a very wide one is reported where it is named', async () => {
  expect(await reported([80, 80])).toEqual([
    [
      'image/logo-shape',
      7,
      'a.svg is 1 times as wide as it is high; a logo must be at least 1.5 times as wide as it is high.',
    ],
  ]);
  expect(await reported([80, 160])).toEqual([
    [
      'image/logo-shape',
      7,
      'a.svg is 2 times as high as it is wide; a logo must be at least 1.5 times as wide as it is high.',
    ],
  ]);
  expect(await reported([300, 80], [960, 80])).toEqual([
    ['image/logo-shape', 8, 'b.svg is 12 times as wide as it is high: it would be shown very small.'],
  ]);
});

test('two shapes are reported: the header would move with the theme', async () => {
  expect(await reported([300, 100], [300, 75])).toEqual([
    [
      'image/logo-shape',
      8,
      'b.svg is 4 times as wide as it is high and a.svg is 3 times as wide as it is high, so the header would move when the theme changes.',
    ],
  ]);
});
