/** Reports file names that differ from the slugs of their titles or names. Pure. */
import { type Diagnostic, diagnose, startOf } from '../../../diagnostics/diagnostic.ts';
import { splitPlaceName } from '../../../domain/geography/place-names.ts';
import { kinds } from '../../../domain/kinds.ts';
import { splitDate } from '../../../domain/urls/urls.ts';
import type { DocumentRecord, NamedRecords } from '../../../schema/records.ts';
import type { PostFile } from '../../../schema/types.gen.ts';
import { slugify, truncate } from '../../../text/strings.ts';
import { misnamedRecords, type NamedRecord } from '../../record-slugs.ts';
import type { SiteContext } from '../check.ts';

/** No file may be renamed to another one, not even to an invalid one. */
export function checkSlugs(
  records: NamedRecords,
  { facts, files }: Pick<SiteContext, 'facts' | 'files'>,
): Diagnostic[] {
  const isTaken = (file: string) => files.has(file);
  const country = records.site?.value.business.address.country ?? 'US';
  return [
    ...misnamedRecords(records, facts).map((one) => reportName(one, { country, isTaken })),
    ...records.documents.flatMap((one) => checkDocument(one, isTaken)),
    ...records.posts.flatMap((one) => checkPost(one, isTaken)),
  ];
}

/** The schemas' limit for slugs; file systems do not allow much longer names. */
const maxSlugLength = 80;

type IsTaken = (file: string) => boolean;

function reportName(
  { kind, record, field, name, state, slug }: NamedRecord,
  { country, isTaken }: { country: string; isTaken: IsTaken },
): Diagnostic {
  const at = record.locate([field]);
  if (slugify(name) === '') {
    const hint = 'Use a name with Latin letters or digits.';
    return diagnose('slug/empty', at, `"${name}" contains no Latin letters or digits for a URL.`, { hint });
  }
  const shown = truncate(name);
  const content = state === undefined ? `the ${field} “${shown}”` : `the ${field} “${shown}” and the state ${state}`;
  const message = `The name of this file, ${record.slug}.yaml, does not match ${content}.`;
  if (slug.length > maxSlugLength) {
    const long = `The ${field} gives a slug of ${slug.length} characters; the limit is ${maxSlugLength}.`;
    return diagnose('slug/file-name', at, long, { hint: `Shorten the ${field}.` });
  }
  const typed = state === undefined ? undefined : splitPlaceName(name, { region: state, country });
  if (state !== undefined && typed?.state === state) {
    const right = slugify(`${typed.name} ${state}`);
    const file = right === record.slug ? '' : `, and rename the file to ${right}.yaml`;
    const hint = `Take the state out of the name: write ${field}: ${typed.name}${file}`;
    return diagnose('slug/file-name', at, `The ${field} “${shown}” contains the state.`, { hint });
  }
  const other = renamed(record.file, `${slug}.yaml`);
  if (!isTaken(other)) {
    const hint = `Rename the file to ${slug}.yaml, or correct the ${state === undefined ? field : `${field} or the state`} in it.`;
    return diagnose('slug/file-name', at, message, { hint });
  }
  const hint = `Keep one of the two files as ${slug}.yaml and delete the other, or change the ${field} in this file: both describe the same ${kinds[kind].noun}.`;
  const related = [{ message: 'The other file:', at: startOf(other) }];
  return diagnose('slug/file-name', at, message, { hint, related });
}

function renamed(file: string, name: string): string {
  return file.replace(/[^/]*$/, name);
}

/** The file name of a post is its date, by which folders sort it, and the slug in its URL, which needs no date. */
function checkPost(record: DocumentRecord<PostFile>, isTaken: IsTaken): Diagnostic[] {
  const { file, slug: name, value, locate } = record;
  const { date, slug } = splitDate(name);
  if (date === value.date) return checkDocument(record, isTaken, { before: `${date}-`, slug });
  const better = `${value.date}-${slugify(slug) || slugify(value.title)}.md`;
  const message = `The name of this file, ${name}.md, does not begin with its date, ${value.date}.`;
  const hint = isTaken(renamed(file, better))
    ? `Correct the date in it, or give it another name: ${better} already exists.`
    : `Rename the file to ${better}, or correct the date in it.`;
  return [diagnose('slug/file-name', locate(['date']), message, { hint })];
}

/** The file name of a Markdown page is used in its URL unchanged, without `before`. */
function checkDocument(
  record: DocumentRecord<{ title: string }>,
  isTaken: IsTaken,
  { before, slug } = { before: '', slug: record.slug },
): Diagnostic[] {
  const { file, value } = record;
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  const message = `${slug} is not allowed in a URL. Use lower-case letters, digits and single hyphens.`;
  const words = slugify(slug) || slugify(value.title);
  const better = before + words;
  if (words === '' || words.length > maxSlugLength)
    return [diagnose('slug/file-name', startOf(file), message, { hint: 'Rename the file to a few words.' })];
  const hint = isTaken(renamed(file, `${better}.md`))
    ? `Give this file another name, or delete one of the two: ${better}.md already exists.`
    : `Rename the file to ${better}.md.`;
  return [diagnose('slug/file-name', startOf(file), message, { hint })];
}
