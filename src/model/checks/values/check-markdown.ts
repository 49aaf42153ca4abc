/** A Markdown text → diagnostics with locations as precise as possible. Pure. */
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
    const place = at(fault.text, fault.offset);
    if (fault.kind === 'html') {
      return diagnose('text/html', place, `HTML is not allowed in texts: ${fault.text}`, {
        hint: 'Use Markdown: **bold**, *italic*, [words](/contact/).',
      });
    }
    if (fault.kind === 'link') {
      return diagnose('link/address', place, `A link to ${fault.text} is not allowed.`, {
        hint: hrefHint(fault.text, { urls, known }),
      });
    }
    if (fault.kind === 'broken-link') {
      return diagnose('text/markdown', place, `This link is incomplete, so it is shown as it is typed: ${fault.text}`, {
        hint: 'Write [words](/contact/): the words in square brackets, then the URL in parentheses.',
      });
    }
    if (fault.kind === 'wordless') {
      return diagnose(
        'text/markdown',
        place,
        `This ${fault.text.startsWith('#') ? 'heading' : 'link'} has no words: ${fault.text}`,
        {
          hint: 'Write the words that visitors read, or delete it.',
        },
      );
    }
    if (fault.kind === 'excess') {
      return diagnose('text/markdown', place, `${fault.reason}: ${fault.text}…`, {
        hint: fault.hint,
      });
    }
    return diagnose('text/markdown', place, `This Markdown feature is not supported: ${fault.text}`, {
      hint: fault.text.startsWith('# ')
        ? 'Begin it with ##. The page’s title is the only main heading.'
        : 'Use paragraphs, lists, tables, > quotes, headings that begin with ##, **bold**, *italic*, `code` and [links](/contact/).',
    });
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
