/** Reports a place that is near itself, a drive time that ends before it begins, and coordinates copied from another place. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { DataRecord, NamedRecords, RecordName } from '../../../schema/records.ts';
import type { CityFile } from '../../../schema/types.gen.ts';
import type { SiteContext } from '../check.ts';

export function checkCity({ value, slug, locate }: DataRecord<CityFile>): Diagnostic[] {
  const found: Diagnostic[] = [];
  const own = value.nearby?.indexOf(slug) ?? -1;
  const hint = 'Delete the entry.';
  if (own !== -1) {
    const at = locate(['nearby', own]);
    found.push(diagnose('reference/itself', at, `${value.name} is listed as near itself.`, { hint }));
  }
  if (Object.hasOwn(value.acrossWater, slug)) {
    const at = locate.key(['acrossWater', slug]);
    found.push(diagnose('reference/itself', at, `${value.name} is listed as across the water from itself.`, { hint }));
  }
  const [first, second] = value.eta?.match(/\d+/g)?.map(Number) ?? [];
  if (first !== undefined && second !== undefined && second < first) {
    const message = `eta is a range from ${first} to ${second} minutes, which ends before it begins.`;
    found.push(diagnose('schema/range', locate(['eta']), message, { hint: `Write eta: ${second}-${first} min` }));
  }
  return found;
}

/** Skips drafts, and samples, whose coordinates are invented. Two files about the same place have their own diagnostic. */
export function checkSameSpot({ cities }: NamedRecords, { facts }: Pick<SiteContext, 'facts'>): Diagnostic[] {
  const firsts = new Map<string, { name: string; record: RecordName }>();
  return cities.flatMap((record) => {
    const { city, draft } = facts.get(record.file) ?? {};
    if (!city || city.sample || draft) return [];
    const { name, geo } = city;
    const spot = `${geo.latitude} ${geo.longitude}`;
    const first = firsts.get(spot);
    if (!first) firsts.set(spot, { name, record });
    if (!first || first.name === name) return [];
    return [
      diagnose('place/same-spot', record.locate.key(['geo']), `${name} has the same coordinates as ${first.name}.`, {
        hint: 'Correct latitude and longitude in the file where they are wrong.',
        related: [{ message: `${first.name}:`, at: first.record.locate.key(['geo']) }],
      }),
    ];
  });
}
