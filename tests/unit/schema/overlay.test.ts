/** An original and its translation → the value in that language, and what only the original has. */
import { expect, test } from 'vitest';
import { digestOf, overlay } from '../../../src/schema/overlay.ts';

const city = {
  name: 'Stowe',
  county: 'lamoille-county-vt',
  eta: '15 min',
  description: 'A town below the mountain.',
  aliases: ['/stowe-vt/'],
  badges: [
    { text: 'Near', icon: 'leaf' },
    { text: 'Open', icon: 'sun' },
  ],
  prices: [{ label: 'Windows', value: '$9 each' }],
  faqs: [{ q: 'When?', a: 'Soon.' }],
  neighborhoods: ['Moscow'],
  closing: { heading: 'Call', text: 'Call us.' },
};

test('has the facts of the original and the texts of the translation', () => {
  const { value, missing } = overlay('city', city, {
    description: 'Un pueblo bajo la montaña.',
    badges: [{ text: 'Cerca' }, { text: 'Abierto' }],
    prices: [{ label: 'Ventanas' }],
    faqs: [{ question: '¿Cuándo?', answer: 'Pronto.' }],
    closing: { heading: 'Llame', text: 'Llámenos.' },
  });
  expect(missing).toEqual([]);
  expect(value).toEqual({
    name: 'Stowe',
    county: 'lamoille-county-vt',
    eta: '15 min',
    description: 'Un pueblo bajo la montaña.',
    badges: [
      { text: 'Cerca', icon: 'leaf' },
      { text: 'Abierto', icon: 'sun' },
    ],
    prices: [{ label: 'Ventanas', value: '$9 each' }],
    faqs: [{ question: '¿Cuándo?', answer: 'Pronto.' }],
    neighborhoods: ['Moscow'],
    closing: { heading: 'Llame', text: 'Llámenos.' },
  });
});

test('leaves out what is not translated, and says so', () => {
  const { value, missing } = overlay('city', city, { description: 'Un pueblo.', badges: [{ text: 'Cerca' }] });
  expect(value).toMatchObject({ badges: [{ text: 'Cerca', icon: 'leaf' }] });
  expect(Object.keys(value as object)).not.toContain('closing');
  expect(missing).toEqual([['badges'], ['prices'], ['faqs'], ['closing']]);
});

test('of site.yaml keeps what is not translated, but not the wording', () => {
  const site = {
    categories: { care: { label: 'Care', icon: 'leaf' }, cleaning: { label: 'Cleaning' } },
    wording: { home: 'Start' },
  };
  const { value, missing } = overlay('site', site, { categories: { care: { label: 'Cuidado' } } });
  expect(value).toEqual({ categories: { care: { label: 'Cuidado', icon: 'leaf' }, cleaning: { label: 'Cleaning' } } });
  expect(missing).toEqual([['categories', 'cleaning', 'label']]);
});

test('of a list with keys has the translated items only', () => {
  const reviews = [
    { id: 1, name: 'A', text: 'Good.', rating: 5 },
    { id: 2, name: 'B', text: 'Better.', rating: 4 },
  ];
  const { value } = overlay('reviews', reviews, [{ id: 2, text: 'Mejor.' }]);
  expect(value).toEqual([{ id: 2, name: 'B', text: 'Mejor.', rating: 4 }]);
});

test('gives each text in both languages', () => {
  const { pairs } = overlay('city', city, { description: 'Un pueblo.', prices: [{ label: 'Ventanas', value: '$9' }] });
  expect(pairs).toEqual([
    { path: ['description'], original: 'A town below the mountain.', translated: 'Un pueblo.', isRequired: true },
    { path: ['prices', 0, 'label'], original: 'Windows', translated: 'Ventanas', isRequired: true },
    { path: ['prices', 0, 'value'], original: '$9 each', translated: '$9', isRequired: false },
  ]);
});

test('a digest changes with texts that are to be translated, and with nothing else', () => {
  const digest = digestOf('city', city);
  expect(digest).toMatch(/^[0-9a-f]{8}$/);
  expect(digestOf('city', { ...city, eta: '20 min', aliases: [], name: 'Stow' })).toBe(digest);
  expect(digestOf('city', { ...city, faqs: [{ q: 'When?', a: 'Today.' }] })).not.toBe(digest);
  expect(digestOf('document', {}, 'One')).not.toBe(digestOf('document', {}, 'Two'));
});
