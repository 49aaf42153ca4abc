/** `tsc` checks all code: no pattern in tsconfig.json leaves out a file by accident. */
import path from 'node:path';
import glob from 'fast-glob';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/run-cli.ts';

test('every file of src, templates, tests and docs is type-checked, apart from sites’ own', () => {
  const file = path.join(projectRoot, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const checked = new Set(ts.parseJsonConfigFileContent(config, ts.sys, projectRoot).fileNames);
  const code = glob.sync('{src,templates,tests,docs}/**/*.{ts,tsx}', {
    cwd: projectRoot,
    ignore: ['**/node_modules/**'],
  });
  const isOfSite = (name: string) => /^tests\/sites\/.+\//.test(name);
  expect(code.filter((name) => !isOfSite(name) && !checked.has(path.join(projectRoot, name)))).toEqual([]);
});
