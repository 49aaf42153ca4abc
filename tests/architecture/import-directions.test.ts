/** The directions of imports: the project follows the rules, and each rule can fail. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/sites/run-cli.ts';
import { allowed, cycles, forbidden, leaves, others, stages, unsafeInBrowsers } from './import-rules.ts';
import { type Import, importsOf, readProjectImports } from './read-imports.ts';

const project = readProjectImports(projectRoot);

/** What the rules say of one file with this text. */
const check = (file: string, text: string) => forbidden(importsOf(file, text));

describe('the project', () => {
  test('imports in the allowed directions only', () => {
    expect(forbidden(project)).toEqual([]);
  });

  test('reaches no Node module from code that runs in the browser', () => {
    expect(unsafeInBrowsers(project)).toEqual([]);
  });

  test('has no circular imports', () => {
    expect(cycles(project)).toEqual([]);
  });

  test('has no rule that is no longer needed', () => {
    const used = ({ from, to }: (typeof allowed)[number]) =>
      project.some((one) => from.test(one.from) && to.test(one.to));
    const unused = allowed.filter((rule) => !used(rule) && !rule.why.startsWith('Types flow'));
    expect(unused.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('has no folder of src without a place in the order', () => {
    const folders = readdirSync(`${projectRoot}src`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const known: readonly string[] = [...stages, ...leaves, ...others];
    expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('has leaves that import no stage', () => {
    const isLeaf = new RegExp(`^src/(${leaves.join('|')})/`);
    const values = project.filter((one) => isLeaf.test(one.from) && !one.isType);
    expect(values.map(({ to }) => to).filter((to) => to.startsWith('src/') && !isLeaf.test(to))).toEqual([]);
  });

  test('has no file directly in src except index.ts', () => {
    const loose = readdirSync(`${projectRoot}src`, { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(loose.map(({ name }) => name)).toEqual(['index.ts']);
  });

  test('reads every import of the project', () => {
    expect(project.length).toBeGreaterThan(300);
    const files = new Set(project.map(({ from }) => from));
    for (const file of ['src/pipeline/build.ts', 'src/index.ts', 'templates/pages/home.tsx', 'bin/treesite.js']) {
      expect(files).toContain(file);
    }
  });
});

describe('a violation is found:', () => {
  test.each([
    ['a stage calls another', 'src/routes/x.ts', "import { distanceOf } from '../model/build-model.ts';"],
    ['a stage passes on values of another', 'src/routes/x.ts', "export { buildModel } from '../model/build-model.ts';"],
    ['a stage passes on all of another', 'src/routes/x.ts', "export * from '../model/build-model.ts';"],
    [
      'a stage calls another when it needs it',
      'src/emit/x.ts',
      "const lint = await import('../lint/pages/check-pages.ts');",
    ],
    ['types hide a value', 'src/routes/x.ts', "import { type City, isDraft } from '../model/known-pages.ts';"],
    ['inline types leave an import behind', 'src/routes/x.ts', "import { type City } from '../model/site-model.ts';"],
    ['types flow upstream', 'src/model/x.ts', "import type { Route } from '../routes/route.ts';"],
    ['a type flows upstream in a type', 'src/load/x.ts', "let route: import('../routes/route.ts').Route;"],
    ['a stage runs the pipeline', 'src/lint/x.ts', "import { prepareSite } from '../pipeline/build.ts';"],
    ['a stage goes through the door for templates', 'src/routes/x.ts', "import { Icon } from '../index.ts';"],
    ['a leaf knows a stage', 'src/domain/kinds.ts', "import { buildModel } from '../model/build-model.ts';"],
    ['the door opens onto a stage', 'src/index.ts', "export { buildModel } from './model/build-model.ts';"],
    ['src imports a template', 'src/render/x.ts', "import { Shell } from '../../templates/layouts/Shell.tsx';"],
    ['src imports a test', 'src/render/x.ts', "import { aCity } from '../../tests/support/builders.ts';"],
    [
      'a template reaches into src',
      'templates/pages/x.tsx',
      "import { fill } from '../../src/domain/texts/tokens.ts';",
    ],
    [
      'a template imports types of src',
      'templates/pages/x.tsx',
      "import type { City } from '../../src/model/site-model.ts';",
    ],
    ['a template reads the disk', 'templates/pages/x.tsx', "import { readFileSync } from 'node:fs';"],
    ['a component keeps state', 'templates/components/X/X.tsx', "import { Fragment, useState } from 'react';"],
    ['a component takes all of React', 'templates/components/X/X.tsx', "import * as React from 'react';"],
    ['an island goes around the alias', 'templates/components/X/X.island.tsx', "import { h } from 'preact';"],
    ['the launcher imports a source', 'bin/x.js', "import { build } from '../src/pipeline/build.ts';"],
  ])('%s', (_, file, text) => {
    expect(check(file, text)).toHaveLength(1);
  });

  test.each([
    [
      'a Node module that src/index.ts imports indirectly',
      'src/render/render-context.tsx',
      "import { readFileSync } from 'node:fs';",
    ],
    ['node behind an island', 'src/islands/slot.tsx', "import path from 'node:path';"],
    [
      'a heavy package that src/index.ts imports indirectly',
      'src/domain/texts/tokens.ts',
      "import { marked } from 'marked';",
    ],
    ['node two files behind', 'src/render/constant.tsx', "import { fileHash } from '../files/content-hash.ts';"],
  ])('%s', (_, file, text) => {
    expect(unsafeInBrowsers([...project, ...importsOf(file, text)])).toHaveLength(1);
  });

  test('a circle of three, reported once', () => {
    const edge = (from: string, to: string): Import => ({ from, to, line: 1, isType: false, names: [] });
    const circle = [edge('src/b.ts', 'src/c.ts'), edge('src/c.ts', 'src/a.ts'), edge('src/a.ts', 'src/b.ts')];
    expect(cycles(circle)).toEqual(['src/a.ts → src/b.ts → src/c.ts']);
  });
});
