/** A typed place, such as "Springfield, VT" → its name and state. Pure. */
import { findState } from '../domain/geography/us-states.ts';

interface PlaceName {
  name: string;
  /** The abbreviation of the state after the name; undefined if none was typed. */
  state: string | undefined;
}

/** `own` is the business's state or province, in any country. */
export function splitPlaceName(typed: string, own: string): PlaceName {
  const name = typed.trim().replace(/\s+/g, ' ');
  const [, before, behind = ''] = /^(.*\S)\s*,\s*([^,]+)$/.exec(name) ?? [];
  const state = behind.toLowerCase() === own.toLowerCase() ? own : findState(behind)?.abbreviation;
  return before === undefined || state === undefined ? { name, state: undefined } : { name: before, state };
}

const countyWords = /\b(county|parish|borough|census area|municipality|municipio|planning region|district|city)\b/i;

/** The words for a county in states that do not use County; islands have no such word. */
const otherWords: Readonly<Record<string, string>> = { LA: 'Parish', AK: 'Borough', PR: 'Municipio' };
const withoutCounties = ['AS', 'GU', 'MP', 'VI'];

/** Appends the state's word for a county, unless the name has it or the state is not in the United States. */
export function withCountyWord(name: string, state: string): string {
  if (countyWords.test(name) || !findState(state) || withoutCounties.includes(state)) return name;
  return `${name} ${otherWords[state] ?? 'County'}`;
}
