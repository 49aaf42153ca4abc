import { expect, test } from 'vitest';
import { lintPageWeight } from '../../../../src/lint/weight/lint-page-weight.ts';
import type { PageWeight, WeighedFile } from '../../../../src/lint/weight/weigh-pages.ts';
import type { PlannedPage } from '../../../../src/routes/list-pages.ts';
import { aLinkedSite, aService, siteFile } from '../../../support/builders.ts';

const kB = (amount: number) => amount * 1000;

type Figures = Partial<PageWeight['bytes']> & Partial<Pick<PageWeight, 'requests' | 'files'>>;

function aWeight(path: string, { requests = 1, files = [], ...bytes }: Figures = {}): PageWeight {
  const none = { html: 0, style: 0, script: 0, pictures: 0, fonts: 0, lazy: 0 };
  return { path, bytes: { ...none, ...bytes }, requests, files };
}

const aFile = (path: string, kind: WeighedFile['kind'], amount: number, lazy = false): WeighedFile => ({
  path,
  kind,
  lazy,
  bytes: kB(amount),
});

function lint(weights: PageWeight[], budgets = '') {
  const { records, imageUses } = aLinkedSite([
    siteFile((text) => `${text}${budgets}`),
    aService({ title: 'Tuning' }),
    aService({ title: 'Repair' }),
  ]);
  const routes = ['tuning', 'repair'].map(
    (slug) =>
      ({ path: `/services/${slug}/`, template: 'service', source: `data/services/${slug}.yaml` }) as PlannedPage,
  );
  return lintPageWeight(weights, { records, imageUses, routes });
}

test('pages over their budget because of the same file are one problem, reported where the data refers to it', () => {
  const files = [aFile('assets/piano-800.1a2b.avif', 'pictures', 301), aFile('assets/b.2.jpg', 'pictures', 900, true)];
  const weights = ['tuning', 'repair'].map((slug) => aWeight(`/services/${slug}/`, { pictures: kB(305), files }));
  const found = lint(weights);
  expect(found).toMatchObject([
    {
      message:
        '2 pages initially load more than the budget of 300 kB of pictures; /services/tuning/ loads the most, 305 kB. The largest file is assets/piano-800.1a2b.avif, 301 kB.',
      at: { file: 'data/services/tuning.yaml' },
    },
  ]);
  expect(found[0]?.pages).toBeUndefined();
  expect(found[0]?.at.column).toBeGreaterThan(1);
});

test('styles and scripts are reported at the template, each for its own file', () => {
  const files = [aFile('assets/site.css', 'style', 20), aFile('assets/site.js', 'script', 40)];
  const found = lint([aWeight('/services/tuning/', { style: kB(20), script: kB(40), files })]);
  expect(found.map(({ at, hint }) => [at.file, hint?.match(/checks\S+/)?.[0]])).toEqual([
    ['templates/pages/service.tsx', 'checks.budgets.style'],
    ['templates/pages/service.tsx', 'checks.budgets.script'],
  ]);
});

test('a script of the static folder and a font are reported at the setting that names them', () => {
  const files = [aFile('chat.js', 'script', 90), aFile('assets/source-sans-3-latin-ext.1a.woff2', 'fonts', 190)];
  const settings =
    'scripts:\n  - src: /chat.js?v=2\n    purpose: A chat.\ntheme:\n  fontsource:\n    display: Source Sans\n    text: Source Sans 3\n';
  const found = lint([aWeight('/services/tuning/', { script: kB(90), fonts: kB(190), files })], settings);
  const lines = siteFile((text) => text + settings).text.split('\n');
  expect(found.map(({ at }) => [at.file, lines[at.line - 1]])).toEqual([
    ['data/site.yaml', '  - src: /chat.js?v=2'],
    ['data/site.yaml', '    text: Source Sans 3'],
  ]);
});

test('a site sets its own budgets', () => {
  const weights = [aWeight('/services/tuning/', { html: kB(50), requests: 7 })];
  expect(lint(weights, 'checks:\n  budgets:\n    html: 60\n')).toEqual([]);
  expect(lint(weights, 'checks:\n  budgets:\n    html: 60\n    requests: 6\n')).toMatchObject([
    { message: '/services/tuning/ initially loads 7 files; the budget is 6.' },
  ]);
});
