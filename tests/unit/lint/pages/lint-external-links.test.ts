import { describe, expect, test } from 'vitest';
import { readPage } from '../../../../src/html/read-page.ts';
import {
  collectExternalLinks,
  type LinkResponse,
  lintExternalLinks,
} from '../../../../src/lint/pages/lint-external-links.ts';
import { aDocument, aLinkedSite, siteFile } from '../../../support/builders.ts';

const body = 'See [the law](https://law.example/act#part-2) and [ours](https://highdesertpianos.example/contact/).';

const origin = 'https://highdesertpianos.example';
const aRoute = (index: number) =>
  ({ path: `/${index}/`, template: 'document', source: 'data/pages/terms.md', isListed: true }) as const;

function list(...pages: string[]) {
  const { records, linkPositions } = aLinkedSite([
    aDocument('terms', body),
    siteFile(
      (text) =>
        `scripts: [{ src: https://chat.example/a.js }]\n${text.replace('  name: High', '  sameAs: [https://social.example/us]\n  name: High')}`,
    ),
  ]);
  const links = collectExternalLinks({ records, origin });
  for (const [index, html] of pages.entries()) links.see({ route: aRoute(index), read: readPage(html) });
  return links.list(linkPositions());
}

const link = (href: string) => `<a href="${href}">x</a>`;
const places = (links: ReturnType<typeof list>) =>
  links.map(({ href, at }) => [href, ...at.map(({ file, line }) => `${file}:${line}`)]);

describe('which links are looked up', () => {
  test('each URL once, without its fragment, at its place in the data', () => {
    const page = link('https://law.example/act#part-2');
    expect(places(list(page, `${page}<script src="https://chat.example/a.js"></script>`))).toEqual([
      ['https://law.example/act', 'data/pages/terms.md:8'],
      ['https://chat.example/a.js', 'data/site.yaml:1'],
      ['https://social.example/us', 'data/site.yaml:5'],
    ]);
  });

  test('a URL that is not in the data, at the template of its first page', () => {
    const page = link('https://tool.example/');
    expect(places(list(page, page))[0]).toEqual(['https://tool.example/', 'templates/pages/document.tsx:1']);
  });

  test('not the site’s own pages, phone links, or the endpoint of the forms', () => {
    const own = link('https://highdesertpianos.example/contact/') + link('/contact/') + link('tel:+15415550230');
    const form = '<form action="https://forms.example.org/high-desert-pianos"></form>';
    expect(list(own + form).map(({ href }) => href)).toEqual([
      'https://social.example/us',
      'https://chat.example/a.js',
    ]);
  });
});

test('one problem is reported if no server responds, because this computer is offline', () => {
  const lint = (...responses: LinkResponse[]) => {
    const links = responses.map((_, index) => ({
      href: `https://${index}.example/`,
      at: [{ file: 'data/site.yaml', line: index + 1, column: 1 }],
    }));
    const byHref = links.map(({ href }, index) => [href, responses[index] as LinkResponse] as const);
    return lintExternalLinks(links, new Map(byHref));
  };
  const silent: LinkResponse = { kind: 'broken', reason: 'the host does not exist', reached: false };
  expect(lint(silent, silent)).toMatchObject([
    { code: 'link/external-unsure', message: 'None of the 2 linked sites could be reached.' },
  ]);
  expect(lint({ kind: 'found' }, silent)).toMatchObject([{ code: 'link/external-broken' }]);
  expect(lint(silent)).toMatchObject([{ code: 'link/external-broken' }]);
});
