/** Reports file names that differ from the slugs of their titles or names. Pure. */
import path from 'node:path';
import { type Diagnostic, diagnose, wholeFile } from '../../../diagnostics/diagnostic.ts';
import { splitPlaceName } from '../../../domain/geography/place-names.ts';
import { regionCode } from '../../../domain/geography/regions.ts';
import { namedKinds } from '../../../domain/kind-lists.ts';
import { type KindName, kinds, type NamedKind } from '../../../domain/kinds.ts';
import { isCalendarDay } from '../../../domain/local-time.ts';
import { splitDate } from '../../../domain/urls/urls.ts';
import type { SourceName } from '../../../load/source.ts';
import { memoize } from '../../../memo/memoize.ts';
import type { ValueRecord } from '../../../schema/records.ts';
import { hasOtherLetters } from '../../../text/alphabets.ts';
import { slugify, truncate } from '../../../text/strings.ts';
import type { FileRecord, SiteRecords } from '../../file-facts.ts';

export function checkSlugs(records: SiteRecords): Diagnostic[] {
  return misnamedFiles(records).map(({ diagnostic }) => diagnostic);
}

/** A file whose name is wrong. */
interface Misnamed {
  kind: KindName;
  /** The name that it needs, without extension; empty if its owner has to find one. */
  slug: string;
  diagnostic: Diagnostic;
}

export const misnamedFiles = memoize((records: SiteRecords): readonly Misnamed[] => [
  ...namedKinds.names.flatMap((kind) =>
    (records[kinds[kind].records] as readonly NamedRecord[]).flatMap((record) => checkName(record, kind, records)),
  ),
  ...[...records.documents, ...records.posts].flatMap((record) => checkDocument(record, records)),
]);

const namesOf = memoize(({ all }: SiteRecords) => new Set(all.map(({ kind, slug }) => `${kind}/${slug}`)));

/** Places have their names in their facts. */
type NamedRecord = FileRecord & { value?: unknown };

function isTaken(records: SiteRecords, { kind }: SourceName, slug: string): boolean {
  return namesOf(records).has(`${kind}/${slug}`);
}

/** What to do about a wrong name. */
function renaming(records: SiteRecords, record: SourceName, slug: string): string {
  const file = slug + path.extname(record.file);
  return isTaken(records, record, slug)
    ? `There is a ${file} already, so delete one of the two`
    : `Rename the file to ${file}`;
}

/** The schemas' limit for slugs; file systems do not allow much longer names. */
const maxSlugLength = 80;

/** If the title or name has letters of another alphabet, any slug is right. While the site's state is unknown, so are the slugs of places without a state of their own. */
function checkName(record: NamedRecord, kind: NamedKind, records: SiteRecords): Misnamed[] {
  const { named: field } = kinds[kind];
  const { city, county } = record.facts;
  const place = city ?? county;
  const { [field]: name } = (place ?? record.value) as Record<typeof field, string>;
  const state = place?.state;
  const address = records.site?.value.business.address;
  const isStateUnknown = state === '' || (address && state === address.region && regionCode(address) === undefined);
  if (record.language !== undefined || isStateUnknown) return [];
  const isOther = hasOtherLetters(name);
  const slug = slugify(isOther ? record.slug : `${name} ${state ?? ''}`);
  if (slug === record.slug && slug !== '') return [];
  const at = record.locate([field]);
  if (slugify(isOther ? record.slug : name) === '') {
    const [empty, place] = isOther ? [record.slug, wholeFile(record.file)] : [name, at];
    const hint = isOther
      ? 'Rename the file to a few words in Latin letters.'
      : `Use a ${field} with Latin letters or digits.`;
    const message = `“${empty}” contains no Latin letters or digits for a URL.`;
    return [{ kind, slug, diagnostic: diagnose('slug/empty', place, message, { hint }) }];
  }
  const say = (message: string, hint: string) => [
    { kind, slug, diagnostic: diagnose('slug/file-name', at, message, { hint }) },
  ];
  const shown = truncate(name);
  const region = { region: state ?? '', country: address?.country ?? 'US' };
  if (state !== undefined && splitPlaceName(name, region).state === state)
    return say(`The ${field} “${shown}” contains the state.`, `Take the state out of the ${field}.`);
  if (slug.length > maxSlugLength) {
    const long = `The ${field} gives a slug of ${slug.length} characters; the limit is ${maxSlugLength}.`;
    return say(long, `Shorten the ${field}.`);
  }
  const content = `the ${field} “${shown}”${state === undefined ? '' : ` and the state ${state}`}`;
  const twice = state !== undefined && isTaken(records, record, slug);
  const other = twice ? ` If they are two places, name this one “${shown} (West)”.` : '';
  const message = `The name of this file, ${record.slug}.yaml, does not match ${content}.`;
  return say(message, `${renaming(records, record, slug)}, or correct what is in it.${other}`);
}

/** The file name of a Markdown page is used in its URL unchanged. That of a post begins with its date, by which folders sort it; its URL needs no date. A translation has the name of its original, and a day that does not exist is reported as such. */
function checkDocument(record: ValueRecord<{ title: string; date?: string }>, records: SiteRecords): Misnamed[] {
  const { kind, slug: name, language } = record;
  const { date, title } = record.value;
  const { date: written, slug: rest } = date === undefined ? { date, slug: name } : splitDate(name);
  const isDated = written === date || !isCalendarDay(date ?? '');
  if (language !== undefined || (isDated && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(rest))) return [];
  const words = slugify(written === '' ? title : rest) || slugify(title);
  const slug = date === undefined ? words : `${date}-${words}`;
  const at = isDated ? wholeFile(record.file) : record.locate(['date']);
  const message = isDated
    ? `${rest} is not allowed in a URL. Use lower-case letters, digits and single hyphens.`
    : `The name of this file, ${name}.md, does not begin with its date, ${date}.`;
  const rename = `${renaming(records, record, slug)}${isDated ? '.' : ', or correct the date in it.'}`;
  const hint = words === '' || words.length > maxSlugLength ? 'Rename the file to a few words.' : rename;
  return [{ kind, slug, diagnostic: diagnose('slug/file-name', at, message, { hint }) }];
}
