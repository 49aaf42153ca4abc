/** Reports a name of the business's state that contradicts its abbreviation, or is misspelled. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { regionsOf } from '../../../domain/geography/us-states.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';

/** Accepts every name that is not similar to a known one, and every name in countries whose states are not known. */
export function checkRegionName({ value: { business, language }, locate }: DataRecord<Site>): Diagnostic[] {
  const { region, regionName, country } = business.address;
  const regions = regionsOf(country);
  const meant = regions?.find(region);
  if (!regions || !meant || withoutAccents(regionName) === withoutAccents(meant.name)) return [];
  if (meant.abbreviation === 'DC' && /^washington/i.test(regionName)) return [];
  // Names in other languages are similar to the English ones: Luisiana.
  const guess = language.startsWith('en') ? nearest(regionName, regions.names) : undefined;
  const found = regions.find(regionName) ?? regions.find(guess ?? '');
  if (!found) return [];
  const other = found.abbreviation === meant.abbreviation ? '' : `, or region: ${found.abbreviation}`;
  const message = `The name of ${meant.abbreviation} is ${meant.name}, not ${regionName}.`;
  const hint = `Write regionName: ${meant.name}${other}`;
  return [diagnose('region/name', locate(['business', 'address', 'regionName']), message, { hint })];
}

function withoutAccents(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}
