/** Reports values that no real business has: hosts reserved for examples, placeholder names, TODO. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import type { DataRecord, DocumentRecord, Records } from '../../../schema/records.ts';
import type { FinishedSite } from '../check.ts';
import { findValues } from './find-values.ts';
import { hasMark } from './marks.ts';
import { placeholderWordsIn } from './placeholder-words.ts';
import { hostsIn, isUnreachable, reservedHosts, whyUnreachable } from './reserved-hosts.ts';

/** Ignores marked samples, which are reported themselves, and drafts, which are not built. */
export function checkPlaceholders({ records }: Pick<FinishedSite, 'records'>): Diagnostic[] {
  const words = placeholderWordsIn(records.site?.value.language ?? 'en-US');
  const read = records.all.filter(({ value }) => !hasMark(value, 'sample') && !hasMark(value, 'draft'));
  return [...baseOf(records), ...read.flatMap((record) => [...placeholders(record, words), ...hosts(record)])];
}

function baseOf({ site }: Records): Diagnostic[] {
  const { hostname } = new URL(site?.value.url.base ?? 'https://none');
  if (!site || !isUnreachable(hostname)) return [];
  const message = `${whyUnreachable(hostname)}, so no site can be published there.`;
  const hint = 'Write the URL where the site will be published, or build with --base-url.';
  return [diagnose('url/placeholder', site.locate(['url', 'base']), message, { hint })];
}

/** URLs and email addresses that visitors open, that pages load, or that forms are sent to. */
function hosts(record: DataRecord): Diagnostic[] {
  const found = reservedHosts(record.value)
    .filter(({ path, host }) => record.kind !== 'site' || !isElsewhere(path.map(String), host))
    .map(({ path, host }) => {
      const lost = record.kind === 'site' && path[0] === 'forms' ? 'requests from visitors would be lost' : undefined;
      return unreachable(host, record.locate(path), lost);
    });
  const inBody = linesOf(record, (line) => hostsIn(line)[0]).map(({ words, at }) => unreachable(words, at));
  return [...found, ...inBody];
}

/** url.base and an endpoint on this computer have their own messages, and visitors see neither the reasons in checks nor the policy's list of hosts. */
function isElsewhere([group, field]: readonly string[], host: string): boolean {
  if (group === 'forms') return host === 'localhost' || host === '127.0.0.1';
  return group === 'checks' || group === 'url' || (group === 'security' && field === 'allow');
}

function unreachable(host: string, at: Location, result = 'nobody can reach it'): Diagnostic {
  return diagnose('url/placeholder', at, `${whyUnreachable(host)}, so ${result}.`, {
    hint: 'Write the real URL or email address. If it is meant as an example, allow this warning under checks.allow in data/site.yaml.',
  });
}

/** One diagnostic per file, at its first placeholder. */
function placeholders(record: DataRecord, placeholderWords: RegExp): Diagnostic[] {
  const found = findValues(record.value, (part) => typeof part === 'string' && placeholderWords.test(part));
  const inValues = found.map(({ path, value: text }) => ({
    words: placeholderWords.exec(String(text))?.[0] ?? '',
    at: record.locate(path),
  }));
  const [first, ...others] = [...inValues, ...linesOf(record, (line) => placeholderWords.exec(line)?.[0])];
  if (!first) return [];
  const related = others.map(({ at }) => ({ message: 'And here:', at }));
  return [
    diagnose('content/placeholder', first.at, `“${first.words}” is a placeholder.`, {
      hint: 'Write the real name or text, or omit the field. If the words are really yours, allow this warning under checks.allow in data/site.yaml.',
      related,
    }),
  ];
}

/** The lines of a document's body in which `find` finds something. */
function linesOf(record: DataRecord, find: (line: string) => string | undefined): { words: string; at: Location }[] {
  if (!('body' in record)) return [];
  const { body, bodyLine, file } = record as DocumentRecord;
  return body.split('\n').flatMap((line, index) => {
    const words = find(line);
    if (words === undefined) return [];
    const column = line.toLowerCase().indexOf(words.toLowerCase()) + 1;
    return [{ words, at: { file, line: bodyLine + index, column, length: words.length } }];
  });
}
