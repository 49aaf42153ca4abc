/** Production packages, counted and licensed as package-lock.json has them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { productionBom } from '../../../docs/generate/production-bom.ts';
import { countByOwner, productionPackages } from '../../../docs/generate/production-packages.ts';
import { projectRoot } from '../../support/sites/run-cli.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

test('the bill of materials has the packages of production, however npm marks them, and their dependencies', () => {
  const component = (name: string, marks: string[] = []) => ({
    ...{ 'bom-ref': name, name, version: '1.0.0' },
    properties: marks.map((mark) => ({ name: mark, value: 'true' })),
  });
  const metadata = { component: component('treesite') };
  const dependenciesOf = (ref: string, ...dependsOn: string[]) => ({ ref, dependsOn });
  const bom = {
    metadata,
    components: [component('a', ['cdx:npm:package:development']), component('tests')],
    dependencies: [dependenciesOf('treesite', 'a', 'tests'), dependenciesOf('tests', 'a')],
  };
  const inProduction = { components: [component('a')], dependencies: [dependenciesOf('treesite', 'a')] };
  expect(productionBom(bom, ['a@1.0.0'])).toEqual({ metadata, ...inProduction });
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
