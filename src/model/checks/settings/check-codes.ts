/** Reports codes of countries and languages that do not exist, the name of another state, and a language that treesite has no words or layout for. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { regionsOf } from '../../../domain/geography/regions.ts';
import { languageOf, languagesWithWords } from '../../../domain/texts/languages.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import { withoutAccents } from '../../../text/strings.ts';

/** Codes that Unicode names although they are no countries. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

export function checkCodes({ value: { business, language, languages }, locate }: DataRecord<Site>): Diagnostic[] {
  const { country } = business.address;
  const [main = language] = languages ?? [];
  const isMain = new RegExp(`\\b${main}['"\\s]*$`, 'i').test(locate.written(['language']) ?? main);
  return [
    ...(isMain ? [] : [refuseOther(main, locate(['language']))]),
    ...(country === 'US' ? [] : checkCode('region', country, locate(['business', 'address', 'country']))),
    ...(languages ?? [language]).flatMap((tag, index) => {
      if (tag === 'en-US') return [];
      const at = locate(languages ? ['languages', index] : ['language']);
      const regional = languages?.find((other) => other.startsWith(`${tag}-`));
      if (regional !== undefined) return [repeated(tag, regional, at)];
      return isRightToLeft(tag) ? [refuseRightToLeft(tag, at)] : checkCode('language', tag, at);
    }),
  ];
}

function repeated(tag: string, regional: string, at: Location): Diagnostic {
  const hint = 'Delete one of the two, or write each with its country or script, such as en-US and en-GB.';
  return diagnose('schema/duplicate', at, `${tag} is the language of ${regional}, too.`, { hint });
}

function refuseOther(main: string, at: Location): Diagnostic {
  const hint = 'Delete this line, or put the main language first in languages.';
  return diagnose('schema/choice', at, `The main language is the first of languages, ${main}.`, { hint });
}

function refuseRightToLeft(language: string, at: Location): Diagnostic {
  const message = `${nameOf(languageOf(language))} is written from right to left, which treesite does not support yet.`;
  const hint = 'Write the language in which the texts of this site are, from left to right: en-US';
  return diagnose('language/right-to-left', at, message, { hint });
}

function checkCode(type: 'region' | 'language', code: string, at: Location): Diagnostic[] {
  const isCountry = type === 'region';
  if (isCode(code, type)) return [];
  const { current, name } = readCode(code, type);
  const message = `${code} is not the code of a ${isCountry ? 'country' : 'language'}.`;
  const example = isCountry ? 'US' : 'en-US';
  const meant = isCountry ? `${current} (${name})` : current;
  const hint = `Write ${name === undefined ? `a code such as ${example}` : meant}`;
  return [diagnose('schema/choice', at, message, { hint })];
}

/** The code that is used today, such as GB for UK, and its name in English, if it has one. */
function readCode(code: string, type: 'region' | 'language'): { current: string; name: string | undefined } {
  const [tag = ''] = Intl.getCanonicalLocales(type === 'region' ? `und-${code}` : code);
  const current = tag.replace('und-', '');
  const name = new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(current);
  return { current, name: noCountries.includes(current) ? undefined : name };
}

/** Nothing is checked by the rules of a country or a language that is itself reported. */
export function isCode(code: string, type: 'region' | 'language'): boolean {
  const { current, name } = readCode(code, type);
  return name !== undefined && current === code;
}

/** Accepts every unknown name, such as one in another language, and every name in countries whose states are not known. */
export function checkRegionName({ value: { business }, locate }: DataRecord<Site>): Diagnostic[] {
  const { region, regionName, country } = business.address;
  const regions = regionsOf(country);
  const meant = regions?.find(region);
  if (!regions || !meant || withoutAccents(regionName) === withoutAccents(meant.name)) return [];
  if (meant.abbreviation === 'DC' && /^washington/i.test(regionName)) return [];
  const found = regions.find(regionName);
  if (!found) return [];
  const other = found.abbreviation === meant.abbreviation ? '' : `, or region: ${found.abbreviation}`;
  const message = `The name of ${meant.abbreviation} is ${meant.name}, not ${regionName}.`;
  const hint = `Write regionName: ${meant.name}${other}`;
  return [diagnose('region/name', locate(['business', 'address', 'regionName']), message, { hint })];
}

/** The words that the site or its translation does not write are English in every language that treesite has no words in. */
export function checkLanguage({ translation, ...record }: DataRecord<Site>): Diagnostic[] {
  const { language, languages, wording } = record.value;
  const code = languageOf(language);
  if (languagesWithWords.includes(code) || !isCode(language, 'language') || isRightToLeft(language)) return [];
  const { locate } = translation ?? record;
  const fields = Object.keys(wording);
  const missing = fields.filter((field) => locate.written(['wording', field]) === undefined);
  if (missing.length === 0) return [];
  const at = locate(languages ? ['languages', 0] : ['language']);
  const name = nameOf(code);
  const message = `The ${translation ? 'translation' : 'site'} is in ${name}, but treesite provides the words of buttons, labels and forms only in English and Spanish. It lacks ${missing.length} of the ${fields.length} fields of wording.`;
  const some = missing.slice(0, 3).join(', ') + (missing.length > 3 ? ' …' : '');
  const hint = `Write them in ${name} under wording: in ${at.file} (${some}), as treesite’s docs/data.md lists them. If English is right, allow this warning under checks.allow in site.yaml.`;
  return [diagnose('language/wording', at, message, { hint })];
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr', 'Yezi']);

export function isRightToLeft(language: string): boolean {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? '');
}

function nameOf(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}
