/** An original and its translation → the value in that language, and what only the original has. */
import { expect, test } from 'vitest';
import { digestOf, overlay } from '../../../src/schema/overlay.ts';
import { ownFields, readOwnSchema } from '../../support/own-schema.ts';

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

test('leaves out what is not translated, and says so', () => {
  const { value, missing } = overlay(
    { kind: 'city', value: city },
    { description: 'Un pueblo.', badges: [{ text: 'Cerca' }] },
  );
  expect(value).toMatchObject({ badges: [{ text: 'Cerca', icon: 'leaf' }] });
  expect(Object.keys(value as object)).not.toContain('closing');
  expect(missing).toEqual([['badges'], ['prices'], ['faqs'], ['closing']]);
});

test('takes an empty text over, which says that there is nothing', () => {
  const { value, missing } = overlay({ kind: 'city', value: { emergencyPromise: '' } }, {});
  expect({ value, missing }).toEqual({ value: { emergencyPromise: '' }, missing: [] });
});

test('of site.yaml keeps what is not translated, but not the wording', () => {
  const site = {
    categories: { care: { label: 'Care', icon: 'leaf' }, cleaning: { label: 'Cleaning' } },
    wording: { home: 'Start' },
  };
  const { value, missing } = overlay({ kind: 'site', value: site }, { categories: { care: { label: 'Cuidado' } } });
  expect(value).toEqual({ categories: { care: { label: 'Cuidado', icon: 'leaf' }, cleaning: { label: 'Cleaning' } } });
  expect(missing).toEqual([['categories', 'cleaning', 'label']]);
});

test('of site.yaml leaves out the texts that pages can do without, and keeps all facts', () => {
  const site = {
    business: { phone: '541-555-0100', hours: { text: 'Mon to Fri', note: 'By appointment.' } },
    forms: { mailto: 'a@b.example', services: [{ label: 'Tuning', service: 'tuning' }] },
    claims: [{ text: 'Insured' }, { text: 'Local' }],
    notice: { text: 'Closed in the snow.', from: '2026-01-02', until: '2026-01-03' },
  };
  const { value, missing } = overlay({ kind: 'site', value: site }, { claims: [{ text: 'Con seguro' }] });
  expect(value).toEqual({
    business: { phone: '541-555-0100', hours: { text: 'Mon to Fri' } },
    forms: { mailto: 'a@b.example' },
    claims: [{ text: 'Con seguro' }],
  });
  expect(missing.map((path) => path.join('.')).sort()).toEqual([
    'business.hours.note',
    'business.hours.text',
    'claims',
    'forms.services',
    'notice',
  ]);
});

test('of a list with keys has the translated items only', () => {
  const reviews = [
    { id: 1, name: 'A', text: 'Good.', rating: 5 },
    { id: 2, name: 'B', text: 'Better.', rating: 4 },
  ];
  const { value } = overlay({ kind: 'reviews', value: reviews }, [{ id: 2, text: 'Mejor.' }, { id: 1 }]);
  expect(value).toEqual([{ id: 2, name: 'B', text: 'Mejor.', rating: 4 }]);
});

test('of a list with keys has the state of each item, which an edit of a text changes, and of a fact does not', () => {
  const stateOf = (review: object) => {
    const original = [
      { id: 1, text: 'First.' },
      { id: 2, text: 'Good.', rating: 5, ...review },
    ];
    const { states } = overlay({ kind: 'reviews', value: original }, [
      { id: 2, text: 'Bien.', translates: '0123abcd' },
    ]);
    expect(states).toMatchObject([{ path: [0, 'translates'], entry: 2, translates: '0123abcd' }]);
    return states[0]?.digest;
  };
  expect(stateOf({ rating: 4 })).toBe(stateOf({}));
  expect(stateOf({ text: 'Bad.' })).not.toBe(stateOf({}));
});

test('of keywords has those of the translation, however many', () => {
  const original = { keywords: ['tree removal', '24 hour tree removal', 'tree service'] };
  const { value, missing, pairs } = overlay({ kind: 'city', value: original }, { keywords: ['tala de árboles'] });
  expect({ value, missing, pairs }).toEqual({ value: { keywords: ['tala de árboles'] }, missing: [], pairs: [] });
  expect(overlay({ kind: 'city', value: original }, {}).missing).toEqual([['keywords']]);
});

test('finds the first entry that a list of the original does not have, except in keywords', () => {
  const original = { specialties: ['Oaks', 'Pines'], keywords: ['tree removal'] };
  const translation = { specialties: ['Robles', 'Pinos', 'Palmas'], keywords: ['tala', 'poda'] };
  expect(overlay({ kind: 'county', value: original }, translation).longer).toEqual([['specialties', 2]]);
});

test('gives each text in both languages', () => {
  const { pairs } = overlay(
    { kind: 'city', value: city },
    { description: 'Un pueblo.', prices: [{ label: 'Ventanas', value: '$9' }] },
  );
  expect(pairs).toEqual([
    { path: ['description'], original: 'A town below the mountain.', translated: 'Un pueblo.', isRequired: true },
    { path: ['prices', 0, 'label'], original: 'Windows', translated: 'Ventanas', isRequired: true },
    { path: ['prices', 0, 'value'], original: '$9 each', translated: '$9', isRequired: true },
  ]);
});

test.each([
  [
    [
      '$129',
      '2 h',
      '45 mm',
      '9 am-5 p.m.',
      '24/7',
      '15 mph',
      '4.6k',
      '120 m²',
      '10 kWh',
      '500–2 000 kr',
      '7–9 a.m',
      'NC 33',
    ],
    [],
  ],
  [['Mill Bridge', 'King’s Crossing', 'St. Mary’s', '1st Street Bridge', '2nd', '4x4'], []],
  [
    ['$450 to $900', '2 to 3 h', '1 day', 'Closed on Mondays', '$20/month', '2 for $99', '$50 off', '無料'],
    [0, 1, 2, 3, 4, 5, 6, 7],
  ],
  // A name in one word looks like these.
  [
    ['Free', 'May 2020', 'About 7 ft', 'February 3, 1891'],
    [0, 1, 2, 3],
  ],
])('keeps a value that is not translated, and reports one with words: %j', (values, reported) => {
  const facts = values.map((value) => ({ label: 'A', value }));
  const translated = values.map(() => ({ label: 'B' }));
  const { value, missing } = overlay({ kind: 'city', value: { quickFacts: facts } }, { quickFacts: translated });
  expect(value).toEqual({ quickFacts: values.map((value) => ({ label: 'B', value })) });
  expect(missing).toEqual(reported.map((index) => ['quickFacts', index, 'value']));
});

test('keeps a price range in words that is not translated, and reports it', () => {
  const found = (priceRange: string) => {
    const { value, missing } = overlay({ kind: 'site', value: { business: { priceRange } } }, {});
    expect(value).toEqual({ business: { priceRange } });
    return missing.map((path) => path.join('.'));
  };
  expect([found('$$'), found('De $250 al mes')]).toEqual([[], ['business.priceRange']]);
});

test('reports a population in words that is not translated', () => {
  const missing = (population: string) => overlay({ kind: 'city', value: { population } }, {}).missing;
  expect([missing('4,622'), missing('Unincorporated community')]).toEqual([[], [['population']]]);
});

test('a digest changes with texts that are to be translated, and with nothing else', () => {
  const digest = digestOf({ kind: 'city', value: city });
  expect(digest).toMatch(/^[0-9a-f]{8}$/);
  expect(digestOf({ kind: 'city', value: { ...city, eta: '20 min', aliases: [], name: 'Stow' } })).toBe(digest);
  const priced = (value: string) => ({ ...city, prices: [{ label: 'Windows', value }] });
  expect(digestOf({ kind: 'city', value: priced('$12 each') })).not.toBe(digest);
  expect(digestOf({ kind: 'city', value: { ...city, faqs: [{ q: 'When?', a: 'Today.' }] } })).not.toBe(digest);
  const page = (body: string) => digestOf({ kind: 'document', value: {}, body });
  expect(page('One')).not.toBe(page('Two'));
});

test('has the facts of own fields from the original, and their texts from the translation', () => {
  const text = { type: 'string' };
  const gate = { type: 'object', properties: { place: text, code: { ...text, pattern: '^\\d+$' } } };
  const properties = {
    parking: { ...text, 'x-markdown': true },
    spaces: { type: 'integer' },
    gates: { type: 'array', items: gate },
  };
  const own = ownFields(readOwnSchema(JSON.stringify({ type: 'object', properties }), 'city'));
  const custom = { parking: 'In the yard.', spaces: 4, gates: [{ place: 'North', code: '12' }] };
  const translation = { custom: { parking: 'En el patio.', gates: [{ place: 'Norte' }] } };
  const { value, missing, pairs } = overlay({ kind: 'city', value: { custom } }, translation, own);
  expect(missing).toEqual([]);
  expect(value).toEqual({
    custom: { parking: 'En el patio.', spaces: 4, gates: [{ place: 'Norte', code: '12' }] },
  });
  expect(pairs.map(({ path }) => path.join('.'))).toEqual(['custom.parking', 'custom.gates.0.place']);
  expect(digestOf({ kind: 'city', value: { custom } }, own)).not.toBe(digestOf({ kind: 'city', value: {} }, own));
});
