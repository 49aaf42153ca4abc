import { describe, expect, test } from 'vitest';
import { lintBusiness } from '../../../src/lint/lint-business.ts';
import { aCity, phoneOverrides, siteFile } from '../../support/builders.ts';
import { type LintedPage, lintedPages, told } from '../../support/linted-pages.ts';

const site = siteFile((text) => text.replace('  address:\n', '  address:\n    street: 12 NW Mill Street\n'));
const files = [
  site,
  aCity({ name: 'Sisters' }),
  aCity({ name: 'Bend' }),
  phoneOverrides({ 'sisters-or': '541-555-0177' }),
];

const page = (path: string, words: string, more: Partial<LintedPage> = {}): LintedPage => ({
  path,
  html: `<main><p>${words}</p></main>`,
  ...more,
});
const lint = (...pages: LintedPage[]) => lintBusiness(lintedPages(pages, files));
const say = (words: string, path = '/about/') => lint(page(path, words)).map(({ message }) => message);

describe('phone numbers', () => {
  test('the main one, as site.yaml writes it, and its links are right', () => {
    expect(
      say(
        'Call 541-555-0230 or +1 541-555-0230. <a href="tel:+15415550230">Call</a> <a href="sms:+15415550230?&body=541-555-0231">Text</a>',
      ),
    ).toEqual([]);
  });

  test('another form of it is told', () => {
    expect(say('Call (541) 555-0230.')).toEqual([
      'The phone number is written (541) 555-0230 here, and 541-555-0230 elsewhere. It is on /about/.',
    ]);
    expect(say('Call 555-0230.')).toEqual([
      'The phone number is written 555-0230 here, without its area code. It is on /about/.',
    ]);
  });

  test.each(['541-555-0203', '541-555-0239', '541-555-023', '541-555-02230', '5415550320'])(
    'a slip of it is told: %s',
    (number) => {
      expect(say(`Call ${number} now.`)).toEqual([
        `${number} is very nearly 541-555-0230, the business's own number. It is on /about/.`,
      ]);
    },
  );

  test('numbers of others are right: a town hall, a power company, in text and in links', () => {
    expect(
      say(
        'Ask the city at 541-388-5555 or 1-800-555-0199, built 2019-2021 for 541,000. <a href="tel:541-388-5555">Call</a>',
      ),
    ).toEqual([]);
  });

  test('a page with its own number shows that one only', () => {
    expect(say('Call 541-555-0177.', '/areas/sisters-or/')).toEqual([]);
    expect(say('Call 541-555-0230.', '/areas/sisters-or/')).toEqual([
      "The number 541-555-0230 is shown where the page's own is 541-555-0177. It is on /areas/sisters-or/.",
    ]);
    expect(say('<a href="tel:+15415550230">Call</a>', '/areas/sisters-or/')).toHaveLength(1);
  });

  test('a page without one does not show another page’s', () => {
    expect(say('Call 541-555-0177.')).toHaveLength(1);
  });

  test('what the data wrote is told there, once for all pages; what a template wrote, at the template', () => {
    const words = 'Ask at 541-555-0320 in Sisters.';
    const pages = [page('/', words), page('/about/', `${words} Or at 541-555-0203.`)];
    const linted = lintedPages(pages, [aCity({ name: 'Sisters', description: words })]);
    const found = lintBusiness(linted);
    expect(told(found)).toEqual([
      "business/phone data/city/sisters-or.yaml:1 541-555-0320 is very nearly 541-555-0230, the business's own number. It is on /.",
      "business/phone templates/pages/about.tsx:1 541-555-0203 is very nearly 541-555-0230, the business's own number. It is on /about/.",
    ]);
    const city = linted.records.cities[0];
    expect(found[0]?.at).toEqual(city?.locate.within(['description'], '541-555-0320', 0));
  });
});

describe('the name', () => {
  test('in its own spelling, in capitals and with an ending is right', () => {
    expect(
      say('High Desert Pianos, HIGH DESERT PIANOS, High Desert Pianos’ tuner, and the high desert pianos.'),
    ).toEqual([]);
  });

  test.each(['High Dessert Pianos', 'Highdesert Pianos', 'High-Desert Pianos', 'High Desert Painos'])(
    'another spelling is told: %s',
    (name) => {
      expect(say(`Who are ${name}?`)).toEqual([
        `The business is written "${name}" here, and "High Desert Pianos" elsewhere. It is on /about/.`,
      ]);
    },
  );

  test('what it is called after is not another spelling', () => {
    expect(say('Pianos of the high desert. High Desert Museum. A High Desert Piano. Desert Pianos.')).toEqual([]);
  });

  test('words beside the right spelling do not make it another', () => {
    expect(say('A High Desert Pianos van. A HIGH DESERT PIANOS VAN.')).toEqual([]);
  });
});

describe('the address', () => {
  test('as site.yaml writes it is right, and so are other houses', () => {
    expect(
      say(
        'We are at 12 NW Mill Street, Bend (12 nw mill street). The hall is at 12 Main Street and 14 NW Mill Street.',
      ),
    ).toEqual([]);
  });

  test.each(['12 NW Mill St.', '12 nw mill st', '12, NW Mill Road'])('another form is told: %s', (address) => {
    expect(say(`Come to ${address}`)).toEqual([
      `The address is written "${address}" here, and "12 NW Mill Street" elsewhere. It is on /about/.`,
    ]);
  });
});
