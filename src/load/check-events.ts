/** js-yaml's events → diagnostics for valid YAML that data files may not contain: aliases, tags, unusual or duplicate keys, characters that no page can show. Pure. */
import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { DiagnosticCode } from '../diagnostics/catalog.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { once } from '../memo/memoize.ts';
import { truncate } from '../text/strings.ts';
import { forbiddenCharacter } from './forbidden-text.ts';
import { locator, type Span } from './offsets.ts';
import { maxLevels, nestedTooDeeply } from './too-deep.ts';
import { bracketAfter } from './yaml-nodes.ts';

/** A map or list that is not yet closed. */
interface Open {
  isFlow: boolean;
  /** Of a map: where the names of its fields are. */
  keys?: Map<string, Span>;
  /** Of a map: the field whose value comes next. */
  key?: string | undefined;
  /** Of a key: where it starts. */
  keyStart?: number | undefined;
  /** Of a map in braces: an unquoted text, and the words after its commas. */
  words?: (Span & { hasComma: boolean }) | undefined;
}

/** `text` is the YAML of the file; it must be one document. */
export function checkEvents(file: string, text: string, events: readonly Event[]): Diagnostic[] {
  const checker = new EventChecker(file, text);
  for (const event of events) if (checker.levels <= maxLevels) checker.check(event);
  return checker.levels > maxLevels ? [nestedTooDeeply(file, text)] : checker.diagnostics();
}

class EventChecker {
  readonly #text: string;
  readonly #locate: () => ReturnType<typeof locator>;
  readonly #problems: Diagnostic[] = [];
  readonly #aliases: Span[] = [];
  readonly #anchors: Span[] = [];
  readonly #open: Open[] = [];
  /** Where the last scalar ends. */
  #end = 0;

  constructor(file: string, text: string) {
    this.#text = text;
    this.#locate = once(() => locator(file, text));
  }

  get levels(): number {
    return this.#open.length;
  }

  diagnostics(): Diagnostic[] {
    this.#checkAliases();
    return this.#problems;
  }

  check(event: Event): void {
    if (event.type === EVENT_ID.POP) this.#close();
    else if (event.type !== EVENT_ID.DOCUMENT) this.#node(event);
  }

  #node(event: Exclude<Event, { type: typeof EVENT_ID.POP | typeof EVENT_ID.DOCUMENT }>): void {
    const parent = this.#open.at(-1);
    const isKey = parent?.keys !== undefined && parent.key === undefined;
    const anchor = { start: event.anchorStart - 1, end: event.anchorEnd };
    if (event.type === EVENT_ID.ALIAS) {
      this.#aliases.push(anchor);
      advance(parent);
      return;
    }
    if (event.anchorStart !== -1) this.#anchors.push(anchor);
    if (event.tagStart !== -1) this.#add('yaml/syntax', { start: event.tagStart, end: event.tagEnd }, tagProblem);
    if (event.type === EVENT_ID.SCALAR) {
      if (isKey) this.#key(parent, event);
      else this.#value(parent, event);
      return;
    }
    if (parent) this.#endWords(parent);
    advance(parent);
    const opened: Open = { isFlow: event.style === COLLECTION_STYLE.FLOW };
    if (event.type === EVENT_ID.MAPPING) opened.keys = new Map();
    if (isKey) opened.keyStart = event.start;
    this.#open.push(opened);
  }

  #key(map: Open, event: ScalarEvent): void {
    const span = this.#spanOf(event);
    // Letters with accents may be written in two ways that look the same.
    const name = getScalarValue(this.#text, event).normalize('NFC');
    const first = map.keys?.get(name);
    if (name === '') this.#add('yaml/key', span, { message: notAName, hint: fieldHint });
    else if (name === '__proto__')
      this.#add('yaml/key', span, { message: 'The key __proto__ is not allowed.', hint: 'Delete it.' });
    else if (first) {
      const message = `The key ${truncate(name)} is used a second time.`;
      const related = [{ message: 'It is first used here:', at: this.#locate()(first) }];
      this.#add('yaml/duplicate-key', span, { message, hint: 'Delete one of them.', related });
    } else map.keys?.set(name, span);
    advance(map, name);
  }

  #value(parent: Open | undefined, event: ScalarEvent): void {
    const span = this.#spanOf(event);
    // The file's text is checked as a whole; only values with escapes can contain other characters.
    const isEscaped = event.style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast;
    const found = isEscaped ? forbiddenCharacter(getScalarValue(this.#text, event)) : undefined;
    if (found) this.#add('text/forbidden-character', span, found);
    if (parent?.keys && parent.isFlow) this.#collectWords(parent, event, span);
    advance(parent);
  }

  /** `{text: Two sizes, and you may mix them}`: YAML reads the words after the comma as a field without a value. */
  #collectWords(map: Open, event: ScalarEvent, span: Span): void {
    const key = map.keys?.get(map.key ?? '');
    if (map.words && key && event.valueStart === -1 && /\s/.test(map.key ?? '')) {
      map.words = { start: map.words.start, end: key.end, hasComma: true };
      return;
    }
    this.#endWords(map);
    const isUnquoted = event.style === SCALAR_STYLE.PLAIN && event.valueStart !== -1;
    if (isUnquoted) map.words = { ...span, hasComma: false };
  }

  #endWords(map: Open): void {
    const { words } = map;
    map.words = undefined;
    if (!words?.hasComma) return;
    const message = 'Inside { }, a comma starts the next field, so text that contains a comma needs quotes.';
    this.#add('yaml/key', words, { message, hint: `Put it in quotes: "${this.#text.slice(words.start, words.end)}"` });
  }

  #close(): void {
    const closed = this.#open.pop();
    if (!closed) return;
    this.#endWords(closed);
    if (closed.keyStart === undefined) return;
    const span = { start: closed.keyStart, end: closed.isFlow ? bracketAfter(this.#text, this.#end) : this.#end };
    // YAML reads {{phone}} as a group whose key is a group; a token has one pair of braces.
    const [token] = /^\{[\w-]+\}$/.exec(this.#text.slice(span.start, span.end)) ?? [];
    const hint = token === undefined ? fieldHint : `${tokenHint}: "${token}"`;
    this.#add('yaml/key', span, { message: notAName, hint });
  }

  /** One diagnostic per file, because a few lines can contain hundreds of aliases. */
  #checkAliases(): void {
    const [[alias], [anchor]] = [this.#aliases, this.#anchors];
    if (alias) {
      const more = this.#aliases.length === 1 ? '' : ` This file has ${this.#aliases.length - 1} more.`;
      const message = `The alias ${this.#text.slice(alias.start, alias.end)} is not allowed.${more}`;
      const hint = 'Write the value in full. If it is text that begins with *, put it in quotes.';
      this.#add('yaml/alias', alias, { message, hint });
    } else if (anchor) {
      const message = `The anchor ${this.#text.slice(anchor.start, anchor.end)} is not allowed.`;
      const hint = 'Delete it. If it is text that begins with &, put it in quotes.';
      this.#add('yaml/alias', anchor, { message, hint });
    }
  }

  #spanOf({ style, valueStart, valueEnd }: ScalarEvent): Span {
    if (valueStart === -1) return { start: this.#end, end: this.#end };
    const quotes = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED ? 1 : 0;
    this.#end = valueEnd + quotes;
    return { start: valueStart - quotes, end: this.#end };
  }

  #add(
    code: DiagnosticCode,
    span: Span,
    { message, ...extra }: Pick<Diagnostic, 'message' | 'hint'> & Partial<Pick<Diagnostic, 'related'>>,
  ): void {
    this.#problems.push(diagnose(code, this.#locate()(span), message, extra));
  }
}

/** Steps over a key or a value. */
function advance(parent: Open | undefined, name = ''): void {
  if (parent?.keys) parent.key = parent.key === undefined ? name : undefined;
}

const notAName = 'This key is not the name of a field.';
const fieldHint = 'Write the name of a field, a colon, a space and the value: name: value';
const tokenHint = 'Write a token with one pair of braces, and put text that begins with a token in quotes';
const tagProblem = {
  message: 'YAML tags (words that begin with !) are not supported.',
  hint: 'Remove the tag, or put the whole text in quotes.',
};
