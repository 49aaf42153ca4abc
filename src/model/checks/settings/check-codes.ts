/** Reports codes of countries and languages that have the right form but do not exist. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';

/** Codes that Unicode names although they are no countries. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

export function checkCodes({ value: { business, language }, locate }: DataRecord<Site>): Diagnostic[] {
  const { country } = business.address;
  return [
    ...(country === 'US' ? [] : checkCode(['business', 'address', 'country'], country, locate)),
    ...(language === 'en-US' ? [] : checkCode(['language'], language, locate)),
  ];
}

function checkCode(path: string[], code: string, locate: DataRecord['locate']): Diagnostic[] {
  const isCountry = path.length > 1;
  const [tag = ''] = Intl.getCanonicalLocales(isCountry ? `und-${code}` : code);
  const current = isCountry ? tag.replace('und-', '') : tag;
  const names = new Intl.DisplayNames(['en'], { type: isCountry ? 'region' : 'language', fallback: 'none' });
  const isKnown = names.of(current) !== undefined && !noCountries.includes(current);
  if (isKnown && current === code) return [];
  const message = `${code} is not the code of a ${isCountry ? 'country' : 'language'}.`;
  const hint = isKnown
    ? `Write ${current}${isCountry ? ` (${names.of(current)})` : ''}`
    : `Write ${isCountry ? 'a code such as US' : 'a code such as en-US'}`;
  return [diagnose('schema/choice', locate(path), message, { hint })];
}
