/** Reports a time zone that is unknown, or whose time is not that of the business's state or country. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../../diagnostics/nearest.ts';
import { stateOfAddress, timeZonesOf } from '../../../domain/geography/regions.ts';
import { isTimeZone } from '../../../domain/local-time.ts';
import type { Annotation } from '../../../schema/annotation.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import type { CheckContext } from '../check.ts';
import { isCode } from './check-codes.ts';

/** Browsers use the name too, so all of them must support it. Names without a region are refused: `EST` has no daylight saving time. */
export function checkTimeZone(
  { value: zone }: Pick<Annotation, 'value'>,
  at: () => Location,
  { site }: Pick<CheckContext, 'site'>,
): Diagnostic[] {
  const isKnown = isTimeZone(zone);
  if (isKnown && isFullName(zone)) return [];
  const message = isKnown ? `Write the time zone ${zone} as a region and a city.` : `There is no time zone ${zone}.`;
  const guess = nearest(zone, Intl.supportedValuesOf('timeZone'));
  const state = site && stateOfAddress(site.business.address);
  const otherwise = state
    ? `Use ${state.timeZone}, the time zone of most of ${state.name}.`
    : 'Use a name with a region and a city: Europe/Paris';
  return [diagnose('time-zone/unknown', at(), message, { hint: guess === undefined ? otherwise : didYouMean(guess) })];
}

function isFullName(zone: string): boolean {
  return zone.includes('/') || zone === 'UTC';
}

/** Compares times, not names: `US/Pacific` is right for Oregon. Unknown time zones are reported by checkTimeZone. */
export function checkHomeTime({
  value: { business },
  locate,
}: Pick<DataRecord<Site>, 'value' | 'locate'>): Diagnostic[] {
  const { address, timeZone } = business;
  const state = stateOfAddress(address);
  const zones = state ? timeZonesOf(state) : zonesOfCountry(address.country);
  if (zones.length === 0 || zones.includes(timeZone)) return [];
  if (!isFullName(timeZone) || !isTimeZone(timeZone)) return [];
  const offsets = offsetsOf(timeZone);
  if (zones.some((zone) => offsetsOf(zone) === offsets)) return [];
  const home = state?.name ?? `the country ${address.country}`;
  const hint = state
    ? `Write timeZone: ${state.timeZone}, the time zone of most of ${state.name}.`
    : 'Write a time zone of that country.';
  const place = ['business', 'timeZone'];
  const isDefault = locate.written(place) === undefined;
  const at = isDefault ? locate.key(['business']) : locate(place);
  const name = isDefault ? `The default time zone, ${timeZone},` : `The time zone ${timeZone}`;
  return [diagnose('time-zone/state', at, `${name} does not match the local time in ${home}.`, { hint })];
}

/** By the Common Locale Data Repository; none for unknown countries. Node 20 has a property, later versions a method. */
function zonesOfCountry(country: string): readonly string[] {
  if (!isCode(country, 'region')) return [];
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The offsets of winter and of summer. The year does not matter. */
function offsetsOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return [0, 6].map((month) => format.format(Date.UTC(2026, month, 1, 12))).join();
}
