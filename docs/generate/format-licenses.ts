/** Production packages → docs/licenses.md. Pure. */
import { code, generatedBy, table } from './markdown.ts';
import type { ProductionPackage } from './production-packages.ts';

export function formatLicenses(packages: readonly ProductionPackage[]): string {
  const byLicense = new Map<string, number>();
  for (const { license } of packages) byLicense.set(license, (byLicense.get(license) ?? 0) + 1);
  const counts = [...byLicense].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const rows = packages.map(({ name, version, license, isForSomeSystems, neededBy }) => [
    code(name),
    version,
    license + (isForSomeSystems ? ' (some systems only)' : ''),
    neededBy.length === 1 && neededBy[0] === name ? 'treesite' : neededBy.join(', '),
  ]);
  return `${[
    generatedBy('package-lock.json'),
    '# Licenses',
    'The packages that treesite uses when it runs, with the licenses that they state. The icons and maps of sites come from the packages `@iconify-json/lucide`, `us-atlas` and `world-atlas`. treesite itself is under the MIT license; the typeface of its share cards is under the SIL Open Font License.',
    table(
      ['license', 'packages'],
      counts.map(([license, count]) => [license, String(count)]),
    ),
    table(['package', 'version', 'license', 'needed by'], rows),
  ].join('\n\n')}\n`;
}
