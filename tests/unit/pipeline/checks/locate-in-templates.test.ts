/** Problems of pages are reported at the site's own templates, never at a built-in file that the site does not have. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Diagnostic, diagnose, inMarkup, wholeFile } from '../../../../src/diagnostics/diagnostic.ts';
import { locateInTemplates } from '../../../../src/pipeline/checks/locate-in-templates.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const line = 'templates/components/Separator/Separator.tsx';
const header = 'templates/components/Header/Header.tsx';
const root = tempFolder({ [header]: '<header />', [line]: `import '/x.png';\n<div>\n  <img src="/x.png" />\n</div>` });

const pages = [
  { path: '/', template: 'home' as const, source: 'data/pages/home.yaml' },
  { path: '/about/', template: 'about' as const, source: 'data/pages/about.yaml' },
];

function place(own: string[], found: Diagnostic[]) {
  const site = { bundled: { templates: { parts: new Map([home, 'about'].map((kind) => [kind, { own }])) } }, pages };
  return locateInTemplates(found, site, root).map(({ at, message, hint, pages: on, ...rest }) => {
    expect(rest).not.toHaveProperty('words');
    return { at, message, hint, on };
  });
}

const home = 'home';
const noAlt = (template: string, page: string, words: string[]) =>
  diagnose('page/image-alt', inMarkup(template), `No alt. It is on ${page}.`, {
    hint: 'Print it.',
    pages: [page],
    words,
  });

it('at the own template that contains the words, once for all pages', () => {
  const found = [noAlt('home', '/', ['/x.png']), noAlt('about', '/about/', ['/x.png'])];
  expect(place([header, line], found)).toEqual([
    {
      at: { file: line, line: 3, column: 13, length: 6 },
      message: 'No alt. It is on /. 1 other page has this problem, too.',
      hint: 'Print it.',
      on: ['/', '/about/'],
    },
  ]);
});

it('at the first own template, with a list of all, if none contains the words', () => {
  const [one, ...others] = place([header, line], [noAlt('home', '/', ['/y.png']), noAlt('about', '/about/', [])]);
  expect(one).toMatchObject({
    at: wholeFile(header),
    hint: `Print it. Your own templates in this page: ${header}, ${line}.`,
    on: ['/', '/about/'],
  });
  expect(others).toEqual([]);
});

it('at the data of the page if the site has no own templates', () => {
  expect(place([], [noAlt('about', '/about/', ['/x.png'])])[0]?.at).toEqual(wholeFile('data/pages/about.yaml'));
  const withoutPage = diagnose('page/image-alt', inMarkup('about'), 'No alt.');
  expect(place([], [withoutPage])[0]?.at).toEqual(wholeFile('data/pages/about.yaml'));
});

it('at the template of the page itself if it is the site’s own and contains no such words', () => {
  const page = 'templates/pages/home.tsx';
  mkdirSync(path.dirname(path.join(root, page)), { recursive: true });
  writeFileSync(path.join(root, page), '<main />');
  const [found] = place([page, header], [noAlt('home', '/', ['/x.png'])]);
  rmSync(path.join(root, page));
  expect(found?.at).toEqual(wholeFile(page));
});

it('stays at other places, and two problems of one page stay apart', () => {
  const [data, template] = [wholeFile('data/site.yaml'), wholeFile(header)].map((at) =>
    diagnose('page/image-alt', at, 'No alt.', { pages: ['/'] }),
  );
  const other = diagnose('page/image-alt', wholeFile(header), 'Empty alt.', { pages: ['/about/'] });
  expect(
    place(
      [header],
      [data, template, other].flatMap((one) => one ?? []),
    ),
  ).toHaveLength(3);
});

it('where a built-in template fails, once for all pages', () => {
  const builtIn = wholeFile('node_modules/treesite/templates/components/RichText/RichText.tsx');
  const failed = ({ path: page, source }: (typeof pages)[number]) =>
    diagnose('template/error', builtIn, `It failed on ${page} (from ${source}): no map`, { pages: [page] });
  expect(place([header], pages.map(failed))).toEqual([
    {
      at: builtIn,
      message: 'It failed on / (from data/pages/home.yaml): no map. 1 other page has this problem, too.',
      hint: undefined,
      on: ['/', '/about/'],
    },
  ]);
});
