import { expect, test } from 'vitest';
import { orphanLint } from '../../../../src/lint/pages/lint-orphans.ts';
import { lintedPages, lintPages, reported, type WrittenPage } from '../../../support/linted-pages.ts';

const page = (path: string, ...links: string[]): WrittenPage => ({
  path,
  html: links.map((href) => `<a href="${href}">x</a>`).join(''),
});
const lint = (...pages: WrittenPage[]) => reported(lintPages(lintedPages(pages), orphanLint));

test('pages that a chain of links reaches are found, with fragments, queries and the site’s own origin', () => {
  const chain = [page('/', '/a/#there', '/b/?x=1'), page('/a/', 'https://highdesertpianos.example/c/')];
  expect(lint(...chain, page('/b/'), page('/c/'))).toEqual([]);
});

test('a link to an alias leads to its page, also in another language', () => {
  const site = lintedPages([page('/', '/terms/#money', '/es/old/'), page('/conditions/'), page('/es/new/')]);
  const redirects = [
    { from: '/terms/', to: '/conditions/', fragment: '', file: '' },
    { from: '/es/old/', to: '/es/new/', fragment: '', file: '' },
  ];
  expect(lintPages({ ...site, redirects }, orphanLint)).toEqual([]);
  expect(lintPages(site, orphanLint)).toHaveLength(2);
});

test('pages that HTML files of the static folder link to are found, also if one replaces the home page', () => {
  const site = lintedPages([page('/', '/a/'), page('/a/'), page('/b/', '/c/'), page('/c/')]);
  expect(lintPages(site, orphanLint)).toHaveLength(2);
  expect(lintPages(site, (all) => orphanLint(all, ['/b/']))).toEqual([]);
  const pages = site.pages.slice(1);
  expect(lintPages({ ...site, pages }, (all) => orphanLint(all, ['/b/', '/a/']))).toEqual([]);
  // It may lead on by a script.
  expect(lintPages({ ...site, pages }, (all) => orphanLint(all, []))).toEqual([]);
  expect(lintPages({ ...site, pages }, (all) => orphanLint(all, ['/']))).toEqual([]);
});

test('reports pages that only link to themselves or each other', () => {
  expect(lint(page('/'), page('/a/', '/a/', '/'), page('/b/', '/c/'), page('/c/', '/b/'))).toEqual(
    ['/a/', '/b/', '/c/'].map(
      (path) => `page/orphan data/pages/about.yaml:1 No page that can be reached from the home page links to ${path}.`,
    ),
  );
});
