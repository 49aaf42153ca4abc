/** Reports dates that do not exist and unknown time zones. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../../diagnostics/nearest.ts';
import { stateOfAddress } from '../../../domain/geography/us-states.ts';
import type { Site } from '../../../schema/types.gen.ts';
import type { Annotation } from '../../../schema/validate.ts';

type Address = Site['business']['address'];

/** `2026-06-01`, `2026-06-01 12:00`, or `06-01`, which may be 29 February. */
export function checkDay({ kind, value }: Annotation, at: () => Location): Diagnostic[] {
  const isMonthDay = kind === 'month-day';
  const day = isMonthDay ? `2000-${value}` : value.slice(0, 10);
  if (isCalendarDay(day)) return [];
  const hint = whatIsWrong(day, isMonthDay ? 'Write month-day: 06-01' : 'Write year-month-day: 2026-06-01');
  return [diagnose('date/impossible', at(), `The date ${isMonthDay ? value : day} does not exist.`, { hint })];
}

/** No company, review or page is older: the year is a typo. */
const firstYear = 1600;

function isCalendarDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) && time.getUTCFullYear() >= firstYear;
}

/** `form`: how to write a day of this kind. */
function whatIsWrong(day: string, form: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d$/.exec(day) ?? [];
  if (month === undefined) return form;
  if (Number(month) < 1 || Number(month) > 12) return `There is no month ${month}. ${form}`;
  if (Number(year) < firstYear) return 'Correct the year.';
  return `Correct the day: that month has ${new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()} days.`;
}

/** Browsers use the name too, so all of them must support it. Names without a region are refused: `EST` has no daylight saving time. */
export function checkTimeZone(zone: string, at: () => Location, site: Site | undefined): Diagnostic[] {
  const isKnown = isTimeZone(zone);
  if (isKnown && (zone.includes('/') || zone === 'UTC')) return [];
  const address = site?.business.address;
  const short = meantByShortName(zone, address);
  const guess = short ?? (isKnown ? regionOf(zone) : nearTimeZone(zone));
  const hint = guess === undefined ? hintFor(address) : didYouMean(guess);
  const what = short === undefined ? `There is no time zone ${zone}.` : `${zone} is short for more than one time zone.`;
  const message = isKnown && short === undefined ? `Write the time zone ${zone} as a region and a city.` : what;
  return [diagnose('time-zone/unknown', at(), message, { hint })];
}

/** The zones of the United States and of Canada, by the beginning of their short names: EST, EDT, ET and EST5EDT. */
const byShortName: Readonly<Record<string, readonly [us: string, canada: string]>> = {
  A: ['America/Puerto_Rico', 'America/Halifax'],
  E: ['America/New_York', 'America/Toronto'],
  C: ['America/Chicago', 'America/Winnipeg'],
  M: ['America/Denver', 'America/Edmonton'],
  P: ['America/Los_Angeles', 'America/Vancouver'],
  AK: ['America/Anchorage', 'America/Anchorage'],
  H: ['Pacific/Honolulu', 'Pacific/Honolulu'],
};

function meantByShortName(zone: string, address: Address | undefined): string | undefined {
  const [, letters] = /^(AK|[AECMPH])[SD]?T(?:\d[A-Z]{3})?$/i.exec(zone) ?? [];
  const zones = letters === undefined ? undefined : byShortName[letters.toUpperCase()];
  if (!zones || !['US', 'CA', undefined].includes(address?.country)) return undefined;
  const state = address && stateOfAddress(address);
  return state?.timeZone ?? zones[address?.country === 'CA' ? 1 : 0];
}

/** The name with a region of a zone such as `Japan`; undefined if it has none. */
function regionOf(zone: string): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  return timeZone.includes('/') ? timeZone : undefined;
}

/** Memoized, because the test takes a third of a millisecond after each change in `dev`. */
const knownZones = new Set<string>();

/** Accepts old and alternative names, but not offsets (+05:00), which some browsers do not support. */
export function isTimeZone(zone: string): boolean {
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

function hintFor(address: Address | undefined): string {
  const state = address && stateOfAddress(address);
  if (!state) return 'Use a name with a region and a city: Europe/Paris';
  return `Use ${state.timeZone}, the time zone of most of ${state.name}.`;
}
