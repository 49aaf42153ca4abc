/** Prints the production packages counted by the package that needs them: `npm run packages`. */
import { readFileSync } from 'node:fs';
import { table } from './markdown.ts';
import { countByOwner, type Lockfile, productionPackages } from './production-packages.ts';

const lockfile = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lockfile;
const packages = productionPackages(lockfile);
const rows = countByOwner(packages).map(({ name, license, packages: all, alone }) => [
  name,
  license,
  `${all}`,
  `${alone}`,
]);
const everywhere = packages.filter(({ isForSomeSystems }) => !isForSomeSystems).length;
const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
process.stdout.write(
  `${[
    table(['package', 'license', 'packages', 'of these needed by nothing else'], rows),
    `${everywhere} packages on every system, and ${packages.length - everywhere} more, of which each system installs only its own.`,
    `With a script that runs at installation: ${scripts.join(', ') || 'none'}.`,
  ].join('\n\n')}\n`,
);
