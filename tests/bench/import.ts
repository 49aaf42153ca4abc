/**
 * `npm run bench:import [-- --places 3000]`: a spreadsheet of made-up places in new counties, as it is imported, imported
 * again, changed in one cell and built. Processor and wall time of whole commands. A report, not a test.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchSite, generateSite } from './generate-site.ts';
import { measure } from './measure.ts';
import { ownCompany, repository } from './own-company.ts';
import { copyOwnSite, treesite } from './treesite-subject.ts';

const { values: flags } = parseArgs({ options: { places: { type: 'string', default: '3000' } } });
const program = path.join(repository, 'bin', 'treesite.js');

/** geo.latitude, sections.1.heading; a list of texts is one cell. */
function cellsOf(value: unknown, name: string): [string, string][] {
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return [[name, value.join('; ')]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => cellsOf(entry, `${name}.${index + 1}`));
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => cellsOf(child, name === '' ? key : `${name}.${key}`));
}

function spreadsheet({ places, counties }: BenchSite): string {
  const bySlug = new Map(counties.map((county) => [county.slug, county]));
  const rows = places.map(({ fields, county: slug }) => {
    const county = bySlug.get(slug);
    const ofCounty = cellsOf(county?.fields, 'county').filter(([name]) => name !== 'county.name');
    return new Map([...cellsOf({ ...fields, county: county?.name }, ''), ...ofCounty]);
  });
  const columns = [...(rows[0]?.keys() ?? [])];
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [line(columns), ...rows.map((row) => line(columns.map((name) => row.get(name) ?? '')))].join('\r\n');
}

async function timed(label: string, args: readonly string[], cwd: string): Promise<void> {
  const { processor, wall, memory } = await measure({ args: [process.execPath, program, ...args], cwd });
  const figures = `${processor.toFixed(2)} s of processor time, ${wall.toFixed(2)} s, ${memory?.toFixed(0) ?? '?'} MiB`;
  console.log(`${label.padEnd(36)} ${figures}`);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'treesite-import-'));
try {
  copyOwnSite(folder);
  const site = generateSite({ places: Number(flags.places), seed: 1, ...ownCompany() });
  const text = spreadsheet(site);
  writeFileSync(path.join(folder, 'places.csv'), text);
  console.log(`${site.places.length} places in ${site.counties.length} new counties, ${text.length} bytes of CSV`);
  const importing = ['import', 'places.csv', '--with-counties'];
  await timed('--dry-run', [...importing, '--dry-run'], folder);
  await timed('import', importing, folder);
  await timed('again, nothing changed', importing, folder);
  writeFileSync(path.join(folder, 'places.csv'), text.replace('"15000"', '"16000"'));
  await timed('again, one cell changed', importing, folder);
  await timed('build', treesite.build(folder).args.slice(2), folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
