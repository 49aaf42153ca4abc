/** Reports dates that do not exist and unknown time zones. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/nearest.ts';
import { findState } from '../../domain/geography/us-states.ts';
import type { Site } from '../../schema/types.gen.ts';
import type { Annotation } from '../../schema/validate.ts';

/** `2026-06-01`, `2026-06-01 12:00`, or `06-01`, which may be 29 February. */
export function checkDay({ kind, value }: Annotation, at: () => Location): Diagnostic[] {
  const day = kind === 'month-day' ? `2000-${value}` : value.slice(0, 10);
  if (isCalendarDay(day)) return [];
  const shown = kind === 'month-day' ? value : day;
  return [diagnose('date/impossible', at(), `The date ${shown} does not exist.`, { hint: daysOf(day) })];
}

function isCalendarDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

/** The last day of the month. */
function daysOf(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return `Correct the day: that month has ${new Date(Date.UTC(year, month, 0)).getUTCDate()} days.`;
}

/** Browsers use the name too, so all of them must support it. */
export function checkTimeZone(zone: string, at: () => Location, site: Site | undefined): Diagnostic[] {
  if (isTimeZone(zone)) return [];
  const guess = nearTimeZone(zone);
  const hint = guess === undefined ? hintFor(site?.business.address) : didYouMean(guess);
  return [diagnose('time-zone/unknown', at(), `There is no time zone ${zone}.`, { hint })];
}

/** Memoized, because the test takes a third of a millisecond after each change in `dev`. */
const knownZones = new Set<string>();

/** Accepts old and alternative names, but not offsets (+05:00), which some browsers do not support. */
function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    knownZones.add(zone);
    return true;
  } catch {
    return false;
  }
}

/** Compares whole names, or only the city. */
function nearTimeZone(zone: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone');
  const written = zone.trim().replace(/\s+/g, '_');
  const whole = nearest(written, zones);
  if (whole !== undefined) return whole;
  const byCity = new Map(zones.map((known) => [known.split('/').at(-1) ?? known, known]));
  return byCity.get(nearest(written.split('/').at(-1) ?? written, byCity.keys()) ?? '');
}

function hintFor(address: Site['business']['address'] | undefined): string {
  const state = address?.country === 'US' ? findState(address.region) : undefined;
  if (!state) return 'Use a name with a region and a city: Europe/Paris';
  return `Use ${state.timeZone}, the time zone of most of ${state.name}.`;
}
