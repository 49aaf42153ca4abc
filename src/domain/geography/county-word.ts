/** Names of counties with the word that their state uses. Pure. */
import { findState } from './us-states.ts';

const countyWords = /\b(county|parish|borough|census area|municipality|municipio|planning region|district|city)\b/i;

/** The words for a county in states that do not use County; islands have no such word. */
const otherWords: Readonly<Record<string, string>> = { LA: 'Parish', AK: 'Borough', PR: 'Municipio' };
const withoutCounties = ['AS', 'GU', 'MP', 'VI'];

/** Appends the state's word for a county, unless the name has it or the state is not in the United States. */
export function withCountyWord(name: string, state: string): string {
  if (countyWords.test(name) || !findState(state) || withoutCounties.includes(state)) return name;
  return `${name} ${otherWords[state] ?? 'County'}`;
}
