/** References and links that lead to nothing: what the message offers instead; links to the form that name a service. */
import { expect, test } from 'vitest';
import { wholeFile } from '../../../../../src/diagnostics/diagnostic.ts';
import { checkLink, hrefHint } from '../../../../../src/model/checks/values/check-references.ts';
import { aCity, aDocument, aModel, aService, problemsOf, siteFile, someUrls } from '../../../../support/builders.ts';

const general =
  'Use the path of a page on this site (/contact/), a section of the page (#contact), or an https:, tel:, sms: or mailto: URL.';
const names = { page: new Set(['/', '/services/', '/areas/sisters-or/']) };

test.each([
  ['services.html?from=mail#list', 'Did you mean /services/?from=mail#list?'],
  ['services.md', 'Did you mean /services/?'],
  ['services/index.htm', 'Did you mean /services/?'],
  ['index.html', 'Did you mean /?'],
  ['www.example.com/prices.pdf', 'Did you mean https://www.example.com/prices.pdf?'],
  ['example.com/prices.pdf', general],
  ['images/piano.svg', general],
  ['(802)555-0134', 'Did you mean tel:802-555-0134?'],
  ['http://[', general],
  ['../areas/sisters-or', 'Did you mean /areas/sisters-or/?'],
  ['//example.com/a', 'Did you mean https://example.com/a?'],
  ['//services/', 'Did you mean /services/?'],
  [' /services#x', 'Did you mean /services/#x?'],
  ['hello@example.com', 'Did you mean mailto:hello@example.com?'],
])('%s', (link, hint) => {
  expect(hrefHint(link, { urls: someUrls(), names })).toBe(hint);
});

test('a link to the form whose service does not exist is reported with the slugs that do', () => {
  const urls = someUrls();
  const page = new Set([urls.home, urls.contact, '/services/']);
  const context = { urls, names: { page, service: new Set(['tuning', 'repair']) }, site: undefined };
  const found = (link: string) => checkLink(link, () => wholeFile('data/site.yaml'), context);
  expect(found('/contact/?service=drains#form')).toMatchObject([
    {
      code: 'link/service',
      message: 'No service has the slug drains, so the form preselects none.',
      hint: 'Use the slug of a service: tuning, repair.',
    },
  ]);
  for (const link of ['/?service=tuning#contact', '/contact/?from=ad', '/services/?service=drains'])
    expect(found(link), link).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.com/', '//example.com/'])(
  'the link %s is not allowed, also in a field of the site’s own',
  (link) => {
    const context = { urls: someUrls(), names: { ...names, service: new Set<string>() }, site: undefined };
    expect(checkLink(link, () => wholeFile('data/site.yaml'), context)).toMatchObject([{ code: 'link/address' }]);
    expect(checkLink('', () => wholeFile('data/site.yaml'), context)).toEqual([]);
  },
);

test('a link to the translation of a page, whose path is another one, is to name the original', () => {
  const page = new Set(['/secteurs/', '/secteurs/troy-ny/']);
  const site = { ...aModel([]).site, languages: ['fr-CA', 'en-CA'] };
  const context = { urls: someUrls(), names: { page, service: new Set<string>() }, site };
  const found = ['/en/areas/', '/en/areas/troy-ny/', '/entretien/'].flatMap((link) =>
    checkLink(link, () => wholeFile('data/site.yaml'), context),
  );
  expect(found.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'The main language has no page /en/areas/. Write the path that the page has in the main language. To link to the page of one language only, write its whole URL, which begins with https://example.com/en/',
    'The main language has no page /en/areas/troy-ny/. Write the path that the page has in the main language. To link to the page of one language only, write its whole URL, which begins with https://example.com/en/',
    'This site has no page /entretien/. Correct the link, or create the page.',
  ]);
});

test.each([
  ['always', '/guide/', '/guide/', []],
  ['never', '/guide/', '/guide/', ['link/broken']],
  ['never', '/plain', '/plain', []],
])(
  'with trailingSlash: %s, a link to %s is right if static/ has a page at %s, or not',
  (slash, link, served, codes) => {
    const settings = siteFile((text) => text.replace('url:\n', `url:\n  trailingSlash: ${slash}\n`));
    const page = aDocument('more', `See [it](${link}).`);
    const found = problemsOf([settings, page], undefined, [served]).map(({ code }) => code);
    expect(found.filter((code) => code.startsWith('link/'))).toEqual(codes);
  },
);

const hintFor = (nearby: string) =>
  problemsOf([aCity({ name: 'Bend' }), aCity({ name: 'Sisters', nearby: [nearby] })]).find(
    ({ code }) => code === 'reference/unknown-city',
  )?.hint;

test('a name in place of a slug is recognized', () => {
  expect(hintFor('Bend')).toBe('Did you mean bend-or?');
});

test('a path in place of a picture’s file name is recognized', () => {
  const problems = problemsOf([aService({ title: 'Tuning', image: 'data/images/piano.svg' })]);
  expect(problems).toMatchObject([{ code: 'image/missing', hint: 'Did you mean piano.svg?' }]);
});

test('a picture whose ending is in upper case is to be renamed', () => {
  const problems = problemsOf([aService({ title: 'Tuning', image: 'Photo.jpg' })], ['Photo.JPG']);
  const hint = 'Rename images/Photo.JPG: its ending must be .jpg, in lower case.';
  expect(problems).toMatchObject([{ code: 'image/missing', hint }]);
});

test('a removed service is to be deleted from a list, which names no other one twice', () => {
  const hints = problemsOf([
    aService({ title: 'Tuning' }),
    aCity({ name: 'Bend', county: 'lake-county-or' }),
    aCity({ name: 'Sisters', services: ['gutter-cleaning'] }),
    aCity({ name: 'Redmond', services: ['tuning', 'gutter-cleaning'] }),
  ]).flatMap(({ hint = '' }) => (hint.includes('treesite new') ? [hint] : []));
  expect(hints).toEqual([
    'Use deschutes-county-or. Or create the county with npx treesite new county NAME.',
    'Use tuning. Or create the service with npx treesite new service NAME, or delete this entry.',
    'Create the service with npx treesite new service NAME, or delete this entry.',
  ]);
});

test.each([
  ['IMG_2034', 'is the name of a file'],
  ['photo', 'does not say what it shows'],
  ['The roof in IMG_2034', undefined],
])('the alternative text %s %s', (alt, said) => {
  const problems = problemsOf([aService({ title: 'Tuning', image: 'IMG_2034.jpg', alt })], ['IMG_2034.jpg']);
  expect(problems.map(({ message }) => message)).toEqual(
    said === undefined ? [] : [`The alternative text of IMG_2034.jpg ${said}: ${alt}`],
  );
});

test('a picture’s name that is a word may be what it shows', () => {
  expect(problemsOf([aService({ title: 'Tuning', image: 'Piano.jpg', alt: 'Piano' })], ['Piano.jpg'])).toEqual([]);
});

test('quotes of a word processor are reported as what they are', () => {
  const city = aCity({ name: 'Bend', county: '“deschutes-county-or”', tier: '„near“', nearby: ['‘bend-or’'] });
  expect(problemsOf([city]).map(({ hint }) => hint)).toEqual([
    'Use straight quotes: "deschutes-county-or"',
    'Use straight quotes: "near"',
    'Use straight quotes: "bend-or"',
  ]);
  const site = siteFile((text) =>
    text.replace(/href: .contact.$/m, 'href: “/contact/”').replace(/^/, 'deploy: “netlify”\n'),
  );
  expect(problemsOf([site]).map(({ hint }) => hint)).toEqual(
    expect.arrayContaining(['Use straight quotes: "/contact/"', 'Use straight quotes: "netlify"']),
  );
});
