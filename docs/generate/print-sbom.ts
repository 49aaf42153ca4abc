/** Prints a CycloneDX bill of materials of the production packages: `npm run --silent sbom`. Runs npm. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bom, productionBom } from './production-bom.ts';
import { type Lockfile, productionPackages } from './production-packages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const lockfile = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as Lockfile;
const expected = productionPackages(lockfile).map(({ name, version }) => `${name}@${version}`);
const bom = productionBom(JSON.parse(text) as Bom, expected);
// npm names it after its folder.
bom.metadata.component.name = 'treesite';
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
