/** Reports file names that differ from the slugs of their titles or names. Pure. */
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../../../diagnostics/diagnostic.ts';
import { splitPlaceName } from '../../../domain/geography/place-names.ts';
import { regionCode } from '../../../domain/geography/regions.ts';
import { namedKinds, rowOf } from '../../../domain/kind-lists.ts';
import { kinds, type NamedKind } from '../../../domain/kinds.ts';
import { isCalendarDay } from '../../../domain/local-time.ts';
import { splitDate } from '../../../domain/urls/urls.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { ValueRecord } from '../../../schema/records.ts';
import { hasOtherLetters } from '../../../text/alphabets.ts';
import { slugify, truncate } from '../../../text/strings.ts';
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

function reportName({ record, field, name, state, slug }: NamedRecord, country: string, isTaken: boolean): Diagnostic {
  const at = record.locate([field]);
  const isOther = hasOtherLetters(name);
  if (slugify(isOther ? record.slug : name) === '') {
    const [empty, place] = isOther ? [record.slug, wholeFile(record.file)] : [name, at];
    const hint = isOther
      ? 'Rename the file to a few words in Latin letters.'
      : `Use a ${field} with Latin letters or digits.`;
    return diagnose('slug/empty', place, `“${empty}” contains no Latin letters or digits for a URL.`, { hint });
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
  const twice = isTaken && state !== undefined ? ` If they are two places, name this one “${shown} (West)”.` : '';
  const rename = renaming(slug + path.extname(record.file), isTaken);
  return say(message, `${rename}, or correct what is in it.${twice}`);
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
    const words = slugify(written === '' ? title : rest) || slugify(title);
    return [{ kind, record, isDated, rest, words, slug: date === undefined ? words : `${date}-${words}` }];
  });
}

function reportDocument({ record, isDated, rest, words, slug }: NamedDocument, isTaken: boolean): Diagnostic {
  const at = isDated ? wholeFile(record.file) : record.locate(['date']);
  const message = isDated
    ? `${rest} is not allowed in a URL. Use lower-case letters, digits and single hyphens.`
    : `The name of this file, ${record.slug}.md, does not begin with its date, ${record.value.date}.`;
  const rename = `${renaming(slug + path.extname(record.file), isTaken)}${isDated ? '.' : ', or correct the date in it.'}`;
  const hint = words === '' || words.length > maxSlugLength ? 'Rename the file to a few words.' : rename;
  return diagnose('slug/file-name', at, message, { hint });
}
