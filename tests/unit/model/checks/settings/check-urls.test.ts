/** Invalid URLs in the data that match their pattern and would reach headers and other files. */
import { expect, it } from 'vitest';
import { aCity, aDocument, problemsOf, siteFile } from '../../../../support/builders.ts';

/** Messages of the minimal site's settings with one line put in place of another. */
const problemsWith = (line: string, replaced: string | RegExp): string[] =>
  problemsOf([siteFile((site) => site.replace(replaced, line))])
    .filter(({ code }) => code !== 'url/placeholder')
    .map(({ code, at, message }) => `${at.line} ${code} ${message}`);

const base = /base: .*/;
const endpoint = /endpoint: .*/;

it.each([
  ['base: "https://["', base],
  ['base: https://a.example/index.html', base],
  ['base: https://a.example/:b/*', base],
  ['base: https://a.example//b//', base],
  // These would write a directive of their own into the policy, or end the build.
  ['endpoint: "https://forms.example;script-src *"', endpoint],
  ['endpoint: "https://forms.example.org/{phone}"', endpoint],
  // These are not encrypted.
  ['endpoint: http://localhost.example.org/', endpoint],
  ['endpoint: http://10.0.0.2/', endpoint],
])('refuses %s', (line, replaced) => {
  expect(problemsWith(line, replaced)).toEqual([expect.stringMatching(/^\d+ schema\/format /)]);
});

it.each([
  ['sameAs: ["https://a;b/"]\n  priceRange: "$"', /priceRange: .*/],
  ['footer: { badges: [{ image: piano.svg, alt: A piano, href: "https://[" }] }\nforms:', /^forms:/m],
])('refuses as a link: %s', (line, replaced) => {
  expect(problemsWith(line, replaced)).toEqual([expect.stringMatching(/^\d+ link\/address /)]);
});

const ownHosts = ['localhost:3000', 'crm.local', '10.1.2.3:8443', '172.20.0.1', '[::1]', '[fd00::1]'];

it.each(ownHosts)('refuses an endpoint at %s, which visitors cannot reach', (host) => {
  expect(problemsWith(`endpoint: "https://${host}/x"`, endpoint)).toEqual([
    expect.stringMatching(/Visitors cannot reach .*: it is an address of your own computer or network\.$/),
  ]);
});

it.each([
  'https://10.example.org/x',
  'https://localhost.example.org/x',
  'https://172.32.0.1/x',
  'https://[2001:db8::1]/x',
  'http://localhost:8090/',
])('allows the endpoint %s', (url) => {
  expect(problemsWith(`endpoint: "${url}"`, endpoint)).toEqual([]);
});

it('refuses a link in a text that no browser can open', () => {
  const found = problemsOf([aCity({ name: 'Bend', intro: '[here](https://[)' })]).map(({ code }) => code);
  expect(found).toContain('link/address');
});

it.each(['contact: "https://["', 'contact: "https://a;b/c"'])('refuses %s in security.txt', (line) => {
  expect(problemsWith(`security:\n  ${line}\nforms:`, 'forms:')).toHaveLength(1);
});

const withEmail = (address: string) => problemsWith(`email: "${address}"\n  priceRange: "$"`, /priceRange: .*/);
/** They would add more than an address to a link or a card. */
const noEmails = ['a@b.example?bcc=c@d.example', 'a@b.example&c', 'a%0Ab@c.example', 'a<b>@c.example', 'a;b@c.example'];

it.each(noEmails)('refuses the email address %s', (address) => expect(withEmail(address)).toHaveLength(1));

it.each(['a.b+c@d-e.example', "o'hara@example.com", 'jürgen@bücher.example'])('takes the email address %s', (address) =>
  expect(withEmail(address)).toEqual([]),
);

const withFace = (face: string) => problemsWith(`theme:\n  faces:\n    text: "${face}"\nforms:`, 'forms:');

it.each(["It's", "Georgia'", 'Georgia,', 'a}b', 'Georgia;'])('refuses the type face %s', (face) =>
  expect(withFace(face)).toHaveLength(1),
);

it.each(['Georgia, serif', "'Source Sans 3', Verdana,sans-serif", 'Segoe UI'])('takes the type face %s', (face) =>
  expect(withFace(face)).toEqual([]),
);

it.each([
  ['areas: services', 18, 'pages/services.yaml'],
  ['services: areas', 21, 'pages/areas.yaml'],
  ['services: x, areas: x', 31, 'site.yaml'],
  ['about: privacy', 18, 'pages/privacy.md'],
  ['news: privacy', 17, 'pages/privacy.md'],
])('reports a path that is used twice where it is set, and no link to its pages: %s', (set, column, other) => {
  const settings = siteFile((site) => site.replace(base, `base: https://a.example\n  paths: {${set}}`));
  const page = aDocument('privacy', '[a](/services/), [b](/services/tuning/), [c](/areas/), [d](/about/).');
  const text = '---\ntitle: Privacy\ndate: 2026-01-02\ndescription: What we keep.\n---\n\nNothing.\n';
  const post = { kind: 'post', slug: '2026-01-02-privacy', text } as const;
  expect(problemsOf([settings, page, post])).toMatchObject([
    { at: { file: 'data/site.yaml', line: 3, column }, related: [{ at: { file: `data/${other}` } }] },
  ]);
});
