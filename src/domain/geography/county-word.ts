/** Names of counties with the word that their state uses. Pure. */
import { findState } from './us-states.ts';

const countyWords = /\b(county|parish|borough|census area|municipality|municipio|planning region|district|city)\b/i;

/** The words for a county in states that do not use County; islands have no such word. */
const otherWords: Readonly<Record<string, string>> = { LA: 'Parish', AK: 'Borough', PR: 'Municipio' };
const withoutCounties = ['AS', 'GU', 'MP', 'VI'];

/** Appends the state's word for a county in the United States, unless the name has it. WA is a state of Australia, too. */
export function withCountyWord(name: string, { state, country }: { state: string; country: string }): string {
  if (country !== 'US' || countyWords.test(name) || !findState(state) || withoutCounties.includes(state)) return name;
  return `${name} ${otherWords[state] ?? 'County'}`;
}
