/** Names of counties with the word that their state uses, which the atlas omits. Pure. */
import { withoutAccents } from '../../text/strings.ts';
import { findState } from './regions.ts';

/** By census code; islands and the District of Columbia have no such word. */
const words: Readonly<Record<string, string>> = {
  '02': 'Borough',
  '11': '',
  '22': 'Parish',
  '60': '',
  '66': '',
  '69': '',
  '72': 'Municipio',
  '78': '',
};

/** What is no borough, or has its word first. The atlas is of 2017: Valdez-Cordova was split in 2019. */
const formsOfAlaska = {
  '… Census Area':
    'Aleutians West, Bethel, Dillingham, Hoonah-Angoon, Kusilvak, Nome, Prince of Wales-Hyder, Southeast Fairbanks, Valdez-Cordova, Yukon-Koyukuk',
  'City and Borough of …': 'Juneau, Sitka, Wrangell, Yakutat',
  'Municipality of …': 'Anchorage, Skagway',
};

/** `Pitt` → `Pitt County`, in Louisiana `Orleans` → `Orleans Parish`; independent cities get `City`. */
export function countyName(name: string, code: string): string {
  const state = code.slice(0, 2);
  if (Number(code.slice(2)) >= 510) return /\bCity$/.test(name) ? name : `${name} City`;
  const forms = state === '02' ? Object.entries(formsOfAlaska) : [];
  const [form = `… ${words[state] ?? 'County'}`] = forms.find(([, names]) => names.split(', ').includes(name)) ?? [];
  return form.replace('…', name).trim();
}

/** The word of most counties of a state, or County if it has none. */
export function countyWord(state: string): string {
  return words[findState(state)?.code ?? ''] || 'County';
}

const kinds =
  'county|condado|parish|parroquia|(?:city and )?borough|census area|municipality|municipio|planning region|city';
const kindFirst = new RegExp(`^(?:${kinds}) (?:of|del?) `);
const kindLast = new RegExp(`\\b(?:${kinds}|co\\.?|independent city)$`);
const anyKind = new RegExp(`\\b(?:${kinds})\\b`, 'i');

/** Equal for two spellings of a name that differ in case, accents, `St.` or `Saint`, or the word County. */
export function countyKey(name: string): string {
  const plain = withoutAccents(name).toLowerCase().replace(kindFirst, '').replace(/[()]/g, ' ').trim();
  return plain
    .replace(kindLast, '')
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/[^\p{Ll}\p{Lo}\p{N}]/gu, '');
}

export function hasCountyWord(name: string): boolean {
  return anyKind.test(name);
}

/** An independent city can have the name of a county, such as Baltimore. */
export function isCity(name: string): boolean {
  return /\bcity\b/i.test(name);
}
