/** Reports file names that differ from the slugs of their titles or names. Pure. */
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../../../diagnostics/diagnostic.ts';
import { countyWord } from '../../../domain/geography/county-names.ts';
import { splitPlaceName } from '../../../domain/geography/place-names.ts';
import { regionCode, regionsOf } from '../../../domain/geography/regions.ts';
import { namedKinds, rowOf } from '../../../domain/kind-lists.ts';
import { kinds, type NamedKind } from '../../../domain/kinds.ts';
import { isCalendarDay } from '../../../domain/local-time.ts';
import { splitDate } from '../../../domain/urls/urls.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { ValueRecord } from '../../../schema/records.ts';
import { hasOtherLetters } from '../../../text/alphabets.ts';
import { withoutZeroWidth } from '../../../text/printable.ts';
import { capitalize, slugify, truncate } from '../../../text/strings.ts';
import type { FileRecord, SiteRecords } from '../../file-facts.ts';

export function checkSlugs(records: SiteRecords): Diagnostic[] {
  const country = records.site?.value.business.address.country ?? 'US';
  const isTaken = ({ kind, slug }: NamedRecord | NamedDocument) =>
    records.all.some((other) => other.kind === kind && other.slug === slug);
  return [
    ...misnamedRecords(records).map((one) => reportName(one, country, isTaken(one))),
    ...misnamedDocuments(records).map((one) => reportDocument(one, isTaken(one))),
  ];
}

/** What to do about a wrong name. */
function renaming(file: string, isTaken: boolean): string {
  return isTaken ? `There is a ${file} already, so delete one of the two` : `Rename the file to ${file}`;
}

interface NamedRecord {
  kind: NamedKind;
  record: FileRecord;
  field: 'title' | 'name';
  /** Its title or name in the data. */
  name: string;
  /** The state at the end of the slug; undefined for kinds without one. */
  state?: string | undefined;
  /** The required file name, without extension. */
  slug: string;
}

/** The files whose name differs from the slug of their title or name; if that has letters of another alphabet, any slug is right. While the site's state is unknown, so are the slugs of places without a state of their own. */
export const misnamedRecords = memoize(({ site, ...records }: SiteRecords): readonly NamedRecord[] => {
  const address = site?.value.business.address;
  const isUnknown = (state: string | undefined) =>
    state === '' || (address && state === address.region && regionCode(address) === undefined);
  return namedKinds.names.flatMap((kind) => {
    const { records: list, named: field } = kinds[kind];
    const hasState = rowOf(kind).slug === 'name and state';
    return records[list].flatMap((record): NamedRecord[] => {
      const { name, city, county } = (record as FileRecord).facts;
      const state = hasState ? (city ?? county)?.state : undefined;
      if (name === undefined || isUnknown(state)) return [];
      const slug = slugify(hasOtherLetters(name) ? record.slug : `${name} ${state ?? ''}`);
      return slug === record.slug && slug !== '' ? [] : [{ kind, record, field, name, state, slug }];
    });
  });
});

/** The schemas' limit for slugs; file systems do not allow much longer names. */
const maxSlugLength = 80;

function reportName(
  { kind, record, field, name, state, slug }: NamedRecord,
  country: string,
  isTaken: boolean,
): Diagnostic {
  const at = record.locate([field]);
  const isOther = hasOtherLetters(name);
  if (isOther && slug === '') {
    const hint = `Rename the file to a few words in Latin letters. The ${field} can stay as it is.`;
    const message = 'The name of this file contains no Latin letters or digits for a URL.';
    return diagnose('slug/empty', wholeFile(record.file), message, { hint });
  }
  if (!isOther && slugify(name) === '') {
    const hint = 'Use a name with Latin letters or digits.';
    return diagnose('slug/empty', at, `"${name}" contains no Latin letters or digits for a URL.`, { hint });
  }
  const say = (message: string, hint: string) => diagnose('slug/file-name', at, message, { hint });
  const shown = truncate(name);
  if (state !== undefined && splitPlaceName(name, { region: state, country }).state === state)
    return say(`The ${field} “${shown}” contains the state.`, `Take the state out of the ${field}.`);
  if (slug.length > maxSlugLength) {
    const long = `The ${field} gives a slug of ${slug.length} characters; the limit is ${maxSlugLength}.`;
    return say(long, `Shorten the ${field}.`);
  }
  const content = `the ${field} “${shown}”${state === undefined ? '' : ` and the state ${state}`}`;
  const message = `The name of this file, ${record.slug}.yaml, does not match ${content}.`;
  const visible = withoutZeroWidth(name);
  if (visible !== name && slugify(`${visible} ${state ?? ''}`) === record.slug)
    return say(message, `Type the ${field} again: it contains an invisible character.`);
  const rename = renaming(slug + path.extname(record.file), isTaken);
  const correct = ', or correct what is in it.';
  if (state === undefined) return say(message, rename + correct);
  const meant = regionsOf(country)?.find(record.slug.split('-').at(-1) ?? '')?.abbreviation;
  if (meant && meant !== state && slugify(`${name} ${meant}`) === record.slug) {
    const otherwise = isTaken ? '' : `, or rename the file to ${slug}.yaml if it is in ${state}`;
    return say(message, `Write state: ${meant}${otherwise}.`);
  }
  const whole = `${name} ${countyWord(state)}`;
  const isWhole = kind === 'county' && slugify(`${whole} ${state}`) === record.slug;
  if (!isTaken)
    return say(message, isWhole ? `Write name: ${whole}, or rename the file to ${slug}.yaml.` : rename + correct);
  const [, words = 'west'] = new RegExp(`^${slugify(name)}-(.+)-${slugify(state)}$`).exec(record.slug) ?? [];
  const other = `${shown} (${words.split('-').map(capitalize).join(' ')})`;
  return say(message, `${rename} or, if they are two places, name this one “${other}”${correct}`);
}

type Dated = ValueRecord<{ title: string; date?: string }>;

interface NamedDocument {
  kind: Dated['kind'];
  record: Dated;
  /** Whether the name begins with the date of the post. */
  isDated: boolean;
  /** The name after the date: in the file's name, and in the required one. */
  rest: string;
  words: string;
  /** The required file name, without extension. */
  slug: string;
}

/** The file name of a Markdown page is used in its URL unchanged. That of a post begins with its date, by which folders sort it; its URL needs no date. A translation has the name of its original, and a day that does not exist is reported as such. */
export function misnamedDocuments({ documents, posts }: SiteRecords): NamedDocument[] {
  return [...documents, ...posts].flatMap((record: Dated): NamedDocument[] => {
    const { kind, slug: name, language } = record;
    const { date, title } = record.value;
    const { date: written, slug: rest } = date === undefined ? { date, slug: name } : splitDate(name);
    const isDated = written === date || !isCalendarDay(date ?? '');
    if (language !== undefined || (isDated && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(rest))) return [];
    const words = slugify(date === undefined ? rest : rest.replace(otherDate, '')) || slugify(title);
    return [{ kind, record, isDated, rest, words, slug: date === undefined ? words : `${date}-${words}` }];
  });
}

/** 2026_11_28, 20261128, 28-11-2026 */
const otherDate = /^(\d{4}[-_. ]?\d\d?[-_. ]?\d\d?|\d\d?[-_. ]\d\d?[-_. ]\d{4})(?!\d)/;

function reportDocument({ record, isDated, rest, words, slug }: NamedDocument, isTaken: boolean): Diagnostic {
  const at = isDated ? wholeFile(record.file) : record.locate(['date']);
  const message = isDated
    ? `${rest} is not allowed in a URL. Use lower-case letters, digits and single hyphens.`
    : `The name of this file, ${record.slug}.md, does not begin with its date, ${record.value.date}.`;
  const rename = `${renaming(slug + path.extname(record.file), isTaken)}${isDated ? '.' : ', or correct the date in it.'}`;
  const hint = words === '' || words.length > maxSlugLength ? 'Rename the file to a few words.' : rename;
  return diagnose('slug/file-name', at, message, { hint });
}
