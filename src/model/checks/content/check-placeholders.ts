/** Reports values that no real business has: hosts reserved for examples, brackets to fill in, lorem ipsum, TODO. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import type { DataRecord, DocumentRecord, Records } from '../../../schema/records.ts';
import type { FinishedSite } from '../check.ts';
import { findValues, hasMark } from './find-values.ts';
import { hostIn, isUnreachable, whyUnreachable } from './unreachable-hosts.ts';

/** Ignores marked samples, which are reported themselves, and drafts, which are not built. */
export function checkPlaceholders({ records }: Pick<FinishedSite, 'records'>): Diagnostic[] {
  const read = records.all.filter(({ value }) => !hasMark(value, 'sample') && !hasMark(value, 'draft'));
  return [...checkBase(records), ...read.flatMap((record) => [...checkWords(record), ...checkHosts(record)])];
}

function checkBase({ site }: Records): Diagnostic[] {
  const { hostname } = new URL(site?.value.url.base ?? 'https://none');
  if (!site || !isUnreachable(hostname)) return [];
  const message = `${whyUnreachable(hostname)}, so no site can be published there.`;
  const hint = 'Write the URL where the site will be published, or build with --base-url.';
  return [diagnose('url/placeholder', site.locate(['url', 'base']), message, { hint })];
}

/** URLs and email addresses that visitors open, that pages load, or that forms are sent to. */
function checkHosts(record: DataRecord): Diagnostic[] {
  const isOfForms = (at: FoundText) => record.kind === 'site' && at.path?.[0] === 'forms';
  return findTexts(record, hostIn)
    .filter(({ path, words }) => record.kind !== 'site' || !isElsewhere((path ?? []).map(String), words))
    .map((found) => {
      const result = isOfForms(found) ? 'requests from visitors would be lost' : 'nobody can reach it';
      return diagnose('url/placeholder', found.at, `${whyUnreachable(found.words)}, so ${result}.`, {
        hint: 'Write the real URL or email address. If it is meant as an example, allow this warning under checks.allow in data/site.yaml.',
      });
    });
}

/** url.base and an endpoint on this computer have their own messages, and visitors see neither the reasons in checks nor the policy's list of hosts. */
function isElsewhere([group, field]: readonly string[], host: string): boolean {
  if (group === 'forms') return host === 'localhost' || host === '127.0.0.1';
  return group === 'checks' || group === 'url' || (group === 'security' && field === 'allow');
}

/** Words that no finished text has; `[your town]` and `[City]`, but not the text of a Markdown link. TODO without a colon is a word of Spanish. */
const placeholders = [
  String.raw`(?<![\p{L}\p{N}_])TODO(?=:)`,
  String.raw`(?<![\p{L}\p{N}_])(?:Your (?:Company|Business|Street|City|Town|County) Name|YOUR (?:COMPANY|BUSINESS|STREET|CITY|TOWN|COUNTY) NAME)(?![\p{L}\p{N}_])`,
  '[Ll]orem [Ii]psum',
  String.raw`\[(?:(?:[Yy]our|[Mm]y|[Ii]nsert) [^\][]{1,40}|(?:[Cc]ompany|[Bb]usiness|[Cc]ity|[Tt]own|[Ss]treet|[Cc]ounty)(?: [Nn]ame)?)\](?![([:])`,
];
const placeholder = new RegExp(placeholders.join('|'), 'u');

/** One diagnostic per file, at its first placeholder. */
function checkWords(record: DataRecord): Diagnostic[] {
  const [first, ...others] = findTexts(record, (text) => placeholder.exec(text)?.[0]);
  if (!first) return [];
  const related = others.map(({ at }) => ({ message: 'And here:', at }));
  return [
    diagnose('content/placeholder', first.at, `“${first.words}” is a placeholder.`, {
      hint: 'Write the real name or text, or omit the field. If the words are really yours, allow this warning under checks.allow in data/site.yaml.',
      related,
    }),
  ];
}

interface FoundText {
  words: string;
  at: Location;
  /** Undefined in the body of a document. */
  path?: readonly (string | number)[];
}

/** The values of a file, and the lines of a document's body, in which `find` finds words. Ignores parts that are samples. */
function findTexts(record: DataRecord, find: (text: string) => string | undefined): FoundText[] {
  const wordsOf = (value: unknown) => (typeof value === 'string' ? find(value) : undefined);
  const inValues = findValues(record.value, (value) => wordsOf(value) !== undefined || hasMark(value, 'sample'));
  const found = inValues.flatMap(({ path, value }): FoundText[] => {
    const words = wordsOf(value);
    return words === undefined ? [] : [{ words, at: record.locate(path), path }];
  });
  if (!('body' in record)) return found;
  const { body, bodyLine, file } = record as DocumentRecord;
  const inBody = body.split('\n').flatMap((line, index) => {
    const words = find(line);
    if (words === undefined) return [];
    const column = line.toLowerCase().indexOf(words.toLowerCase()) + 1;
    return [{ words, at: { file, line: bodyLine + index, column, length: words.length } }];
  });
  return [...found, ...inBody];
}
