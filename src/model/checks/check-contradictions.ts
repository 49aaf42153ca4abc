/** Reports values of one file that contradict each other: overlapping hours, a place near itself, a range that ends before it starts. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { DataRecord } from '../../schema/records.ts';
import type { CityFile, Site } from '../../schema/types.gen.ts';
import { checkCodes } from './check-codes.ts';
import { checkExceptions } from './check-exceptions.ts';
import { checkForms } from './check-forms.ts';
import { checkHomeTime } from './check-home-time.ts';
import { checkHours } from './check-hours.ts';
import { checkLanguage } from './check-language.ts';
import { checkRegionName } from './check-region-name.ts';
import { checkScripts } from './check-scripts.ts';

export function checkContradictions(record: DataRecord): Diagnostic[] {
  if (record.kind === 'site') return checkSite(record as DataRecord<Site>);
  if (record.kind === 'city') return checkCity(record as DataRecord<CityFile>);
  return [];
}

function checkSite({ value, locate }: DataRecord<Site>): Diagnostic[] {
  const { hours, rating } = value.business;
  return [
    ...(rating && rating.value > rating.best ? [aboveBest(rating, locate)] : []),
    ...(['phone', 'opening'] as const).flatMap((name) =>
      checkHours(hours[name] ?? [], ['business', 'hours', name], locate),
    ),
    ...checkExceptions(hours.exceptions, locate),
    ...checkCodes(value, locate),
    ...checkRegionName(value, locate),
    ...checkHomeTime(value, locate),
    ...checkLanguage(value, locate),
    ...checkForms(value, locate),
    ...checkScripts(value.scripts, locate),
  ];
}

function aboveBest({ value, best }: { value: number; best: number }, locate: DataRecord['locate']): Diagnostic {
  const message = `The rating is ${value}, but the best possible rating is ${best}.`;
  return diagnose('schema/range', locate(['business', 'rating', 'value']), message, {
    hint: 'Correct “value”, or set “best” to the highest rating that is possible.',
  });
}

function checkCity({ value, slug, locate }: DataRecord<CityFile>): Diagnostic[] {
  const found: Diagnostic[] = [];
  const own = value.nearby?.indexOf(slug) ?? -1;
  const hint = 'Delete the entry.';
  if (own !== -1) {
    const at = locate(['nearby', own]);
    found.push(diagnose('reference/itself', at, `${value.name} is listed as near itself.`, { hint }));
  }
  if (Object.hasOwn(value.acrossWater, slug)) {
    const at = locate.key(['acrossWater', slug]);
    found.push(diagnose('reference/itself', at, `${value.name} is listed as across the water from itself.`, { hint }));
  }
  const [first, second] = value.eta?.match(/\d+/g)?.map(Number) ?? [];
  if (first !== undefined && second !== undefined && second < first) {
    const message = `eta is a range from ${first} to ${second} minutes, which ends before it begins.`;
    const turned = `Write eta: ${second}-${first} min`;
    found.push(diagnose('schema/range', locate(['eta']), message, { hint: turned }));
  }
  return found;
}
