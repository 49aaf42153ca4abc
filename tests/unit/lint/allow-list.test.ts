import { describe, expect, test } from 'vitest';
import { diagnose, wholeFile } from '../../../src/diagnostics/diagnostic.ts';
import { applyAllowList, lintUnusedAllow } from '../../../src/lint/allow-list.ts';
import { aLinkedSite, siteFile } from '../../support/builders.ts';

/** The settings of a site that allows this; the list begins in line 1 of what is appended. */
const allowList = (...entries: string[]) =>
  siteFile((text) => `${text}checks:\n  allow:\n${entries.map((entry) => `    - ${entry}\n`).join('')}`);
const allowing = (...entries: string[]) => aLinkedSite([allowList(...entries)]).records;

const similar = diagnose('place/similar', wholeFile('data/cities/b.yaml'), 'Alike.', {
  pages: ['/areas/a/', '/areas/b/'],
  related: [{ message: 'It is from', at: wholeFile('data/cities/a.yaml') }],
});
const orphan = diagnose('page/orphan', wholeFile('data/pages/notes.md'), 'Alone.', { pages: ['/notes/'] });
const broken = diagnose('link/broken', wholeFile('data/site.yaml'), 'Broken.');

const left = (...entries: string[]) =>
  applyAllowList([similar, orphan, broken], allowing(...entries).site).diagnostics.map(({ code }) => code);

describe('an entry', () => {
  test.each(['/areas/b/', 'data/cities/a.yaml', 'data/cities/b.yaml'])(
    'allows a pair by either page or file: %s',
    (where) => {
      const entry = `{ code: place/similar, where: ${where}, reason: One town. }`;
      expect(left(entry)).toEqual(['page/orphan', 'link/broken']);
    },
  );

  test('never allows an error', () => {
    const records = allowing('{ code: page/orphan, reason: Later. }');
    for (const entry of records.site?.value.checks.allow ?? []) entry.code = 'link/broken';
    expect(applyAllowList([broken], records.site).diagnostics).toEqual([broken]);
  });

  test('that is used is not called unused because another allows the same', () => {
    const entries = ['{ code: page/orphan, reason: One. }', '{ code: page/orphan, where: /notes/, reason: Two. }'];
    expect(applyAllowList([orphan], allowing(...entries).site).unused).toEqual([]);
  });
});

test('the allow list reports a code that does not exist or cannot be allowed, because it allows nothing', () => {
  const entries = ['page/orphans', 'no/such', 'link/broken', 'check/unused-allow'].map(
    (code) => `{ code: ${code}, reason: Later. }`,
  );
  const reported = lintUnusedAllow(allowing(...entries), [0, 1, 2, 3], () => true);
  expect(reported.map(({ hint }) => hint)).toEqual([
    'Did you mean page/orphan?',
    'Run npx treesite explain to list all codes.',
    'It cannot be allowed. Fix the problem, and delete the entry.',
    'It cannot be allowed. Fix the problem, and delete the entry.',
  ]);
});

test('the allow list does not report an entry that allowed nothing if its check did not run', () => {
  const records = allowing(
    '{ code: page/orphan, reason: Later. }',
    '{ code: link/external-moved, reason: They move. }',
  );
  const unused = lintUnusedAllow(records, [0, 1], (code) => !code.startsWith('link/external-'));
  expect(unused.map(({ message }) => message)).toEqual(['page/orphan is allowed, but no such warning was found.']);
});
