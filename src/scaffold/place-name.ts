/** What people type for a place → its name and its state: "Springfield, VT". Pure. */
import { findState } from '../domain/geography/us-states.ts';

interface PlaceName {
  name: string;
  /** The abbreviation of the state that was typed after the name; undefined where there was none. */
  state: string | undefined;
}

/** `own` is the business's state, which need not be one of the United States. */
export function splitPlaceName(typed: string, own: string): PlaceName {
  const name = typed.trim().replace(/\s+/g, ' ');
  const [, before, behind = ''] = /^(.*\S)\s*,\s*([^,]+)$/.exec(name) ?? [];
  const state = behind.toLowerCase() === own.toLowerCase() ? own : findState(behind)?.abbreviation;
  return before === undefined || state === undefined ? { name, state: undefined } : { name: before, state };
}

const countyWords = /\b(county|parish|borough|census area|municipality|municipio|planning region|district|city)\b/i;

/** What a county is called where it is not called County; islands have none. */
const otherWords: Readonly<Record<string, string>> = { LA: 'Parish', AK: 'Borough', PR: 'Municipio' };
const withoutCounties = ['AS', 'GU', 'MP', 'VI'];

/** The name with the word that counties of its state have; as it is where it has one, and outside the United States. */
export function withCountyWord(name: string, state: string): string {
  if (countyWords.test(name) || !findState(state) || withoutCounties.includes(state)) return name;
  return `${name} ${otherWords[state] ?? 'County'}`;
}
