/** Invalid URLs in the data that match their pattern and would reach headers and other files. */
import { expect, it } from 'vitest';
import { aLinkedSite, problemsOf, siteFile } from '../../../../support/builders.ts';

/** Messages of the minimal site's settings with one line put in place of another. */
const problemsWith = (line: string, replaced: string | RegExp): string[] =>
  problemsOf([siteFile((site) => site.replace(replaced, line))])
    .filter(({ code }) => code !== 'url/placeholder')
    .map(({ code, at, message }) => `${at.line} ${code} ${message}`);

const base = /base: .*/;
const endpoint = /endpoint: .*/;

it.each([
  ['base: "https://["', base, '2 schema/format The URL https://[ is not allowed.'],
  ['base: https://1.2.3', base, '2 schema/format The URL https://1.2.3 is not allowed.'],
  [
    'base: https://a.example/index.html',
    base,
    '2 schema/format The path /index.html is that of a page, not of a folder.',
  ],
  ['base: https://a.example/:b/*', base, '2 schema/format The path /:b/* contains a special character or two slashes.'],
  ['base: https://a.example/%E0', base, '2 schema/format The path /%E0 contains a special character or two slashes.'],
  ['base: https://a.example//b//', base, '2 schema/format The path //b// contains a special character or two slashes.'],
  ['base: https://me:secret@a.example', base, '2 schema/format The URL https://me:secret@a.example is not allowed.'],
  [
    'sameAs: ["https://a;b/"]\n  priceRange: "$"',
    /priceRange: .*/,
    '16 schema/format The URL https://a;b/ is not allowed.',
  ],
])('refuses %s', (line, replaced, message) => {
  expect(problemsWith(line, replaced)).toEqual([message]);
});

it.each(['https://forms.example;script-src *', 'https://a,b/', 'https://[', 'https://x:y@a/'])(
  'refuses the endpoint %s, which would write its own directive into the policy or end the build',
  (address) => {
    const problems = problemsWith(`endpoint: "${address}"`, endpoint);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(' schema/format ');
  },
);

it.each([
  'localhost',
  'localhost:3000',
  'crm.local',
  '127.0.0.1',
  '10.1.2.3:8443',
  '172.20.0.1',
  '192.168.1.5',
  '[::1]',
  '[fd00::1]',
])('refuses an endpoint at %s, which visitors cannot reach', (host) => {
  expect(problemsWith(`endpoint: "https://${host}/x"`, endpoint)).toEqual([
    expect.stringMatching(
      / schema\/format Visitors cannot reach .*: it is an address of your own computer or network\.$/,
    ),
  ]);
});

it.each(['10.example.org', 'localhost.example.org', '172.32.0.1', '[2001:db8::1]', 'local.example'])(
  'allows an endpoint at %s',
  (host) => {
    expect(problemsWith(`endpoint: "https://${host}/x"`, endpoint)).toEqual([]);
  },
);

it.each(['http://localhost:8090/', 'http://127.0.0.1', 'http://localhost/leads'])(
  'allows %s, to try the forms',
  (url) => {
    expect(problemsWith(`endpoint: "${url}"`, endpoint)).toEqual([]);
  },
);

it.each([
  'http://forms.example.org/',
  'http://localhost.example.org/',
  'http://127.0.0.1.example.org',
  'http://10.0.0.2/',
])('refuses %s, which is not encrypted', (url) => {
  expect(problemsWith(`endpoint: "${url}"`, endpoint)).toEqual([
    expect.stringMatching(/ schema\/format .*endpoint.* has the wrong format/),
  ]);
});

it('refuses tokens in an endpoint, which nothing replaces', () => {
  expect(problemsWith('endpoint: "https://forms.example.org/{phone}"', endpoint)).toEqual([
    expect.stringContaining('A URL of a form cannot contain tokens or braces.'),
  ]);
});

it.each(['contact: "https://["', 'contact: "https://a;b/c"'])('refuses %s in security.txt', (line) => {
  expect(problemsWith(`security:\n  ${line}\nforms:`, 'forms:')).toHaveLength(1);
});

it.each(['a@b.example?bcc=c@d.example', 'a@b.example&c', 'a%0Ab@c.example', 'a<b>@c.example', 'a;b@c.example'])(
  'refuses the email address %s, which would add more than an address to a link or a card',
  (address) => {
    expect(problemsWith(`email: "${address}"\n  priceRange: "$"`, /priceRange: .*/)).toHaveLength(1);
  },
);

it.each(['a.b+c@d-e.example', "o'hara@example.com", 'jürgen@bücher.example'])(
  'takes the email address %s',
  (address) => {
    expect(problemsWith(`email: "${address}"\n  priceRange: "$"`, /priceRange: .*/)).toEqual([]);
  },
);

it.each(["It's", "Georgia'", 'Georgia,', 'a}b', 'Georgia;'])('refuses the type face %s', (face) => {
  expect(problemsWith(`theme:\n  faces:\n    text: "${face}"\nforms:`, 'forms:')).toHaveLength(1);
});

it.each(['Georgia, serif', "'Source Sans 3', Verdana,sans-serif", 'Segoe UI'])('takes the type face %s', (face) => {
  expect(problemsWith(`theme:\n  faces:\n    text: "${face}"\nforms:`, 'forms:')).toEqual([]);
});

it('reports a link that no browser can open where it is written', () => {
  const link = '[here](https://[)';
  expect(() => aLinkedSite([{ kind: 'document', slug: 'a', text: documentWith(link) }])).toThrow('https://[');
});

const documentWith = (link: string) =>
  `---\ntitle: A page\nmetaTitle: A page of the usual length\nmetaDescription: A description that is as long as descriptions should be, which says what is done and where.\nkeywords: [word]\n---\nSee ${link}.\n`;
