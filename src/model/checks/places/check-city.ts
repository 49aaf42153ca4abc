/** Reports a place that is near itself, and a drive time that ends before it begins. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { CityFile } from '../../../schema/types.gen.ts';

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
