/** Production packages, counted and licensed as package-lock.json has them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { productionBom } from '../../../docs/generate/production-bom.ts';
import { countByOwner, productionPackages } from '../../../docs/generate/production-packages.ts';
import { projectRoot } from '../../support/sites/run-cli.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

describe('the bill of materials', () => {
  const component = (ref: string, name: string, marks: string[] = []) => ({
    'bom-ref': ref,
    ...{ name, version: '1.0.0' },
    properties: marks.map((mark) => ({ name: mark, value: 'true' })),
  });
  const bom = {
    metadata: { component: component('root', 'treesite') },
    components: [component('a', 'a', ['cdx:npm:package:development']), component('tests', 'tests')],
    dependencies: [
      { ref: 'root', dependsOn: ['a', 'tests'] },
      { ref: 'tests', dependsOn: ['a'] },
    ],
  };

  test('has the packages of production, however npm marks them, and their dependencies', () => {
    expect(productionBom(bom, ['a@1.0.0'])).toEqual({
      ...bom,
      components: [component('a', 'a')],
      dependencies: [{ ref: 'root', dependsOn: ['a'] }],
    });
  });
});

describe('treesite', () => {
  const packages = productionPackages(JSON.parse(read('package-lock.json')));

  test('uses packages under licenses that allow it', () => {
    const known =
      /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|LGPL-3\.0-or-later|Python-2\.0|PSF-2\.0)( AND (MIT|Zlib|LGPL-3\.0-or-later))*\)?$/;
    expect(packages.filter(({ license }) => !known.test(license))).toEqual([]);
  });

  test('has as many packages, and as many with a script at installation, as docs/supply-chain.md states', () => {
    const text = read('docs/supply-chain.md');
    const [largest] = countByOwner(packages);
    expect(text).toContain(`| ${packages.filter(({ isForSomeSystems }) => !isForSomeSystems).length}, including`);
    expect(text).toContain(`${largest?.packages} for \`${largest?.name}\``);
    expect(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual(['esbuild']);
  });
});
