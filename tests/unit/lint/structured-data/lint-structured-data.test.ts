import { describe, expect, test } from 'vitest';
import { readPage } from '../../../../src/html/read-page.ts';
import { StructuredDataLint } from '../../../../src/lint/structured-data/lint-structured-data.ts';
import table from '../../../../src/lint/structured-data/vocabulary.gen.json' with { type: 'json' };
import { createVocabulary } from '../../../../src/lint/structured-data/vocabulary.ts';
import type { Records } from '../../../../src/schema/records.ts';
import { aLinkedSite, siteFile } from '../../../support/builders.ts';

const vocabulary = createVocabulary(table);
const { records } = aLinkedSite([]);

const address = { '@type': 'PostalAddress', addressLocality: 'Bend' };
const plumber = { '@type': 'Plumber', name: 'Pipes', address };

type SeenPage = Parameters<StructuredDataLint['see']>[0];

function lintPages(records: Records, pages: readonly SeenPage[]) {
  const lint = new StructuredDataLint({ records }, vocabulary);
  for (const page of pages) lint.see(page);
  return lint.finish();
}

const onPage = (read: SeenPage['read'], { path = '/', template = 'home', source = 'data/pages/home.yaml' } = {}) =>
  ({ route: { path, template, source }, read }) as SeenPage;

/** The diagnostics for pages with this structured data. */
function lint(...pages: unknown[]) {
  return lintPages(
    records,
    pages.map((graph, index) =>
      onPage(page(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })), {
        path: `/${index}/`,
        template: 'service',
        source: `data/services/${index}.yaml`,
      }),
    ),
  );
}

const page = (json: string) => readPage(`<head><script type="application/ld+json">${json}</script></head>`);
const messages = (...things: unknown[]) => lint(things).map(({ code, message, hint }) => ({ code, message, hint }));

describe('types', () => {
  test('a kind of local business with everything that Google requires is accepted', () => {
    expect(messages(plumber)).toEqual([]);
  });

  test('reports a type that schema.org does not know, with the nearest', () => {
    expect(messages({ ...plumber, '@type': 'Plumer' })).toEqual([
      {
        code: 'structured-data/type',
        message: 'schema.org has no type Plumer. The page is /0/, from data/services/0.yaml.',
        hint: 'Did you mean Plumber?',
      },
    ]);
  });

  test('reports a thing without a type, but not a reference to one', () => {
    const [found, ...others] = messages({ ...plumber, geo: { latitude: 44 }, brand: { '@id': '#brand' } });
    expect(found?.message).toContain('An object with latitude has no @type');
    expect(others).toEqual([]);
  });

  test('reports a wrong type of the business at its line of site.yaml, and nothing that follows from it', () => {
    const site = aLinkedSite([siteFile((text) => text.replace('  name: High', '  type: PianoTuner\n  name: High'))]);
    const read = page('{"@context": "https://schema.org", "@type": "PianoTuner", "priceRange": "$$"}');
    expect(lintPages(site.records, [onPage(read)])).toMatchObject([
      { code: 'structured-data/type', message: 'schema.org has no type PianoTuner.', at: { line: 4, column: 9 } },
    ]);
  });

  test('a business must be a kind of local business', () => {
    const site = aLinkedSite([siteFile((text) => text.replace('  name: High', '  type: Person\n  name: High'))]);
    expect(lintPages(site.records, [])).toMatchObject([
      { message: 'Person is not a type of LocalBusiness at schema.org.' },
    ]);
  });
});

describe('properties', () => {
  test('reports one that schema.org does not know', () => {
    expect(messages({ ...plumber, telefone: '1' })).toMatchObject([
      { code: 'structured-data/property', hint: 'Did you mean telephone?' },
    ]);
  });

  test('reports one of another type, and accepts those of ancestors', () => {
    const found = messages({ ...plumber, alternateName: 'P', email: 'a@b.c', opens: '07:00' });
    expect(found).toMatchObject([
      {
        code: 'structured-data/property',
        message: expect.stringContaining('opens is not a property of Plumber, but of OpeningHoursSpecification.'),
      },
    ]);
  });

  test('accepts the inputs of an action, and ignores other vocabularies', () => {
    const action = { '@type': 'SearchAction', 'query-input': 'required name=q', 'x:y': 1, query: 'q' };
    expect(messages({ ...plumber, potentialAction: action })).toEqual([]);
  });
});

describe('values', () => {
  const hours = (more: object) => ({
    ...plumber,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      ...more,
    },
  });

  test.each([
    ['a day that is in no week', hours({ dayOfWeek: ['Monday', 'Someday'] }), 'dayOfWeek'],
    ['a time that is none', hours({ opens: 'early' }), 'opens'],
    ['a word for a thing', { ...plumber, aggregateRating: 'good' }, 'aggregateRating'],
    ['a thing of another kind', { ...plumber, geo: address }, 'geo'],
    ['a word for a number', { ...plumber, geo: { '@type': 'GeoCircle', geoRadius: true } }, 'geoRadius'],
  ])('reports %s', (_, thing, property) => {
    expect(messages(thing).filter(({ code }) => code === 'structured-data/value')).toMatchObject([
      { code: 'structured-data/value', message: expect.stringMatching(new RegExp(`^${property} of `)) },
    ]);
  });

  test('accepts days by name or URL, numbers as texts, and URLs as things', () => {
    const thing = hours({ dayOfWeek: ['Monday', 'https://schema.org/Friday'], opens: '07:00' });
    expect(
      messages({ ...thing, telephone: 123, photo: 'https://example.com/a.jpg', numberOfEmployees: { '@id': '#n' } }),
    ).toEqual([]);
  });
});

describe('what Google requires', () => {
  const missing = (...things: unknown[]) =>
    messages(...things)
      .filter(({ code }) => code === 'structured-data/missing')
      .map(({ message }) => message.replace(/ The page.*/, ''));

  test('an address of a business, but no street', () => {
    expect(missing({ '@type': 'Plumber', name: 'Pipes' })).toEqual(['Plumber has no address, which Google requires.']);
    expect(messages({ '@type': 'Plumber', name: 'Pipes' })).toMatchObject([{ code: 'structured-data/missing' }]);
    expect(missing(plumber)).toEqual([]);
  });

  test('of a path every step’s place, name and address, but no address of the last', () => {
    const step = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' };
    const last = { '@type': 'ListItem', position: 2, name: 'Here' };
    const list = (...items: object[]) => ({ '@type': 'BreadcrumbList', itemListElement: items });
    expect(missing(list(step, last))).toEqual([]);
    expect(missing(list(last, last))).toEqual(['BreadcrumbList has no itemListElement.item, which Google requires.']);
    expect(missing(list({ ...step, position: undefined }, last))).toHaveLength(1);
  });

  test('of a rating: its count, and its subject only if the rating is separate', () => {
    const rating = { '@type': 'AggregateRating', ratingValue: 4.9 };
    expect(missing({ ...plumber, aggregateRating: rating })).toEqual([
      'AggregateRating has no ratingCount or reviewCount, which Google requires.',
    ]);
    expect(missing({ ...rating, reviewCount: 3 })).toEqual([
      'AggregateRating has no itemReviewed.name, which Google requires.',
    ]);
  });

  test('of questions their answers', () => {
    const question = { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '' } };
    expect(missing({ '@type': 'FAQPage', mainEntity: [question] })).toHaveLength(1);
  });
});

test('reports a problem once, however many pages have it', () => {
  const wrong = { ...plumber, telefone: '1' };
  expect(lint([wrong], [wrong, wrong])).toHaveLength(1);
});

test('reports data that is not JSON, at the page’s template', () => {
  expect(lintPages(records, [onPage(page('{"a": }'))])).toMatchObject([
    { code: 'structured-data/syntax', at: { file: 'templates/pages/home.tsx' } },
  ]);
});

test('ignores data of other vocabularies', () => {
  const read = page('{"@context": "https://www.w3.org/ns/activitystreams", "@type": "Person", "nick": "a"}');
  expect(lintPages(records, [onPage(read)])).toEqual([]);
});
