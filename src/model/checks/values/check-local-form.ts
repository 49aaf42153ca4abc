/** Checks values whose format depends on the country: phone numbers, postal codes, states and census codes; and reports those that nobody has. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { straightQuotes } from '../../../diagnostics/nearest.ts';
import { stateOfSlug } from '../../../domain/geography/place-names.ts';
import { isPlaceholderCode, regionsOfPostalCode } from '../../../domain/geography/postal-regions.ts';
import { regionsOf, stateOfAddress } from '../../../domain/geography/regions.ts';
import type { Annotation } from '../../../schema/annotation.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import type { MarkContext } from '../check.ts';
import { isInSample } from '../content/find-texts.ts';
import { checkPhone } from './check-phone.ts';

type Address = Site['business']['address'];

interface MarkedValue extends Pick<Annotation, 'value' | 'path'> {
  at: () => Location;
  record: DataRecord;
}

/** Accepts any state, and any postal code without quotation marks, in countries without known formats. */
export function checkLocalForm(
  { kind, value, path }: Annotation,
  at: () => Location,
  { site, record }: Pick<MarkContext, 'site' | 'record'>,
): Diagnostic[] {
  if (!site) return [];
  const mark = { value, path, at, record };
  const { address } = site.business;
  if (kind === 'region') return checkRegion(mark, address);
  // If the business's state is not in its country, the country may be wrong or missing, which decides all other formats.
  const regions = regionsOf(address.country);
  if (regions && !regions.find(address.region) && !regions.find(address.regionName)) return [];
  if (kind === 'phone') return checkPhone(value, at, address.country);
  return kind === 'fips' ? checkCensusCode(mark, address) : checkPostalCode(mark, address);
}

interface PostalCodes {
  form: RegExp;
  /** Of the first part of a code, as lists of the codes served have it. */
  area?: RegExp;
  words: string;
}

/** Of countries without known formats. */
const anyPostalCode: PostalCodes = {
  form: /^[^"“”„‘’«»]+$/,
  words: 'Write it without quotation marks, or between straight ones: "83646"',
};

const postalCodes: Record<string, PostalCodes> = {
  US: {
    form: /^\d{5}(-\d{4})?$/,
    words: 'Write five digits, or five digits, a hyphen and four digits: "05156" or "05156-0001"',
  },
  CA: {
    form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    area: /^[A-Z]\d[A-Z]$/i,
    words: 'Alternate letters and digits, as all Canadian postal codes do: "K1A 0B1"',
  },
  GB: {
    form: /^(?:[BEGLMNSW]|[A-Z]{2})\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    area: /^(?:[BEGLMNSW]|[A-Z]{2})\d[A-Z\d]?$/i,
    words: 'Write both parts of the postcode, which begins with one or two letters (O, not a zero): "LS1 4DL"',
  },
};

/** A place in another country has that country's codes. Marked samples are reported themselves. */
function checkPostalCode(mark: MarkedValue, address: Address): Diagnostic[] {
  const { value: code, path, at, record } = mark;
  if (isPlaceholderCode(code)) {
    const message = `${code} is a placeholder. No place has this postal code.`;
    const hint = 'Write the real postal code.';
    return isInSample(record.value, path) ? [] : [diagnose('postal-code/placeholder', at(), message, { hint })];
  }
  const { form, area, words } =
    (Object.hasOwn(postalCodes, address.country) && postalCodes[address.country]) || anyPostalCode;
  const state = ownState(record);
  const regions = regionsOf(address.country);
  const isAbroad = regions && state !== undefined && !regions.find(state);
  if (isAbroad || (path[0] === 'zipCodes' && area?.test(code))) return [];
  if (form.test(code)) return path[0] === 'zipCodes' ? [] : checkStateOfCode(mark, address, state ?? address.region);
  const hint = straightQuotes(code) ?? words;
  return [diagnose('postal-code/form', at(), `"${code}" is not a valid postal code.`, { hint })];
}

/** Lists of the codes served are not checked: codes cross borders. */
function checkStateOfCode({ value: code, at, record }: MarkedValue, address: Address, typed: string): Diagnostic[] {
  const { country } = address;
  const regions = regionsOf(country);
  const own = regions?.find(typed);
  const states = regionsOfPostalCode(code, country);
  if (!regions || !own || states.length === 0 || states.includes(own.abbreviation)) return [];
  // A state that is not that of the file's name is reported for the name.
  if (states.includes(stateOfSlug(record.slug, address) ?? '')) return [];
  const names = states.map((state) => regions.find(state)?.name ?? state).join(' or ');
  const isPlace = record.kind === 'city' || record.kind === 'county';
  const correct = isPlace && states.length === 1 ? `write state: ${states[0]}` : 'correct the state';
  const hint = `Write a code in ${own.name}, or ${correct}.`;
  return [diagnose('postal-code/state', at(), `${code} is a code in ${names}, not in ${own.name}.`, { hint })];
}

function checkRegion({ value: region, at }: MarkedValue, { country }: Address): Diagnostic[] {
  const regions = regionsOf(country);
  const found = regions?.find(region);
  if (!regions || found?.abbreviation === region) return [];
  const say = (message: string, hint: string) => [diagnose('region/unknown', at(), message, { hint })];
  if (found) return say(`Write the state’s abbreviation, not "${region}".`, `Write region: ${found.abbreviation}`);
  return say(
    `${region} is not a state of this country (${country}).`,
    `Write the state’s abbreviation.${country === 'US' ? ' Outside the United States, set country: as well.' : ''}`,
  );
}

/** The codes of a state's counties start with the state's code. */
function checkCensusCode({ value: code, at, record }: MarkedValue, address: Address): Diagnostic[] {
  const state = stateOfAddress(address, ownState(record));
  if (!state || code.startsWith(state.code)) return [];
  const message = `${code} is not the census code of a county in ${state.name}.`;
  return [
    diagnose('county/fips', at(), message, {
      hint: `Use a code that begins with ${state.code}, as all codes in ${state.name} do.`,
    }),
  ];
}

function ownState({ value }: DataRecord): string | undefined {
  if (typeof value !== 'object' || value === null || !('state' in value)) return undefined;
  return typeof value.state === 'string' ? value.state : undefined;
}
