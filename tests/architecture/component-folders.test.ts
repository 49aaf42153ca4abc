/** Each component is a folder with all its files, and no page can show a class without a rule in its stylesheet. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { bundleTemplates } from '../../src/assets/bundle/bundle-templates.ts';
import { TemplateFolders } from '../../src/assets/bundle/template-folders.ts';
import { sharedModules } from '../../src/pipeline/shared-modules.ts';
import { projectRoot } from '../support/sites/run-cli.ts';
import { readProjectImports } from './read-imports.ts';

const templates = path.join(projectRoot, 'templates');
const read = (name: string) => readFileSync(path.join(templates, name), 'utf8');
const all = (pattern: string) => glob.sync(pattern, { cwd: templates });

const folders = all('components/*/*').map((name) => name.split('/')[1] ?? '');
const imports = readProjectImports(projectRoot).map(({ from, to }) => `${from} → ${to}`);

describe('the components', () => {
  test('are folders', () => {
    expect(all('components/*')).toEqual([]);
  });

  test.each([...new Set(folders)])('%s has its markup', (name) => {
    const markup = [`${name}.tsx`, `${name}.island.tsx`].map((file) => path.join(templates, 'components', name, file));
    expect(markup.filter((file) => existsSync(file))).not.toEqual([]);
  });

  test.each(all('{components/*,pages}/!(*.script).css'))('%s is imported by the markup beside it', (name) => {
    const stem = `templates/${name.replace(/\.css$/, '')}`;
    const wanted = [`${stem}.tsx`, `${stem}.island.tsx`].map((from) => `${from} → templates/${name}`);
    expect(imports.filter((one) => wanted.includes(one))).toHaveLength(1);
  });

  test.each(all('**/*.script.css'))('%s is imported by one script', (name) => {
    expect(imports.filter((one) => one.endsWith(`.ts → templates/${name}`))).toHaveLength(1);
  });
});

/** A stylesheet with those that it imports. */
function withImports(name: string): string {
  const imported = [...read(name).matchAll(/@import "([^"]+)"/g)];
  return read(name) + imported.map(([, other = '']) => read(path.posix.join(path.posix.dirname(name), other))).join('');
}

/** The classes that rules of these stylesheets select. */
function styled(names: readonly string[]): Set<string> {
  const selectors = names.flatMap((name) => withImports(name).match(/[^{};]+(?=\{)/g) ?? []);
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, one]) => one ?? '')),
  );
}

/** The classes that the markup of these files may have. */
function shown(names: readonly string[]): Set<string> {
  const attributes = names.flatMap((name) => read(name).match(/className=("[^"]*"|\{[^}]*\})/g) ?? []);
  return new Set(attributes.flatMap((one) => [...one.matchAll(/[a-z][\w-]*/g)].map(([word]) => word)));
}

/** Styled only inside one part of a page: a field over both columns of the long form. */
const contextual = ['wide'];

describe('the stylesheet of a kind of page', async () => {
  const found = await bundleTemplates(new TemplateFolders(templates, templates), {
    root: projectRoot,
    sharedModules,
    development: false,
  });
  if (Array.isArray(found)) throw new Error('The templates do not compile.');
  const base = all('styles/base.css');
  const ofScripts = all('**/*.script.css');
  const anywhere = styled(all('**/*.css'));

  test.each([...found.parts])('%s has the rules for all that its markup may show', (_, { styles, markup }) => {
    const here = styled([...base, ...styles, ...ofScripts]);
    expect([...shown(markup)].length).toBeGreaterThan(20);
    const bare = [...shown(markup)].filter((name) => anywhere.has(name) && !here.has(name));
    expect(bare.filter((name) => !contextual.includes(name))).toEqual([]);
  });
});
