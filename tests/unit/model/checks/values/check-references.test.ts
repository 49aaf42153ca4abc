/** References and links that lead to nothing: what the message offers instead; links to the form that name a service. */
import { expect, test } from 'vitest';
import { wholeFile } from '../../../../../src/diagnostics/diagnostic.ts';
import { checkLink, hrefHint } from '../../../../../src/model/checks/values/check-references.ts';
import { nameSet } from '../../../../../src/model/names.ts';
import {
  aCity,
  aDocument,
  aModel,
  aService,
  problemsOf,
  siteFile,
  someReviews,
  someUrls,
} from '../../../../support/builders.ts';

const general =
  'Use the path of a page on this site (/contact/), a section of the page (#contact), or an https:, tel:, sms: or mailto: URL.';
const names = { page: nameSet(new Set(['/', '/services/', '/areas/sisters-or/'])) };

test.each([
  ['services.html?from=mail#list', 'Did you mean /services/?from=mail#list?'],
  ['services.md', 'Did you mean /services/?'],
  ['services/index.htm', 'Did you mean /services/?'],
  ['index.html', 'Did you mean /?'],
  ['static/prices.pdf#page=2', 'Did you mean /prices.pdf#page=2?'],
  ['www.example.com/prices.pdf', 'Did you mean https://www.example.com/prices.pdf?'],
  ['example.com/prices.pdf', general],
  ['images/piano.svg', general],
  ['97701-1234', general],
  ['(802) 555-0134', 'Did you mean tel:802-555-0134?'],
  ['+34 912 345 678', 'Did you mean tel:+34-912-345-678?'],
  ['+(1) 802.555.0134', 'Did you mean tel:+1-802-555-0134?'],
  ['+44 (0)20 7946 0958', 'Did you mean tel:+44-20-7946-0958?'],
  ['(802)555-0134', 'Did you mean tel:802-555-0134?'],
  ['100%.pdf', 'Did you mean /100%25.pdf?'],
  ['++1 802 555 0134', general],
  ['2026-06-01 1200', general],
  ['my file.pdf', 'Did you mean /my%20file.pdf?'],
  ['static/my files/a b.zip', 'Did you mean /my%20files/a%20b.zip?'],
  ['http://[', general],
  ['../areas/sisters-or', 'Did you mean /areas/sisters-or/?'],
  ['www.example.com/a', 'Did you mean https://www.example.com/a?'],
  ['//example.com/a', 'Did you mean https://example.com/a?'],
  ['//services/', 'Did you mean /services/?'],
  ['mailto:me@example.com?subject=Hi there', 'Did you mean mailto:me@example.com?subject=Hi%20there?'],
  ['http://example.com/a b', 'Did you mean https://example.com/a%20b?'],
  [' #a b', 'Did you mean #a%20b?'],
  [' /services#x', 'Did you mean /services/#x?'],
  ['/services/ ', 'Did you mean /services/?'],
  ['hello@example.com', 'Did you mean mailto:hello@example.com?'],
  ['tel:808-555-CARS', 'Write the number after tel: with digits and hyphens only, such as tel:+1-802-555-0100'],
])('%s', (link, hint) => {
  expect(hrefHint(link, { urls: someUrls(), names })).toBe(hint);
});

test('a link to the form whose service does not exist is reported with the slugs that do', () => {
  const urls = someUrls();
  const page = nameSet(new Set([urls.home, urls.contact, '/services/']));
  const context = { urls, names: { page, service: nameSet(new Set(['tuning', 'repair'])) }, site: undefined };
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
    const context = { urls: someUrls(), names: { ...names, service: nameSet(new Set()) }, site: undefined };
    expect(checkLink(link, () => wholeFile('data/site.yaml'), context)).toMatchObject([{ code: 'link/address' }]);
    expect(checkLink('', () => wholeFile('data/site.yaml'), context)).toEqual([]);
  },
);

test('a link below the wrong section gets the page whose path has the same end, if there is one only', () => {
  const page = nameSet(new Set(['/noticias/a-new-van/', '/zonas/troy/', '/servicios/troy/']));
  const context = { urls: someUrls(), names: { page, service: nameSet(new Set()) }, site: undefined };
  const hints = ['/news/a-new-van/', '/areas/troy/'].map((link) =>
    checkLink(link, () => wholeFile('data/site.yaml'), context).map(({ hint }) => hint),
  );
  expect(hints).toEqual([['Did you mean /noticias/a-new-van/?'], ['Correct the link, or create the page.']]);
});

test('a link to the usual path of a section is to have its path in site.yaml', () => {
  const { site } = aModel([siteFile((text) => text.replace('url:\n', 'url:\n  paths: { areas: places }\n'))]);
  const page = nameSet(new Set(['/', '/places/']));
  const context = { urls: someUrls(), names: { page, service: nameSet(new Set()) }, site };
  expect(checkLink('/areas/', () => wholeFile('data/site.yaml'), context)).toMatchObject([
    { hint: 'Did you mean /places/?' },
  ]);
});

test('a link to the translation of a page, whose path is another one, is to name the original', () => {
  const page = nameSet(new Set(['/secteurs/', '/secteurs/troy-ny/']));
  const site = { ...aModel([]).site, languages: ['fr-CA', 'en-CA'] };
  const context = { urls: someUrls(), names: { page, service: nameSet(new Set()) }, site };
  const found = ['/en/areas/', '/en/areas/troy-ny/', '/entretien/'].flatMap((link) =>
    checkLink(link, () => wholeFile('data/site.yaml'), context),
  );
  expect(found.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'The main language has no page /en/areas/. Write the path that the page has in the main language. To link to the page of one language only, write its whole URL, which begins with https://example.com/en/',
    'The main language has no page /en/areas/troy-ny/. Did you mean /secteurs/troy-ny/? To link to the page of one language only, write its whole URL, which begins with https://example.com/en/',
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

test('only a field that is optional is offered for deletion', () => {
  const hints = problemsOf([
    aCity({ name: 'Bend', county: 'lake-county-or' }),
    someReviews({ service: 'moving', cityRef: 'burns-or' }),
  ]).flatMap(({ hint = '' }) => (hint.includes('treesite new') ? [hint] : []));
  expect(hints).toEqual([
    'Use deschutes-county-or. Or create the county with npx treesite new county NAME.',
    'Use tuning. Or create the service with npx treesite new service NAME.',
    'Use bend-or. Or create the place with npx treesite new city NAME, or delete the line if the field is optional.',
  ]);
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

test('a removed service is to be deleted, and no name that the list already has is suggested', () => {
  const hints = (...services: string[]) =>
    problemsOf([aService({ title: 'Tuning' }), aCity({ name: 'Sisters', services })]).map(({ hint }) => hint);
  const create = 'Create the service with npx treesite new service NAME';
  expect(hints('tuning', 'gutter-cleaning')).toEqual([`${create}, or delete this entry.`]);
  expect(hints('tuning', 'tunin')).toEqual([`${create}, or delete this entry.`]);
  expect(hints('gutter-cleaning')).toEqual([`Use tuning. Or c${create.slice(1)}, or delete this entry.`]);
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
