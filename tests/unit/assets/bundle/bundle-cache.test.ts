import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBundleCache } from '../../../../src/assets/bundle/bundle-cache.ts';
import { TemplateFolders } from '../../../../src/assets/bundle/template-folders.ts';
import { openCache } from '../../../../src/assets/cache.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const own = 'own/pages/home.tsx';
let root: string;
let made: number;
beforeEach(() => {
  const builtIn = { 'package/templates/pages/city.tsx': 'two', 'package/src/islands/hydrate.ts': 'code' };
  root = tempFolder({ [own]: 'one', ...builtIn });
  made = 0;
});

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

/** As another build would. */
function bundle(key = 'templates', versions = '1', meanwhile = () => {}) {
  const packageRoot = path.join(root, 'package');
  const folders = new TemplateFolders(path.join(root, 'own'), path.join(packageRoot, 'templates'));
  const cache = openCache(path.join(root, 'cache'));
  return createBundleCache({ folders, root, packageRoot, versions }, cache)(key, async () => {
    made += 1;
    meanwhile();
    return { inputs: new Set([path.join(root, own)]), code: new Map([['home', made]]) };
  });
}

describe('bundles kept between builds', () => {
  test('equal the ones that were saved', async () => {
    const first = await bundle();
    expect(await bundle()).toEqual(first);
    expect(first).toEqual({ inputs: new Set([path.join(root, own)]), code: new Map([['home', 1]]) });
    expect(made).toBe(1);
  });

  test.each([
    ['a template is edited', () => write(own, 'other')],
    ['a built-in template is edited', () => write('package/templates/pages/city.tsx', 'other')],
    ['a template comes', () => write('own/pages/city.tsx', 'two')],
    ['a template goes', () => rmSync(path.join(root, own))],
    ['code that scripts import is edited', () => write('package/src/islands/hydrate.ts', 'other')],
    ['a package.json comes', () => write('package.json', '{}')],
  ])('are made again when %s', async (_, change) => {
    await bundle();
    change();
    await bundle();
    expect(made).toBe(2);
  });

  test('are made again for another key and with another release', async () => {
    await bundle();
    await bundle('scripts');
    await bundle(undefined, '2');
    expect(made).toBe(3);
  });

  test('are not kept if a template was edited while they were made, so the old text does not get the new bundle', async () => {
    await bundle(undefined, undefined, () => write(own, 'other'));
    write(own, 'one');
    await bundle();
    expect(made).toBe(2);
  });
});
