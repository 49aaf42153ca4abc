/** A Markdown text → diagnostics with locations as precise as possible. Pure. */
import type { DiagnosticCode } from '../../../diagnostics/catalog.ts';
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../../diagnostics/nearest.ts';
import { allowedTokens, findTokens } from '../../../domain/texts/tokens.ts';
import type { DocumentRecord } from '../../../schema/records.ts';
import type { MarkdownFault } from '../../parse-markdown.ts';
import { bodyPosition, type TextPosition } from '../../text-positions.ts';
import type { CheckContext } from '../check.ts';
import { checkLink, hrefHint } from './check-link.ts';

interface Context extends Pick<CheckContext, 'readMarkdown' | 'urls' | 'known' | 'slugs'> {
  at: TextPosition;
  tokens: readonly string[];
}

/** The body of a Markdown page. */
export function checkBody(document: DocumentRecord, context: CheckContext): Diagnostic[] {
  return checkMarkdown(document.body, { at: bodyPosition(document), tokens: allowedTokens(), ...context });
}

export function checkMarkdown(
  markdown: string,
  { at, tokens, readMarkdown, urls, known, slugs }: Context,
): Diagnostic[] {
  const parsed = readMarkdown(markdown);
  const faults = withoutEndTags(parsed.faults).map((fault): Diagnostic => {
    const { kind, text } = fault;
    const say = (code: DiagnosticCode, message: string, hint: string | undefined) =>
      diagnose(code, at(text, fault.offset), message, { hint });
    if (kind === 'html')
      return say(
        'text/html',
        `HTML is not allowed in texts: ${text}`,
        'Use Markdown: **bold**, *italic*, [words](/contact/).',
      );
    if (kind === 'link')
      return say('link/address', `A link to ${text} is not allowed.`, hrefHint(text, { urls, known }));
    if (kind === 'broken-link')
      return say(
        'text/markdown',
        `This link is incomplete, so it is shown as it is typed: ${text}`,
        'Write [words](/contact/): the words in square brackets, then the URL in parentheses.',
      );
    if (kind === 'wordless') {
      const message = `This ${text.startsWith('#') ? 'heading' : 'link'} has no words: ${text}`;
      return say('text/markdown', message, 'Write the words that visitors read, or delete it.');
    }
    if (kind === 'excess') return say('text/markdown', `${fault.reason}: ${text}…`, fault.hint);
    return say(
      'text/markdown',
      `This Markdown feature is not supported: ${text}`,
      text.startsWith('# ')
        ? 'Begin it with ##. The page’s title is the only main heading.'
        : 'Use paragraphs, lists, tables, > quotes, headings that begin with ##, **bold**, *italic*, `code` and [links](/contact/).',
    );
  });
  const links = parsed.links.flatMap(({ href, offset }) =>
    checkLink(href, () => at(href, offset), { urls, known, slugs }),
  );
  return [...faults, ...links, ...checkTokens(markdown, tokens, at)];
}

/** Unknown tokens, and known ones in two pairs of braces, as other tools have them. */
export function checkTokens(text: string, known: readonly string[], at: TextPosition): Diagnostic[] {
  if (!text.includes('{')) return [];
  const unclosed = unclosedTokens(text, known, at);
  const unknown = findTokens(text).flatMap(({ name, offset }) => {
    if (!known.includes(name)) return [unknownToken(name, at(`{${name}}`, offset), known)];
    const doubled = `{{${name}}}`;
    if (!text.startsWith(doubled, offset - 1)) return [];
    const message = `${doubled} has one pair of braces too many, which visitors would see.`;
    return [diagnose('text/unknown-token', at(doubled, offset - 1), message, { hint: `Write {${name}}` })];
  });
  return [...unknown, ...unclosed];
}

/** `{phone` without its second brace, at the end of a text or before another word. */
function unclosedTokens(text: string, known: readonly string[], at: TextPosition): Diagnostic[] {
  return [...text.matchAll(/\{(\w+)(?![\w}])/g)].flatMap(({ 0: words, 1: name = '', index }) => {
    if (!known.includes(name)) return [];
    return [
      diagnose('text/unknown-token', at(words, index), `The token ${words} has no second brace.`, {
        hint: `Write {${name}}`,
      }),
    ];
  });
}

/** Drops end tags: `<b>words</b>` is one mistake. */
function withoutEndTags(faults: readonly MarkdownFault[]): MarkdownFault[] {
  const starts = faults.filter((fault) => fault.kind !== 'html' || !fault.text.startsWith('</'));
  return starts.length > 0 ? starts : [...faults];
}

function unknownToken(name: string, at: Location, known: readonly string[]): Diagnostic {
  const guess = nearest(name, known);
  const hint =
    guess === undefined ? `Use one of: ${known.map((token) => `{${token}}`).join(', ')}.` : didYouMean(`{${guess}}`);
  return diagnose('text/unknown-token', at, `The token {${name}} is unknown or not allowed in this text.`, { hint });
}
