/** Addresses and names that cannot be real. */
import { describe, expect, it } from 'vitest';
import { checkFinishedSite } from '../../../../../src/model/checks/all-checks.ts';
import { aCity, aDocument, aLinkedSite, type DataFile, siteFile } from '../../../../support/builders.ts';

const owned = 'https://www.high-desert-pianos.com';

/** The minimal site with its own domains, and a change to them. */
function lint(change: (text: string) => string, files: readonly DataFile[] = []) {
  const own = (text: string) =>
    text.replace(/base: .*/, `base: ${owned}`).replace(/endpoint: .*/, `endpoint: ${owned}/`);
  const site = aLinkedSite([siteFile((text) => change(own(text))), ...files]);
  const found = checkFinishedSite({ ...site, images: [], now: new Date(0) }, { publish: true });
  return found.filter(({ code }) => code.endsWith('/placeholder'));
}
const asIs = (text: string) => text;
const at = (base: string) => lint((text) => text.replace(/base: .*/, `base: ${base}`)).map(({ code }) => code);

it.each(['https://www.example.com/shop', 'http://192.168.0.1', 'https://[fe80::1]'])(
  'the address of the site is refused if it is reserved: %s',
  (base) => {
    expect(at(base)).toEqual(['url/placeholder']);
  },
);

it.each(['http://192.169.0.1', 'https://10.example.io', 'https://example-pianos.com'])(
  'the address of the site may be any other: %s',
  (base) => {
    expect(at(base)).toEqual([]);
  },
);

describe('a URL or an email address', () => {
  const forms = (line: string) => (text: string) => text.replace(/endpoint: .*/, line);
  const more = (lines: string) => (text: string) => `${text}\n${lines}\n`;

  it.each<[string, (text: string) => string]>([
    ['of the forms', forms('endpoint: https://leads.example.com/')],
    ['of the forms by mail', forms('mailto: me@example.net')],
    ['of a script', more('scripts: [{src: "https://cdn.example.com/chat.js", purpose: analytics}]')],
    ['of a profile', (text) => text.replace('business:', 'business:\n  sameAs: ["https://social.example/us"]')],
    ['of the business', (text) => text.replace('business:', 'business:\n  email: us@pianos.invalid')],
    ['for reports of security', more('security: {contact: "mailto:us@example.org"}')],
  ])('%s is refused on a reserved host', (_, change) => {
    const found = lint(change);
    expect(found.map(({ code, at: { file } }) => `${code} ${file}`)).toEqual(['url/placeholder data/site.yaml']);
  });

  it('in a text of a place, or in the body of a page, is refused with its line', () => {
    const page = aDocument('warranty', 'Write to us.\n\nOr to [us](https://www.example.com/us).');
    const city = aCity({ name: 'Bend', intro: 'Write to [us](mailto:us@pianos.test).' });
    const found = lint(asIs, [city, page]).map(({ code, at }) => `${code} ${at.file}:${at.line}`);
    expect(found).toEqual(['url/placeholder data/cities/bend-or.yaml:1', 'url/placeholder data/pages/warranty.md:10']);
  });

  it.each<[string, (text: string) => string]>([
    ['of another host', forms('endpoint: https://example-forms.com/')],
    ['in the list of a policy', more('security: {allow: {img: ["https://cdn.example.com"]}}')],
  ])('%s is not refused', (_, change) => {
    expect(lint(change)).toEqual([]);
  });

  it('of a sample, or of a part that is one, is not refused: the sample is reported', () => {
    const business = 'business:\n  sample: true\n  email: us@pianos.invalid';
    expect(lint((text) => text.replace('business:', business))).toEqual([]);
    expect(lint(asIs, [aCity({ name: 'Bend', intro: 'Write to us@pianos.test.', sample: true })])).toEqual([]);
  });
});

describe('a text', () => {
  const said = (intro: string) => lint(asIs, [aCity({ name: 'Bend', intro })]).map(({ message }) => message);

  it.each([
    ['We tune pianos in [your town].', '[your town]'],
    ['YOUR COMPANY NAME', 'YOUR COMPANY NAME'],
    ['Lorem ipsum dolor.', 'Lorem ipsum'],
    ['#N/A', '#N/A'],
  ])('with words that stand in for others is refused: %s', (text, words) => {
    expect(said(text)).toEqual([`“${words}” is a placeholder.`]);
  });

  it.each([
    'Do you not see your town? Call {phone} and ask.',
    'We tune pianos in your town, at your company and for your business.',
    'PROTECT YOUR BUSINESS',
    'Your City, Your Pianos',
    'Why people choose My Company over others',
    'We come to any town in Oregon, for a sample lane of your street.',
    'See [your town](/areas/) for more.',
    'We are at 123 Main Street, off Sample Road. The dates are TBD.',
    'AFINAMOS TODO TIPO DE PIANOS, con MÉTODO: bien.',
  ])('of ordinary sentences is not: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('in the body of a page is refused, unless the page is a draft', () => {
    const body = 'All of it.\n\n[Company Name], TODO: all.\nTODO: more';
    expect(lint(asIs, [aDocument('warranty', body)])).toMatchObject([
      {
        code: 'content/placeholder',
        hint: expect.stringContaining('checks.allow'),
        at: { file: 'data/pages/warranty.md', line: 10, column: 1, length: 14 },
        related: [{ at: { line: 11 } }],
      },
    ]);
    expect(lint(asIs, [aDocument('warranty', body, 'draft: true\n')])).toEqual([]);
  });
});
