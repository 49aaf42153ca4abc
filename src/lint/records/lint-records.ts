/** Reports data that is not ready to be published: placeholders, samples, forms without a target. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { isPlaceholderCode } from '../../domain/geography/postal-regions.ts';
import { siteScripts } from '../../domain/policies/site-scripts.ts';
import type { DataRecord, Records } from '../../schema/records.ts';
import type { CityFile, CountyFile, Site } from '../../schema/types.gen.ts';
import { lintAllowList } from '../allow-list.ts';
import { findValues } from './find-values.ts';

export function lintRecords(records: Records, isPlaceholder: (phone: string) => boolean): Diagnostic[] {
  return [...phones(records, isPlaceholder), ...forms(records), ...scripts(records), ...lintAllowList(records)];
}

/** The checks of a single file, whose result can be cached while the file is unchanged. */
export function lintRecord(record: DataRecord): Diagnostic[] {
  return [...postalCode(record), ...samples(record)];
}

function phones(records: Records, isPlaceholder: (phone: string) => boolean): Diagnostic[] {
  const main = records.site;
  const overrides = records.phoneOverrides;
  const all: [phone: string, at: Location][] = [
    ...(main ? [[main.value.business.phone, main.locate(['business', 'phone'])] as [string, Location]] : []),
    ...Object.entries(overrides?.value ?? {}).map(([key, phone]): [string, Location] => [
      phone,
      overrides?.locate([key]) as Location,
    ]),
  ];
  return all
    .filter(([phone]) => isPlaceholder(phone))
    .map(([phone, at]) =>
      diagnose('phone/placeholder', at, `${phone} is a placeholder. Callers reach nobody.`, {
        hint: 'Write the real number.',
      }),
    );
}

/** Ignores marked samples, which are reported themselves. */
function postalCode({ kind, value, locate }: DataRecord): Diagnostic[] {
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

/** One diagnostic per file, at its first sample. */
function samples(record: DataRecord): Diagnostic[] {
  const found = findValues(record.value, (value, key) => key === 'sample' && value === true).map(({ path }) => path);
  const [first] = found;
  if (!first) return [];
  const whole = found.find(({ length }) => length === 1);
  const parts = found.length === 1 ? 'One part of this file is' : `${found.length} parts of this file are`;
  const message = `${whole ? 'This file is' : parts} marked as a sample.`;
  const hint = 'Replace it with real content, then remove sample: true.';
  return [diagnose('content/sample', record.locate.key(whole ?? first), message, { hint })];
}

function forms({ site }: Records): Diagnostic[] {
  if (!site) return [];
  const { endpoint, netlify, mailto } = site.value.forms;
  if (endpoint?.startsWith('http:')) {
    const message = `The forms are sent to ${new URL(endpoint).host}, which is only on this computer.`;
    const hint =
      'This is right for trying them. Before you publish the site, write the https URL of your form service.';
    return [diagnose('url/placeholder', site.locate(['forms', 'endpoint']), message, { hint })];
  }
  if (endpoint !== undefined || netlify || mailto !== undefined) return [];
  const at = site.locate.key(['forms']);
  return [
    diagnose(
      'form/no-endpoint',
      at,
      'The forms cannot be sent: forms.endpoint, forms.netlify and forms.mailto are all missing.',
      {
        hint: 'Set forms.endpoint to the https URL of a form service, or set forms.netlify or forms.mailto.',
      },
    ),
  ];
}

/** A site with third-party scripts must mention them on a page, with {scripts}. */
function scripts({ site, documents }: Records): Diagnostic[] {
  if (!site || documents.some(({ body }) => body.includes('{scripts}'))) return [];
  const thirdParty = siteScripts(site.value).filter(({ host }) => host !== undefined);
  if (thirdParty.length === 0) return [];
  const names = thirdParty.map(({ name }) => name).join(', ');
  const hint = 'Write {scripts} in the text of your privacy page.';
  const message = `No page says that the site loads scripts of ${names}.`;
  return [diagnose('script/not-in-privacy', site.locate.key(['scripts']), message, { hint })];
}
