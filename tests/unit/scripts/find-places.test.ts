/** The field that finds a place. */
import { beforeEach, expect, test, vi } from 'vitest';
import { slugify } from '../../../src/text/strings.ts';
import { findPlaces } from '../../../templates/components/PlaceFinder/find-places.ts';
import { createDocument } from '../../support/create-document.ts';

createDocument();

const index = [
  [
    'Lane County',
    ['Springfield', '/areas/springfield-or/', '97477,97478'],
    ['St. Paul', '/areas/saint-paul-or/', '97137'],
  ],
  ['Linn County', ['Española', '/areas/espanola-or/', '97002'], ['Old Spring', '/areas/old-spring-or/', 'SW1A 1AA']],
  ['Kreis', ['Großweil', '/areas/grossweil-or/', '82439']],
  ['MRC', ['Sainte-Anne-du-Lac', '/areas/sainte-anne-du-lac-qc/', 'J0W'], ['L’Œuf', '/areas/l-oeuf-qc/', 'J0W 1V0']],
];

const field = () => document.querySelector('input') as HTMLInputElement;
const shown = () => [...document.querySelectorAll('li')].map((row) => row.textContent);
const missing = () => !document.querySelector<HTMLElement>('form > p')?.hidden;

async function type(text: string) {
  field().value = text;
  field().dispatchEvent(new Event('input'));
  // The list is loaded and read.
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(index))),
  );
  document.body.innerHTML = '<form data-places="/places.json"><input><ul></ul><p hidden>Call</p></form>';
  findPlaces(document.querySelector('form') as HTMLFormElement);
});

test('the field for places loads the list once, when the visitor enters it', async () => {
  expect(fetch).not.toHaveBeenCalled();
  field().dispatchEvent(new Event('focus'));
  await type('x');
  await type('y');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/places.json');
});

test('a name is found by the letters of its slug', async () => {
  const names = [...'æœßøłđðþı'].map((letter) => `Bo${letter}um`);
  vi.mocked(fetch).mockResolvedValue(
    new Response(JSON.stringify([['Kreis', ...names.map((name) => [name, '/', ''])]])),
  );
  for (const name of names) {
    await type(slugify(name));
    expect(shown(), name).toContain(`${name} Kreis`);
  }
});

test.each([
  ['spr', ['Springfield Lane County', 'Old Spring Linn County']],
  ['St. P', ['St. Paul Lane County']],
  ['st', ['St. Paul Lane County']],
  ['Sankt P', ['St. Paul Lane County']],
  ['grossw', ['Großweil Kreis']],
  ['saint', ['Sainte-Anne-du-Lac MRC', 'St. Paul Lane County']],
  ['sw1a 1', ['Old Spring Linn County']],
  ['97002-1234', ['Española Linn County']],
  ['st paul, or 97137', ['St. Paul Lane County']],
  ['old or', []],
  ['old spring, or 97', ['Old Spring Linn County']],
  ['j0w 9', ['Sainte-Anne-du-Lac MRC']],
  ['st.', ['Sainte-Anne-du-Lac MRC', 'St. Paul Lane County']],
  ['Ste Anne du', ['Sainte-Anne-du-Lac MRC']],
  ['du lac', ['Sainte-Anne-du-Lac MRC']],
  ["l'oeuf", ['L’Œuf MRC']],
  ['œuf', ['L’Œuf MRC']],
  ['j0w1v0', ['L’Œuf MRC', 'Sainte-Anne-du-Lac MRC']],
  ['st ad field', []],
  ['spring ad field', []],
  ['97', ['Española Linn County', 'Springfield Lane County', 'St. Paul Lane County']],
  ['field', []],
  [' ', []],
])('the field for places shows for %j the places %j', async (text, places) => {
  await type(text);
  expect(shown()).toEqual(places);
  expect(missing()).toBe(places.length === 0 && text !== ' ');
});

test('the field for places goes to the first place on Enter', async () => {
  await type('spr');
  const clicked = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('a')?.addEventListener('click', clicked);
  const visited = new Promise((resolve) =>
    document.addEventListener('click', (event) => resolve((event.target as HTMLElement).getAttribute('href'))),
  );
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(await visited).toBe('/areas/springfield-or/');
});

test('the field for places says nothing if the list cannot be loaded, and tries again', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new Error('offline'));
  await type('spr');
  expect(shown()).toEqual([]);
  expect(missing()).toBe(false);
  await type('spri');
  expect(shown()).toHaveLength(2);
});
