/** Names of counties with the word that their state uses: the atlas omits the word County, Parish or City. Pure. */
import { withoutAccents } from '../../text/strings.ts';
import { findState } from './regions.ts';

/** `Pitt` → `Pitt County`, in Louisiana `Orleans` → `Orleans Parish`; independent cities get `City`. */
export function countyName(name: string, code: string): string {
  const state = code.slice(0, 2);
  if (state === '22') return `${name} Parish`;
  // Boroughs, municipios, islands and the District have no word in common.
  if (['02', '11', '60', '66', '69', '72', '78'].includes(state)) return name;
  const isCity = Number(code.slice(2)) >= 510;
  if (!isCity) return `${name} County`;
  return /\bCity$/.test(name) ? name : `${name} City`;
}

const kinds =
  /\b(county|parish|borough|city and borough|census area|municipality|municipio|island|planning region|city)$/;

/** Equal for two spellings of a name that differ in case, accents, `St.` or `Saint`, or the word County. */
export function countyKey(name: string): string {
  const plain = withoutAccents(name)
    .toLowerCase()
    .replace(/^(?:city of|municipio del?) /, '')
    .trim();
  return plain
    .replace(kinds, '')
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/[^\p{Ll}\p{Lo}\p{N}]/gu, '');
}

const countyWords = /\b(county|parish|borough|census area|municipality|municipio|planning region|district|city)\b/i;

/** The words for a county in states that do not use County; islands have no such word. */
const otherWords: Readonly<Record<string, string>> = { LA: 'Parish', AK: 'Borough', PR: 'Municipio' };
const withoutCounties = ['AS', 'GU', 'MP', 'VI'];

/** Appends the state's word for a county in the United States, unless the name has it: `Orange Co.` → `Orange County`. WA is a state of Australia, too. */
export function withCountyWord(name: string, { state, country }: { state: string; country: string }): string {
  if (country !== 'US' || countyWords.test(name) || !findState(state) || withoutCounties.includes(state)) return name;
  return `${name.replace(/\s+co\.?$/i, '')} ${otherWords[state] ?? 'County'}`;
}
