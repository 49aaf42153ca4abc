/** A text → diagnostics with locations as precise as possible: of its Markdown, its tokens, and markup in plain text. Pure. */
import type { DiagnosticCode } from '../../../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { didYouMean, nearest, withSameWord } from '../../../diagnostics/nearest.ts';
import { rowOf } from '../../../domain/kind-lists.ts';
import { allowedTokens, findTokens } from '../../../domain/texts/tokens.ts';
import type { Annotation } from '../../../schema/annotation.ts';
import type { DataRecord } from '../../../schema/records.ts';
import { truncate, truncateLines } from '../../../text/strings.ts';
import { type MarkdownFault, markdownFaults } from '../../markdown-faults.ts';
import { characterReferences } from '../../parse-markdown.ts';
import { type TextPosition, textPosition } from '../../text-positions.ts';
import type { MarkContext } from '../check.ts';
import { checkLink, hrefHint } from './check-references.ts';

export function checkMarkdown(mark: Annotation, _: unknown, context: MarkContext): Diagnostic[] {
  const at = textPosition(mark, context.record);
  const parsed = context.readMarkdown(mark.value);
  const faults = withoutEndTags(parsed.faults).map(({ kind, text, offset }) => {
    const place = at(text, offset);
    if (kind === 'link')
      return diagnose('link/address', place, `A link to ${text} is not allowed.`, {
        hint: hrefHint(text, context),
      });
    const [why, hint, code = 'text/markdown']: readonly [string, string, DiagnosticCode?] = markdownFaults[kind];
    return diagnose(code, place, `${why}: ${text}`, { hint });
  });
  const links = parsed.links.flatMap(({ href, offset }) => checkLink(href, () => at(href, offset), context));
  return [...faults, ...links, ...checkTokens(mark, at, context.record)];
}

export function checkText(mark: Annotation, _: unknown, { record }: MarkContext): Diagnostic[] {
  const at = textPosition(mark, record);
  return [...checkTokens(mark, at, record), ...checkPlainText(mark.value, at)];
}

/** Unknown tokens, and known ones without one brace on each side: {{phone}}, as other tools have them, or {phone without an end. */
export function checkTokens(
  { value: text, path, tokens }: Annotation,
  at: TextPosition,
  { kind }: Pick<DataRecord, 'kind'>,
): Diagnostic[] {
  if (!text.includes('{')) return [];
  const ofPlace = path[0] === 'wording' ? (['city', 'county'] as const) : rowOf(kind).tokens;
  const known = [...allowedTokens(ofPlace), ...tokens];
  const unknown = findTokens(text).filter(({ name }) => !known.includes(name));
  const misspelled = [...text.matchAll(/\{+(\w+)(?!\w|[^{}\n]+\})\}*/g)].filter(
    ({ 0: words, 1: name = '' }) => known.includes(name) && words !== `{${name}}`,
  );
  return [
    ...unknown.map(({ name, offset }) => unknownToken(name, at(`{${name}}`, offset), known)),
    ...misspelled.map(({ 0: words, 1: name, index }) => {
      const message = `${words} needs one brace on each side. Visitors would see the braces.`;
      return diagnose('text/unknown-token', at(words, index), message, { hint: `Write {${name}}` });
    }),
  ];
}

/** Drops end tags: `<b>words</b>` is one mistake. */
function withoutEndTags(faults: readonly MarkdownFault[]): MarkdownFault[] {
  const starts = faults.filter((fault) => fault.kind !== 'html' || !fault.text.startsWith('</'));
  return starts.length > 0 ? starts : [...faults];
}

function unknownToken(name: string, at: Location, known: readonly string[]): Diagnostic {
  const guess = nearest(name, known) ?? withSameWord(name, known)[0];
  const hint =
    guess === undefined ? `Use one of: ${known.map((token) => `{${token}}`).join(', ')}.` : didYouMean(`{${guess}}`);
  return diagnose('text/unknown-token', at, `The token {${name}} is unknown or not allowed in this text.`, { hint });
}

const tagOrMarkdown =
  /\[[^\][]+\]\((?:[/#]|https?:|tel:|sms:|mailto:)[^\s)]*\)?|\*\*[^\s*][^*]*\*\*|<(?:a|b|br|em|i|li|p|span|strong|u|ul)(?: [^<>]*| ?\/)?>/i;
const markup = new RegExp(`${tagOrMarkdown.source}|${characterReferences.source}`, 'i');

/** Reports unquoted texts that YAML ends at a #: `license: Reg. #4471`. A word without a digit may be a comment. */
export function checkCutTexts({ text, annotations, locate, file }: DataRecord): Diagnostic[] {
  if (!/\s#\S*\d/.test(text)) return [];
  const lines = text.split('\n');
  return annotations.flatMap(({ kind, path, isKey }) => {
    if (isKey || (kind !== 'text' && kind !== 'markdown')) return [];
    const at = locate(path);
    const line = lines[at.line - 1]?.slice(at.column - 1).trimEnd() ?? '';
    const [, lost] = /^\s+(#\S*\d.*)/.exec(line.slice(at.length)) ?? [];
    // What a translation lacks is located in its original, of which this is not the text.
    if (!lost || at.file !== file || /^["'|>]/.test(line)) return [];
    const message = `The text ends before ${truncate(lost)}, because a # after a space begins a comment.`;
    const hint = 'Put the whole text in quotes. If it is a comment, write a space after #.';
    return [diagnose('text/cut-off', { ...at, length: line.length }, message, { hint })];
  });
}

/** Reports the first Markdown or HTML in a plain text, which visitors would see as it is typed. */
export function checkPlainText(text: string, at: TextPosition): Diagnostic[] {
  const found = markup.exec(text);
  if (!found) return [];
  const [words] = found;
  const kind = /^[<&]/.test(words) ? 'HTML' : 'Markdown';
  const message = `This field is plain text, so ${kind} is shown as typed: ${truncateLines(words)}`;
  const hint = 'Write only the words. treesite’s docs/data.md says which fields may contain Markdown.';
  return [diagnose('text/plain', at(words, found.index), message, { hint })];
}
