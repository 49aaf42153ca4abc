/** Reports phone numbers and postal codes that nobody has. Ignores marked samples, which are reported themselves. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { isPlaceholderCode } from '../../../domain/geography/postal-regions.ts';
import { isPlaceholder } from '../../../domain/phones/phone.ts';
import type { DataRecord, NamedRecords } from '../../../schema/records.ts';
import type { CityFile, CountyFile, Site } from '../../../schema/types.gen.ts';

export function checkPlaceholderPhones({ site, phoneOverrides }: NamedRecords): Diagnostic[] {
  if (!site) return [];
  const { phone, address } = site.value.business;
  const numbers: [phone: string, at: () => Location][] = [
    [phone, () => site.locate(['business', 'phone'])],
    ...Object.entries(phoneOverrides?.value ?? {}).map(([key, other]): [string, () => Location] => [
      other,
      () => (phoneOverrides ?? site).locate([key]),
    ]),
  ];
  return numbers.flatMap(([number, at]) => {
    if (!isPlaceholder(number, address.country)) return [];
    const message = `${number} is a placeholder. Callers reach nobody.`;
    return [diagnose('phone/placeholder', at(), message, { hint: 'Write the real number.' })];
  });
}

export function checkPlaceholderCode({ kind, value, locate }: DataRecord): Diagnostic[] {
  const isSite = kind === 'site';
  if (!isSite && kind !== 'city' && kind !== 'county') return [];
  const business = isSite ? (value as Site).business : undefined;
  const { sample, postalCode: code = '' } = business
    ? { sample: business.sample, ...business.address }
    : (value as CityFile | CountyFile);
  if (sample || !isPlaceholderCode(code)) return [];
  const at = locate(isSite ? ['business', 'address', 'postalCode'] : ['postalCode']);
  return [
    diagnose('postal-code/placeholder', at, `${code} is a placeholder. No place has this postal code.`, {
      hint: 'Write the real postal code.',
    }),
  ];
}
