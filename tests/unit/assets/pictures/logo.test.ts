/** The shape of a logo: which files the header has room for. */
import { expect, test } from 'vitest';
import { aUse, read } from './picture-folder.ts';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9z"/></svg>`;

async function reported(light: [number, number], dark?: [number, number]): Promise<string[]> {
  const { diagnostics } = await read({
    files: { 'a.svg': drawing(...light), ...(dark && { 'b.svg': drawing(...dark) }) },
    uses: { 'a.svg': [aUse('logo', 7)], ...(dark && { 'b.svg': [aUse('logo', 8)] }) },
  });
  return diagnostics.map(({ code, at, message }) => `${code} ${at.line} ${message}`);
}

const inHeader = 'a logo must be at least 1.5 times as wide as it is high.';

test.each<[what: string, light: [number, number], dark: [number, number] | undefined, expected: string[]]>([
  ['a wide one is fine', [300, 80], undefined, []],
  ['two of the same shape are fine', [300, 80], [600, 160], []],
  ['a square one', [80, 80], undefined, [`image/logo-shape 7 a.svg is 1 times as wide as it is high; ${inHeader}`]],
  ['a tall one', [80, 160], undefined, [`image/logo-shape 7 a.svg is 2 times as high as it is wide; ${inHeader}`]],
  [
    'a very wide one, where it is named',
    [300, 80],
    [960, 80],
    ['image/logo-shape 8 b.svg is 12 times as wide as it is high: it would be shown very small.'],
  ],
  [
    'two shapes, because the header would move with the theme',
    [300, 100],
    [300, 75],
    [expect.stringMatching(/^image\/logo-shape 8 b\.svg is 4 times .* a\.svg is 3 times .* the header would move/)],
  ],
])('%s', async (_, light, dark, expected) => {
  expect(await reported(light, dark)).toEqual(expected);
});
