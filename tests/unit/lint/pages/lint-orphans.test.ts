import { expect, test } from 'vitest';
import { orphanLint } from '../../../../src/lint/pages/lint-orphans.ts';
import { type LintedPages, lintedPages, lintPages, reported, type WrittenPage } from '../../../support/linted-pages.ts';

const lintAll = (site: LintedPages) => lintPages(site, orphanLint);

const page = (path: string, ...links: string[]): WrittenPage => ({
  path,
  html: links.map((href) => `<a href="${href}">x</a>`).join(''),
});
const lint = (...pages: WrittenPage[]) => reported(lintAll(lintedPages(pages)));

test('pages that a chain of links reaches are found, with fragments, queries and the site’s own origin', () => {
  expect(
    lint(
      page('/', '/a/#there', '/b/?x=1'),
      page('/a/', 'https://highdesertpianos.example/c/'),
      page('/b/'),
      page('/c/'),
    ),
  ).toEqual([]);
});

test('a link to an alias leads to its page, also in another language', () => {
  const site = lintedPages([page('/', '/terms/#money', '/es/old/'), page('/conditions/'), page('/es/new/')]);
  const redirects = [
    { from: '/terms/', to: '/conditions/', fragment: '', file: '' },
    { from: '/es/old/', to: '/es/new/', fragment: '', file: '' },
  ];
  expect(reported(lintAll({ ...site, redirects }))).toEqual([]);
  expect(reported(lintAll(site))).toHaveLength(2);
});

test('reports a page that no other page links to, even if it links to itself', () => {
  expect(lint(page('/'), page('/a/', '/a/', '/'))).toEqual([
    'page/orphan data/pages/about.yaml:1 No page that can be reached from the home page links to /a/.',
  ]);
});

test('reports pages that only link to each other', () => {
  expect(lint(page('/'), page('/a/', '/b/'), page('/b/', '/a/'))).toEqual([
    'page/orphan data/pages/about.yaml:1 No page that can be reached from the home page links to /a/.',
    'page/orphan data/pages/about.yaml:1 No page that can be reached from the home page links to /b/.',
  ]);
});
