/** One more kind of data file: a row of the table, a schema, a planner and a template, and nothing else but their lines in two lists. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatData } from '../../docs/generate/format-data.ts';
import { planCollections } from '../../src/addons/cms/collections.ts';
import { editorFiles } from '../../src/scaffold/editor-files.ts';
import { noOwnFields } from '../../src/schema/own/own-fields.ts';
import { type Built, buildCold } from '../support/sites/build-small-site.ts';
import { overlaySite } from '../support/sites/overlay-site.ts';
import { runHere } from '../support/sites/run-here.ts';

// Other files of this process have loaded the modules that are replaced here, and must not get these.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('../../src/domain/kinds.ts', async (original) => {
  const { kinds } = await original<typeof import('../../src/domain/kinds.ts')>();
  const project: import('../../src/domain/kinds.ts').KindRow = {
    files: 'projects/*.yaml',
    records: 'projects',
    page: { template: 'project', below: 'projects' },
    named: 'title',
    slug: 'name',
    noun: 'project',
    new: { word: 'project', argument: 'the title of the project', example: '"A Grand in the Hall"' },
    cms: { label: 'Projects', one: 'Project', icon: 'construction' },
  };
  return { kinds: { ...kinds, project } };
});

vi.mock('../../src/schema/schema-files.ts', async (original) => {
  const { schemaFiles } = await original<typeof import('../../src/schema/schema-files.ts')>();
  const { default: project } = await import('./another-kind/kind/project.schema.json');
  return { schemaFiles: { ...schemaFiles, project } };
});
vi.mock('../../src/routes/planners.ts', async (original) => {
  const { planners } = await original<typeof import('../../src/routes/planners.ts')>();
  const { planProject } = await import('./another-kind/kind/project.ts');
  return { planners: { ...planners, project: planProject } };
});

const folder = overlaySite('another-kind');
const file = path.join(folder, 'data/projects/a-grand-in-the-hall.yaml');
const text = readFileSync(file, 'utf8');
let built: Built;

beforeAll(async () => {
  built = await buildCold(folder);
});

/** What check says once this text of the file is another. */
async function checkWith(words: string, others: string): Promise<string> {
  expect(text).toContain(words);
  writeFileSync(file, text.replace(words, others));
  const { code, stderr } = await runHere(['build', '--root', folder, '--out', path.join(folder, 'other')]);
  writeFileSync(file, text);
  expect(code).toBe(1);
  return stderr;
}

describe('an added kind', () => {
  it('has a page for each of its files', () => {
    const page = built.text('projects/a-grand-in-the-hall/index.html');
    expect(page).toContain('<h1>A Grand in the Hall</h1>');
    expect(page).toMatch(/It took 6.hours\./);
    expect(page).toContain('<strong>new</strong>');
  });

  it('is in the sitemap, and its aliases redirect', () => {
    expect(built.text('sitemap.xml')).toContain('/projects/a-grand-in-the-hall/</loc>');
    expect(built.text('_redirects')).toContain('/hall /projects/a-grand-in-the-hall/ ');
  });

  it.each([
    ['hours: 6', 'hours: many', 'a-grand-in-the-hall.yaml:2:8'],
    ['city: sisters-or', 'city: sister-or', 'reference/unknown-city'],
    ['title: A Grand in', 'title: Two Grands in', 'Rename the file to two-grands-in-the-hall.yaml'],
    ['{phone}', '{fax}', 'text/unknown-token'],
    ['/hall/', '/about/', 'url/collision'],
  ])('has the checks of every kind: %s as %s', async (words, others, reported) => {
    expect(await checkWith(words, others)).toContain(reported);
  });

  it('has no page for a draft', () => {
    expect(built.pages.filter((page) => page.startsWith('projects/'))).toEqual([
      'projects/a-grand-in-the-hall/index.html',
    ]);
  });

  it('is written by treesite new', async () => {
    const site = overlaySite('another-kind');
    const { code, stdout } = await runHere(['new', 'project', 'An Upright', '--root', site, '--hours', '3']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Wrote data/projects/an-upright.yaml')]);
    const written = readFileSync(path.join(site, 'data/projects/an-upright.yaml'), 'utf8');
    expect(written).toContain('\ntitle: An Upright\n');
    expect(written).toContain('\nhours: 3\n');
  });

  it('is in the CMS, the editor and the data reference', () => {
    const site = {
      data: 'data',
      schemaFolder: undefined,
      region: 'or',
      reviewLists: [],
      languages: [],
      own: noOwnFields,
    };
    expect(planCollections(site).collections.find(({ name }) => name === 'project')).toMatchObject({
      label: 'Projects',
      folder: 'data/projects',
      slug: { template: '{{title}}' },
    });
    expect(editorFiles()[0]?.text).toContain(
      '"./.treesite/schema/project.schema.json": [\n      "data/projects/*.yaml"',
    );
    expect(formatData({})).toContain('data/projects/<slug>.yaml');
  });
});
