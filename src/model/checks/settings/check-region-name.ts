/** Reports a name of the business's state that is an abbreviation, or the name of another state. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { regionsOf } from '../../../domain/geography/us-states.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import { withoutAccents } from '../../../text/strings.ts';

/** Accepts every unknown name, such as one in another language, and every name in countries whose states are not known. */
export function checkRegionName({ value: { business }, locate }: DataRecord<Site>): Diagnostic[] {
  const { region, regionName, country } = business.address;
  const regions = regionsOf(country);
  const meant = regions?.find(region);
  if (!regions || !meant || withoutAccents(regionName) === withoutAccents(meant.name)) return [];
  if (meant.abbreviation === 'DC' && /^washington/i.test(regionName)) return [];
  const found = regions.find(regionName);
  if (!found) return [];
  const other = found.abbreviation === meant.abbreviation ? '' : `, or region: ${found.abbreviation}`;
  const message = `The name of ${meant.abbreviation} is ${meant.name}, not ${regionName}.`;
  const hint = `Write regionName: ${meant.name}${other}`;
  return [diagnose('region/name', locate(['business', 'address', 'regionName']), message, { hint })];
}
