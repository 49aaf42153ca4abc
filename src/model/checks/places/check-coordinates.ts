/** Reports wrong coordinates of places, counties and the business: each once, for its clearest reason. Pure. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { NamedRecords } from '../../../schema/records.ts';
import type { SiteContext } from '../check.ts';
import { checkDistances } from './check-distances.ts';
import { checkGeography } from './check-geography.ts';

export function checkCoordinates(records: NamedRecords, { facts }: Pick<SiteContext, 'facts'>): Diagnostic[] {
  const geography = checkGeography(records, facts);
  const home = records.site?.file;
  const found = checkDistances(records, facts);
  // If the business is outside its own state and far from every place, only its own coordinates are wrong.
  const isOfHome = ({ at }: Diagnostic) => at.file === home;
  const isEvery = found.length === records.cities.length + records.counties.length;
  const distances = isEvery && geography.some(isOfHome) ? found.filter(isOfHome) : found;
  // A place that is far away is outside its county too, which is not reported as well.
  const farAway = new Set(distances.map(({ at }) => at.file));
  return [
    ...distances,
    ...geography.filter(({ at, code }) => code !== 'place/outside-county' || !farAway.has(at.file)),
  ];
}
