/** The YAML parser's errors → diagnostics in plain words: at most one per line, because further ones are consequences. Pure. */
import type { Document, Node, YAMLError } from 'yaml';
import { type Diagnostic, diagnose, type Location } from '../diagnostics/diagnostic.ts';
import { counted } from '../text/format-number.ts';
import { sentence } from '../text/sentence.ts';
import { invalidIndent } from './invalid-indent.ts';
import { findConflicts, mergeConflict } from './merge-conflict.ts';
import { alignHint, atMisalignedLines } from './misaligned-line.ts';
import { primaryErrors } from './primary-errors.ts';
import { yamlParser } from './yaml-parser.ts';

/** A file that could not be parsed. */
interface BrokenFile {
  /** Its path relative to the project's root. */
  name: string;
  text: string;
  document: Document.Parsed;
  at: (offset: number, length?: number) => Location;
  /** Whether a part of the text is valid on its own. */
  isValid: (part: string) => boolean;
}

interface Explanation {
  message: string;
  hint: string;
  /** Offsets of the marked characters. */
  start: number;
  end: number;
}

const inQuotes = 'Put the whole text in quotes.';

/** Enough to see what is wrong; explaining an error may visit all nodes of the file. */
const maxFaults = 200;

export function explainSyntax(faults: readonly YAMLError[], file: BrokenFile): Diagnostic[] {
  const conflicts = findConflicts(file.text);
  if (conflicts.length > 0)
    return conflicts.map(({ line, column, length }) => mergeConflict({ file: file.name, line, column, length }));
  const lines = new Set<number>();
  const firsts = faults.filter((fault, index) => {
    if (index > 0 && fault.message.includes('in YAML stream')) return false;
    const { line } = file.at(fault.pos[0]);
    return lines.has(line) ? false : lines.add(line);
  });
  const tabs = firsts.filter((fault) => fault.code === 'TAB_AS_INDENT');
  const explained = firsts
    .filter((fault) => fault.code !== 'TAB_AS_INDENT' || fault === tabs[0])
    .slice(0, maxFaults)
    .map((fault) => {
      const overIndented = faults.some(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === fault.pos[0]);
      const misleads = overIndented || aboutLines.has(fault.code);
      return { misleads, ...explain(fault, file, { overIndented, tabs: tabs.length }) };
    })
    .sort((a, b) => a.start - b.start);
  return primaryErrors(atMisalignedLines(explained, file), file).map(({ message, hint, start, end }) =>
    diagnose('yaml/syntax', file.at(start, Math.max(1, end - start)), message, { hint }),
  );
}

/** Errors about indentation. */
const aboutLines: ReadonlySet<string> = new Set(['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR', 'BAD_INDENT']);

function explain(fault: YAMLError, file: BrokenFile, seen: { overIndented: boolean; tabs: number }): Explanation {
  const { text } = file;
  const [start, end] = fault.pos;
  const explanation = (message: string, hint: string, marked = { start, end }): Explanation => ({
    message,
    hint,
    ...marked,
  });
  const line = lineAt(text, start);
  const mentions = (part: string) => fault.message.includes(part);
  const odd = invalidIndent(text, start);
  if (odd) return odd;
  switch (fault.code) {
    case 'TAB_AS_INDENT': {
      const more = seen.tabs === 1 ? '' : `, here and in ${counted(seen.tabs - 1, 'more line')}`;
      return explanation(`This line is indented with a tab${more}.`, 'Use spaces to indent.');
    }
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (mentions('sequence'))
        return explanation('This list entry does not align with the one above it.', alignHint, line);
      if (seen.overIndented)
        return explanation('This line is indented too far.', alignHint, lineAt(text, nextLine(text, start)));
      return explanation('Text that contains a colon followed by a space needs quotes.', inQuotes, {
        start,
        end: line.end,
      });
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      if (mentions('Missing closing'))
        return explanation('This quote is not closed.', closeQuote, openingOf(file, start, isQuoted));
      if (mentions('Missing , or :') && text[start] === '{') {
        const explained = explainBraces(file, start, mentions('flow sequence') ? '[ ]' : '{ }');
        if (explained) return explained;
      }
      if (mentions('without -')) return explanation('This line does not align with the one above it.', alignHint, line);
      if (text.startsWith('-', line.start))
        return explanation(
          'This is a list entry, but a field is needed here.',
          'Check the indentation of this line.',
          line,
        );
      return explanation('This line needs a colon followed by a space.', colonHint(text, line), line);
    case 'BAD_INDENT':
      if (mentions('Flow'))
        return explanation('This bracket is not closed.', closeBracket, openingOf(file, start, isFlow));
      if (mentions('Block scalar'))
        return explanation(
          'This line is part of the text that begins above, so it must be indented.',
          'Indent it with spaces.',
          line,
        );
      return explanation('This line does not align with the one above it.', alignHint, line);
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
      return explanation(`Text that begins with ${text[start]} needs quotes.`, inQuotes);
    case 'BAD_DQ_ESCAPE':
      return explanation(
        `\\${text[start + 1] ?? ''} is not a valid escape sequence in double quotes.`,
        'Use single quotes.',
      );
    case 'TAG_RESOLVE_FAILED':
      return explanation(
        'YAML tags (words that begin with !) are not supported.',
        'Remove the tag, or put the whole text in quotes.',
      );
    case 'KEY_OVER_1024_CHARS':
      return explanation('The name of a field ends at the first colon, and this one is too long.', inQuotes, line);
    case 'MULTIPLE_DOCS':
      return explanation(
        'A second document begins here.',
        'Delete the line of hyphens or dots. A file must contain one document.',
        line,
      );
    case 'UNEXPECTED_TOKEN':
      if (mentions('at node end')) return explainBraces(file, start, '{ }') ?? explainEnd(text, { start, end });
      if (mentions('Not a YAML token')) return explanation('Text after | or > must begin on the next line.', inQuotes);
      if (mentions('block-seq-ind'))
        return explanation(
          'A list cannot begin on the same line as its field.',
          'Begin the list on the next line, or put the whole text in quotes.',
        );
      break;
    default:
      break;
  }
  return explanation(
    `This is not valid YAML: ${sentence(fault.message.split('\n', 1)[0] ?? '')}`,
    'Look for a missing quote, colon or bracket.',
  );
}

/** A token in an unquoted text inside a flow collection, which uses braces itself: `{title: About {business}, text: …}`. */
function explainBraces(file: BrokenFile, start: number, inside: '{ }' | '[ ]'): Explanation | undefined {
  const { text } = file;
  const [token] = /^\{\w*\}/.exec(text.slice(start)) ?? [];
  const opening = openingOf(file, start, isFlow).start;
  const [before] = /[^{}[\],:\s"'][^{}[\],:]*$/.exec(text.slice(opening, start)) ?? [];
  if (token === undefined || before === undefined) return undefined;
  const [rest = ''] = /^(?:\{\w*\}|[^{}[\],\n])*/.exec(text.slice(start)) ?? [];
  return {
    message: `Inside ${inside}, text that contains ${token} needs quotes.`,
    hint: `Put it in quotes: "${before}${rest.trimEnd()}"`,
    start,
    end: start + token.length,
  };
}

/** There is more text in the line after a complete value. */
function explainEnd(text: string, { start, end }: { start: number; end: number }): Explanation {
  const line = lineAt(text, start);
  const value = text.slice(line.start, start).replace(/^(-\s+)*([^\s:"'][^:]*:\s+)?/, '');
  const sign = value[0] ?? '';
  if (sign === '"' || sign === "'") {
    const other = sign === '"' ? 'single' : 'double';
    const message = 'There is more text after the closing quote.';
    return { message, hint: `Put ${other} quotes around the whole text.`, start, end };
  }
  const message = `Text that begins with ${sign} needs quotes.`;
  return { message, hint: inQuotes, start: start - value.length, end: line.end };
}

/** A single word only lacks its colon; anything else may not be a field at all. */
function colonHint(text: string, { start, end }: { start: number; end: number }): string {
  const word = text.slice(start, end);
  return /^[\w-]+$/.test(word)
    ? `Write ${word}: with a colon.`
    : 'Write the name of a field, a colon, a space and the value: name: value';
}

const closeQuote = 'Add a closing quote of the same kind at the end of the text.';
const closeBracket = 'Close it, or put the whole text in quotes.';

/** The last node of a kind that starts before the parser's error. */
function openingOf({ document, text }: BrokenFile, before: number, isKind: (node: Node) => boolean) {
  const start = startsOf(document, isKind).findLast((begins) => begins < before) ?? before;
  return { start, end: lineAt(text, start).end };
}

/** The start offsets of all nodes of a kind, computed once for all errors of a file. */
function startsOf(document: Document.Parsed, isKind: (node: Node) => boolean): readonly number[] {
  const known = starts.get(document) ?? new Map<typeof isKind, number[]>();
  starts.set(document, known);
  const found = known.get(isKind);
  if (found) return found;
  const made: number[] = [];
  yamlParser().visit(document, {
    Node(_, node) {
      if (node.range && isKind(node)) made.push(node.range[0]);
    },
  });
  known.set(isKind, made);
  return made;
}

const starts = new WeakMap<Document.Parsed, Map<(node: Node) => boolean, number[]>>();

function isQuoted(node: Node): boolean {
  return yamlParser().isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}

function isFlow(node: Node): boolean {
  return yamlParser().isCollection(node) && node.flow === true;
}

/** The line that contains an offset, trimmed. */
function lineAt(text: string, offset: number): { start: number; end: number } {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const line = text.slice(from, next === -1 ? text.length : next);
  return { start: from + line.length - line.trimStart().length, end: from + line.trimEnd().length };
}

function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}
