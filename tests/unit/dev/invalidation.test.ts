import path from 'node:path';
import { expect, test } from 'vitest';
import { groupFolders, invalidatedBy, sourceFolders } from '../../../src/dev/invalidation.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const root = tempFolder({ 'templates/components/Hero/Hero.css': '', 'templates/components/New/New.css': '' });
const inTemplates = (name: string) => path.join(root, 'templates', name);

const bundled = {
  scripts: new Set([inTemplates('components/Slides/Slides.island.tsx')]),
  styles: new Set(['components/Hero/Hero.css', 'components/Gone/Gone.css'].map(inTemplates)),
};
const options = {
  root,
  data: path.join(root, 'data'),
  templates: path.join(root, 'templates'),
  static: path.join(root, 'static'),
  packageRoot: path.join(root, 'package'),
};

test('a schema of the site’s own: it is read again in each run', () => {
  expect(invalidatedBy(path.join(root, 'schema/city.json'), groupFolders(options), bundled)).toEqual([]);
  expect(sourceFolders(options)).toContain(path.join(root, 'schema'));
});

test.each(['package-lock.json', 'npm-shrinkwrap.json', 'bun.lockb'])(
  'a package that was installed, noticed by %s: templates and scripts may import it, and styles',
  (name) => {
    const lockFile = path.join(root, name);
    expect(invalidatedBy(lockFile, groupFolders(options), bundled)).toEqual(['templates', 'scripts', 'styles']);
    expect(sourceFolders(options)).toContain(lockFile);
  },
);

test.each([
  ['a style', 'components/Hero/Hero.css', ['styles']],
  ['an added style', 'components/New/New.css', ['styles', 'templates']],
  ['a deleted style', 'components/Gone/Gone.css', ['styles', 'templates']],
  ['markup', 'components/Hero/Hero.tsx', ['templates']],
  ['an island', 'components/Slides/Slides.island.tsx', ['templates', 'scripts']],
  ['a script', 'components/Hero/Hero.script.ts', ['templates', 'scripts', 'styles']],
  ['the style of a script', 'components/Hero/Hero.script.css', ['templates', 'scripts', 'styles']],
  ['a folder', 'components/Hero', ['templates', 'scripts', 'styles']],
])('%s', (_, name, groups) => {
  expect(invalidatedBy(inTemplates(name), groupFolders(options), bundled)).toEqual(groups);
});
