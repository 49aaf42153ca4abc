/** Addresses and names that cannot be real. */
import { describe, expect, it } from 'vitest';
import { PlaceholderLint } from '../../../../src/lint/records/lint-placeholders.ts';
import { aLinkedSite, siteFile } from '../../../support/builders.ts';
import { lintRecords } from '../../../support/linted-pages.ts';

function lint(change: (text: string) => string) {
  const { records } = aLinkedSite([siteFile(change)]);
  return lintRecords(records, new PlaceholderLint(records));
}
const at = (base: string) => lint((text) => text.replace(/base: .*/, `base: ${base}`)).map(({ code }) => code);
const owned = 'https://www.high-desert-pianos.com';

describe('the address of the site', () => {
  it.each([
    'https://highdesertpianos.example',
    'https://www.example.com/shop',
    'https://example.org',
    'https://site.test',
    'https://site.localhost',
  ])('is refused where it is reserved: %s', (base) => {
    expect(at(base)).toEqual(['url/placeholder']);
  });

  it.each([owned, 'https://example-pianos.com', 'https://testing.org', 'https://best.example.io'])(
    'may be any other: %s',
    (base) => {
      expect(at(base)).toEqual([]);
    },
  );
});

describe('a name', () => {
  const named = (street: string, more = '') =>
    lint(
      (text) =>
        text.replace(/base: .*/, `base: ${owned}`).replace('    locality:', `    street: ${street}\n    locality:`) +
        more,
    );

  it.each(['100 Sample Street', '123 Main St', '1 Your Street'])('that is a placeholder is refused: %s', (street) => {
    expect(named(street)).toMatchObject([{ code: 'content/placeholder', at: { file: 'data/site.yaml' } }]);
  });

  it.each(['12 Larch Lane', '1234 Main Street', '4 Sampler Way'])('that can be real is not: %s', (street) => {
    expect(named(street)).toEqual([]);
  });
});
