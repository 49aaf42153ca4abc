/** An error of the `yaml` package → what is wrong in plain words, and what to write: the table of explanations. Pure. */
import type { YAMLError } from 'yaml';
import { showInvisible } from '../../text/printable.ts';
import { counted, sentence } from '../../text/strings.ts';
import { lineAt, nextLine, type Span } from '../offsets.ts';
import { isFlow, isQuoted, lineOfLast, type ParsedText } from '../yaml-document.ts';
import { alignHint, invalidIndent } from './misaligned-line.ts';
import type { Fault } from './primary-errors.ts';

type Explanation = Omit<Fault, 'misleads'> & Partial<Fault>;

const inQuotes = 'Put the whole text in quotes.';
const closeQuote = 'Add a closing quote of the same kind at the end of the text.';
const closeBracket = 'Close it, or put the whole text in quotes.';

/** Errors about indentation. */
export const aboutLines: ReadonlySet<string> = new Set([
  'MULTILINE_IMPLICIT_KEY',
  'MISSING_CHAR',
  'BAD_INDENT',
  'TAB_AS_INDENT',
]);

/** What explanations need to know of an error and its surroundings. */
interface Context extends Span {
  file: ParsedText;
  text: string;
  /** Whether the parser's message contains these words. */
  mentions: (words: string) => boolean;
  /** Its line, trimmed. */
  line: Span;
  /** Whether the parser also reports a key of several lines here. */
  overIndented: boolean;
  /** The number of lines that are indented with tabs. */
  tabs: number;
}

export function explain(error: YAMLError, file: ParsedText, seen: Pick<Context, 'overIndented' | 'tabs'>): Explanation {
  const { text } = file;
  const [start, end] = error.pos;
  const mentions = (words: string) => error.message.includes(words);
  const fault: Context = { file, text, start, end, mentions, line: lineAt(text, start), ...seen };
  const reason = sentence(error.message.split('\n', 1)[0] ?? '');
  return (
    invalidIndent(text, start) ??
    explainTag(text, fault.line) ??
    explanations[error.code]?.(fault) ??
    explanation(fault, `This is not valid YAML: ${reason}`, 'Look for a missing quote, colon or bracket.')
  );
}

/** A tag may not have such characters: `![Our van](van.jpg)`. */
function explainTag(text: string, { start, end }: Span): Explanation | undefined {
  const [before] = /^(?:- +)*(?:[\w-]+: +|- +)(?=!)/.exec(text.slice(start, end)) ?? [];
  return before === undefined
    ? undefined
    : explanation({ start: start + before.length, end }, 'Text that begins with ! needs quotes.', inQuotes);
}

function explanation({ start, end }: Span, message: string, hint: string): Explanation {
  return { message, hint, start, end };
}

/** Undefined for an error that has no explanation of its own. */
type Explain = (fault: Context) => Explanation | undefined;

const explanations: Partial<Record<YAMLError['code'], Explain>> = {
  TAB_AS_INDENT: (fault) => {
    const more = fault.tabs === 1 ? '' : `, here and in ${counted(fault.tabs - 1, 'more line')}`;
    return explanation(fault, `This line is indented with a tab${more}.`, 'Use spaces to indent.');
  },
  BLOCK_AS_IMPLICIT_KEY: ({ text, start, line, mentions, overIndented }) => {
    if (mentions('sequence'))
      return explanation(line, 'This list entry does not align with the one above it.', alignHint);
    if (overIndented)
      return explanation(lineAt(text, nextLine(text, start)), 'This line is indented too far.', alignHint);
    const marked = { start, end: line.end };
    const value = text.slice(start, line.end);
    // The apostrophe in 'the city's roots: cleared' ended the text.
    if (/^["']/.test(value))
      return explanation(marked, 'There is more text after the closing quote.', otherQuotes(value.charAt(0)));
    return explanation(marked, 'Text that contains a colon followed by a space needs quotes.', inQuotes);
  },
  MULTILINE_IMPLICIT_KEY: explainKey,
  MISSING_CHAR: explainKey,
  BAD_INDENT: ({ file, start, line, mentions }) => {
    if (mentions('Flow'))
      return explanation(lineOfLast(file, start, isFlow), 'This bracket is not closed.', closeBracket);
    if (mentions('Block scalar')) {
      const message = 'This line is part of the text that begins above, so it must be indented.';
      return { ...explanation(line, message, 'Indent it with spaces.'), misleads: true };
    }
    return explanation(line, 'This line does not align with the one above it.', alignHint);
  },
  BAD_SCALAR_START: explainSign,
  BAD_ALIAS: explainSign,
  BAD_DQ_ESCAPE: (fault) => {
    const written = `\\${fault.text[fault.start + 1] ?? ''}`;
    return explanation(
      fault,
      `${written} is not a valid escape sequence in double quotes.`,
      'Write \\\\ for a backslash, or put the text in single quotes.',
    );
  },
  MULTIPLE_DOCS: ({ line }) =>
    explanation(
      line,
      'A second document begins here.',
      'Delete the line of hyphens or dots. A file must contain one document.',
    ),
  UNEXPECTED_TOKEN: (fault) => {
    const { text, mentions } = fault;
    if (mentions('at node end')) return text[fault.start] === '{' ? explainBrace(fault) : explainEnd(text, fault);
    if (mentions('Not a YAML token') || mentions('Block scalar header'))
      return explanation(
        fault,
        'Text after | or > must begin on the next line.',
        'Begin it on the next line, indented, or put the whole text in quotes.',
      );
    if (!mentions('block-seq-ind')) return undefined;
    return explanation(
      fault,
      'A list cannot begin on the same line as its field.',
      'Begin the list on the next line, or put the whole text in quotes.',
    );
  },
};

/** A line that should be a field, but has no colon where one is needed. */
function explainKey({ file, text, start, line, mentions }: Context): Explanation {
  if (mentions('Missing closing'))
    return explanation(lineOfLast(file, start, isQuoted), 'This quote is not closed.', closeQuote);
  if (mentions('Missing , or :') && text[start] === '{') return explainBrace({ start, end: line.end });
  if (mentions('without -')) return explanation(line, 'This line does not align with the one above it.', alignHint);
  if (text.startsWith('-', line.start))
    return explanation(
      line,
      'This is a list entry, but a field is needed here.',
      'Check the indentation of this line.',
    );
  return explanation(line, 'This line needs a colon followed by a space.', colonHint(text, line));
}

/** At the start of a line, perhaps in place of the hyphen of an entry: see `wrongSign`. */
function explainSign({ text, start, end, line }: Context): Explanation {
  const found = explanation({ start, end }, `Text that begins with ${text[start]} needs quotes.`, inQuotes);
  return { ...found, misleads: start === line.start };
}

/** A token in a text of a group on one line: `{title: About {business}, text: …}`. */
function explainBrace(span: Span): Explanation {
  return explanation(span, 'Text that contains a brace needs quotes here.', inQuotes);
}

/** There is more text in the line after a complete value. */
function explainEnd(text: string, { start, end }: Span): Explanation {
  const line = lineAt(text, start);
  const value = text.slice(line.start, start).replace(/^(-\s+)*([^\s:"'][^:]*:\s+)?/, '');
  const sign = value[0] ?? '';
  if (sign === '"' || sign === "'") {
    const message = 'There is more text after the closing quote.';
    return { message, hint: otherQuotes(sign), start, end };
  }
  if (sign === '') {
    const hint = 'Begin each entry of a list with a hyphen and a space, and indent the lines that continue it.';
    return { message: 'This line is not part of the list above it.', hint, start, end: line.end };
  }
  const message = `Text that begins with ${sign} needs quotes.`;
  return { message, hint: inQuotes, start: start - value.length, end: line.end };
}

/** In place of `sign`. */
function otherQuotes(sign: string): string {
  return `Put the whole text in ${sign === '"' ? 'single' : 'double'} quotes instead.`;
}

const afterColon = /:([\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]+)/;

/** A single word only lacks its colon; anything else may not be a field at all. */
function colonHint(text: string, { start, end }: Span): string {
  const word = text.slice(start, end);
  const [, odd] = afterColon.exec(word) ?? [];
  if (odd !== undefined)
    return `The colon is followed by a character that looks like a space: ${showInvisible(odd)}. Type an ordinary space instead.`;
  return /^[\w-]+$/.test(word)
    ? `Write ${word}: with a colon.`
    : 'Write the name of a field, a colon, a space and the value: name: value. If the line continues the text above it, indent it.';
}
