/** Entries of `scripts` that are not one script, and what the correct ones become. */
import { describe, expect, test } from 'vitest';
import { contentPolicy } from '../../../../../src/domain/policies/content-policy.ts';
import { scriptServices } from '../../../../../src/domain/policies/script-services.ts';
import { isOnPage, siteScripts } from '../../../../../src/domain/policies/site-scripts.ts';
import { plainText } from '../../../../../src/domain/texts/rich-text.ts';
import { checkScriptFiles } from '../../../../../src/lint/pages/check-script-files.ts';
import { checkScripts } from '../../../../../src/model/checks/settings/check-scripts.ts';
import { scriptsToken } from '../../../../../src/routes/scripts.ts';
import type { Site } from '../../../../../src/schema/types.gen.ts';
import { aDocument, aModel, type DataFile, problemsOf, siteFile } from '../../../../support/builders.ts';

type Entry = Site['scripts'][number];

const { allow } = aModel([]).site.security;
const entry = (value: Partial<Entry>): Entry => ({ pages: [], at: 'head', attributes: [], allow, ...value });
const siteWith = (...entries: Partial<Entry>[]): Site => ({ ...aModel([]).site, scripts: entries.map(entry) });
const at = (path: readonly (string | number)[]) => ({ file: path.join('.'), line: 1, column: 1 });
const locate = Object.assign(at, { key: at }) as never;
const problems = (...entries: Partial<Entry>[]) =>
  checkScripts({ value: siteWith(...entries), locate }).map(
    ({ code, at, message, hint }) => `${code} ${at.file}: ${message} ${hint}`,
  );

/** An ID that fits each service. */
const ids: Record<keyof typeof scriptServices, string | undefined> = {
  plausible: 'www.example.com',
  fathom: 'ABCDEFGH',
  goatcounter: 'my-site',
  cloudflare: '0123456789abcdef0123456789abcdef',
  'simple-analytics': undefined,
  'google-analytics': 'G-ABCDE12345',
  'google-tag-manager': 'GTM-ABCD123',
  callrail: '123456789/0a1b2c3d4e5f60718293',
};

test.each<[string, Partial<Entry>, string]>([
  ['with two sources', { use: 'plausible', id: 'a.example', src: '/a.js' }, 'scripts.0.src: use and src are both set'],
  ['without a source', { name: 'Chat' }, 'scripts.0: This entry has neither use nor src.'],
  ['without the ID', { use: 'fathom' }, 'scripts.0.use: Fathom Analytics needs id.'],
  ['with an ID of another service', { use: 'google-analytics', id: 'UA-1-1' }, 'scripts.0.id: UA-1-1 is not an ID'],
  ['with an address that is none', { src: 'https://a.example;b/c.js' }, 'scripts.0.src: The URL'],
  ['for a kind of page that is none', { src: '/a.js', pages: ['cities'] }, 'scripts.0.pages.0: There is no kind'],
])('an entry is refused %s', (_, wrong, message) => {
  expect(problems(wrong)).toEqual([expect.stringContaining(`script/invalid ${message}`)]);
});

test('an entry is refused if an earlier one loads the same script on one of its pages', () => {
  const contact = { src: '/a.js', pages: ['/contact/', 'home'] };
  const twice = 'script/invalid scripts.1: An entry above loads this script';
  const plausible: Partial<Entry> = { use: 'plausible', id: 'a.example' };
  expect(problems(plausible, { ...plausible, when: 'idle' })).toEqual([expect.stringContaining(twice)]);
  expect(problems(contact, { src: '/a.js' })).toEqual([expect.stringContaining(twice)]);
  expect(problems(contact, { src: '/a.js', pages: ['home'] })).toEqual([expect.stringContaining(twice)]);
  expect(problems(contact, { src: '/a.js', pages: ['city'] }, plausible, { ...plausible, id: 'b.example' })).toEqual(
    [],
  );
});

test('an entry is refused if its file or page is not there', () => {
  const value = siteWith({ src: '/js/a.js?v=1', pages: ['/contact/', '/gone/'] }, { src: '/js/b.js' });
  const isServed = (path: string) => ['/js/a.js', '/contact/'].includes(path);
  const found = checkScriptFiles({ value, locate }, isServed);
  expect(found.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'There is no page /gone/. Correct the path.',
    'There is no file /js/b.js. Put the file at static/js/b.js, or correct the path.',
  ]);
});

const services = Object.keys(scriptServices) as (keyof typeof scriptServices)[];

test.each(services)('the service %s has an ID that fits, and all of its origins in the policy', (use) => {
  const id = ids[use];
  const given = { use, ...(id !== undefined && { id }) };
  expect(problems(given)).toEqual([]);
  const site = siteWith(given);
  const [script] = siteScripts(site);
  expect(JSON.stringify(script)).not.toContain('{id}');
  const policy = contentPolicy(site, []);
  const scriptSources = (policy.get('script-src') ?? []).join(' ');
  expect(scriptSources).toMatch(/ https:/);
  expect(script?.before === undefined).toBe(!scriptSources.includes('sha256-'));
  expect((policy.get('connect-src') ?? []).length).toBeGreaterThan(1);
  expect(policy.has('require-trusted-types-for')).toBe(false);
});

test('a script of this site needs no origin; one that waits needs a policy of Trusted Types', () => {
  const policyWith = (when: 'load' | 'idle') => contentPolicy(siteWith({ src: '/a.js', when }), []);
  expect(policyWith('load').get('script-src')).toEqual(["'self'"]);
  expect(policyWith('load').get('trusted-types')).toEqual(["'none'"]);
  expect(policyWith('idle').get('trusted-types')).toEqual(['treesite']);
});

test('a script is on the pages that it names, by path or kind, and on all without', () => {
  expect(isOnPage({ pages: [] }, { kind: 'city', path: '/a/' })).toBe(true);
  expect(isOnPage({ pages: ['/a/'] }, { kind: 'city', path: '/a/' })).toBe(true);
  expect(isOnPage({ pages: ['city'] }, { kind: 'city', path: '/a/' })).toBe(true);
  expect(isOnPage({ pages: ['/b/', 'home'] }, { kind: 'city', path: '/a/' })).toBe(false);
});

describe('{scripts}', () => {
  const token = (...entries: Partial<Entry>[]) => plainText(scriptsToken(siteWith(...entries)));

  test('has the purposes of known services in Spanish on a Spanish site', () => {
    const site = { ...siteWith({ use: 'plausible', id: ids.plausible ?? '' }), language: 'es' };
    expect(plainText(scriptsToken(site))).toContain('cuenta las visitas, sin cookies');
  });

  test('lets visitors change their choice about an own script that waits for it', () => {
    expect(token({ src: '/js/chat.js', when: 'consent' })).toMatch(
      /no scripts from other companies\..* Change your choice\.$/,
    );
  });

  test('names the scripts of other sites, with those that need consent', () => {
    expect(token()).toBe('This site runs no scripts from other companies.');
    expect(token({ src: '/a.js' })).toBe('This site runs no scripts from other companies.');
    expect(
      token({ src: 'https://chat.example/a.js', purpose: 'a chat' }, { use: 'callrail', id: ids.callrail ?? '' }),
    ).toBe(
      'This site runs scripts from other companies: chat.example (a chat); CallRail (cdn.callrail.com, shows a phone number that tells us how callers found us, with cookies, only if you agree). Change your choice.',
    );
  });
});

test('scripts of other companies that no document names are reported', () => {
  const reported = (...files: DataFile[]) =>
    problemsOf(files).flatMap(({ code, at }) => (code.startsWith('script/') ? [`${code} ${at.file}`] : []));
  const listing = (scripts: string) => siteFile((text) => `${text}scripts: [${scripts}]\n`);
  const privacy = (body: string) => aDocument('privacy', body);
  const plausible = '{use: plausible, id: a.example}';
  expect(reported(listing('{src: /own.js}'))).toEqual([]);
  expect(reported(listing(plausible), privacy('No cookies.'))).toEqual(['script/not-in-privacy data/site.yaml']);
  expect(reported(listing(plausible), privacy('{scripts}'))).toEqual([]);
  expect(reported(listing(plausible), privacy('We count visits with Plausible.'))).toEqual([]);
});
