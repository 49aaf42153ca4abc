/** js-yaml's events → diagnostics for valid YAML that data files may not contain: aliases, tags, unusual or duplicate keys, characters that no page can show. Pure. */
import type { DiagnosticCode } from '../diagnostics/catalog.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { once } from '../memo/memoize.ts';
import { truncate } from '../text/strings.ts';
import { forbiddenCharacter } from './forbidden-text.ts';
import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from './js-yaml.ts';
import { locator, type Span } from './offsets.ts';
import { maxLevels, nestedTooDeeply } from './too-deep.ts';
import { bracketAfter } from './yaml-nodes.ts';

/** `text` is the YAML of the file; it must be one document. */
export function checkEvents(file: string, text: string, events: readonly Event[]): Diagnostic[] {
  const check = new EventCheck(file, { text, events });
  check.node(0);
  if (check.isTooDeep) return [nestedTooDeeply(file, text)];
  check.aliases();
  return check.problems;
}

type Words = Pick<Diagnostic, 'message' | 'hint'> & Partial<Pick<Diagnostic, 'related'>>;

class EventCheck {
  readonly problems: Diagnostic[] = [];
  isTooDeep = false;
  readonly #text: string;
  readonly #events: readonly Event[];
  readonly #locate: () => ReturnType<typeof locator>;
  readonly #aliases: Span[] = [];
  readonly #anchors: Span[] = [];
  /** The first event begins the document. */
  #next = 1;
  /** Where the last scalar ends. */
  #end = 0;

  constructor(file: string, { text, events }: { text: string; events: readonly Event[] }) {
    this.#text = text;
    this.#events = events;
    this.#locate = once(() => locator(file, text));
  }

  /** Reads the events of a value or an entry of a list, with all that is in it. */
  node(level: number): void {
    const event = this.#events[this.#next++];
    if (!event || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) return;
    this.#checkProperties(event);
    if (event.type === EVENT_ID.ALIAS) return;
    if (event.type === EVENT_ID.SCALAR) {
      this.#scalar(event);
      return;
    }
    this.isTooDeep ||= level === maxLevels;
    if (event.type === EVENT_ID.MAPPING) this.#map(event.style === COLLECTION_STYLE.FLOW, level);
    else while (this.#hasMore()) this.node(level + 1);
    this.#next++;
  }

  /** What YAML allows before a value: `&anchor !tag`. */
  #checkProperties(event: Exclude<Event, { type: typeof EVENT_ID.POP | typeof EVENT_ID.DOCUMENT }>): void {
    const anchor = { start: event.anchorStart - 1, end: event.anchorEnd };
    if (event.type === EVENT_ID.ALIAS) this.#aliases.push(anchor);
    else {
      if (event.anchorStart !== -1) this.#anchors.push(anchor);
      if (event.tagStart !== -1) this.#add('yaml/syntax', { start: event.tagStart, end: event.tagEnd }, tagProblem);
    }
  }

  #hasMore(): boolean {
    return this.#next < this.#events.length && this.#events[this.#next]?.type !== EVENT_ID.POP;
  }

  #scalar(event: ScalarEvent): void {
    const span = this.#spanOf(event);
    // The file's text is checked as a whole; only values with escapes can contain other characters.
    const isEscaped = event.style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast;
    const found = isEscaped ? forbiddenCharacter(getScalarValue(this.#text, event)) : undefined;
    if (found) this.#add('text/forbidden-character', span, found);
  }

  #map(isFlow: boolean, level: number): void {
    const keys = new Map<string, Span>();
    /** In braces: an unquoted text, up to the end of the words after its commas. */
    let words: (Span & { hasComma?: true }) | undefined;
    while (this.#hasMore()) {
      const key = this.#key(keys, level);
      const value = this.#events[this.#next];
      const scalar = isFlow && value?.type === EVENT_ID.SCALAR ? value : undefined;
      // `{text: Two sizes, and you may mix them}`: YAML reads the words after the comma as a field without a value.
      const isRest =
        words !== undefined && scalar?.valueStart === -1 && /\s/.test(this.#text.slice(key.start, key.end));
      if (!isRest) this.#reportWords(words);
      this.node(level + 1);
      if (isRest && words) words = { start: words.start, end: key.end, hasComma: true };
      else {
        const isText = scalar?.style === SCALAR_STYLE.PLAIN && scalar.valueStart !== -1;
        words = isText ? { start: scalar.valueStart, end: scalar.valueEnd } : undefined;
      }
    }
    this.#reportWords(words);
  }

  /** The next event begins a key. */
  #key(keys: Map<string, Span>, level: number): Span {
    const event = this.#events[this.#next];
    if (event?.type !== EVENT_ID.SCALAR) return this.#unusualKey(event, level);
    this.#checkProperties(event);
    const span = this.#spanOf(event);
    // Letters with accents may be written in two ways that look the same.
    const name = getScalarValue(this.#text, event).normalize('NFC');
    const first = keys.get(name);
    if (name === '') this.#add('yaml/key', span, { message: notAName, hint: fieldHint });
    else if (name === '__proto__')
      this.#add('yaml/key', span, { message: 'The key __proto__ is not allowed.', hint: 'Delete it.' });
    else if (first) {
      const message = `The key ${truncate(name)} is used a second time.`;
      const related = [{ message: 'It is first used here:', at: this.#locate()(first) }];
      this.#add('yaml/duplicate-key', span, { message, hint: 'Delete one of them.', related });
    } else keys.set(name, span);
    this.#next++;
    return span;
  }

  /** A map, a list or an alias. YAML reads {{phone}} as a group whose key is a group; a token has one pair of braces. */
  #unusualKey(event: Event | undefined, level: number): Span {
    this.node(level + 1);
    const start = event && 'start' in event ? event.start : this.#end;
    const isFlow = event && 'style' in event && event.style === COLLECTION_STYLE.FLOW;
    const span = { start, end: isFlow ? bracketAfter(this.#text, this.#end) : this.#end };
    const [token] = /^\{[\w-]+\}$/.exec(this.#text.slice(span.start, span.end)) ?? [];
    const hint = token === undefined ? fieldHint : `${tokenHint}: "${token}"`;
    if (event?.type !== EVENT_ID.ALIAS) this.#add('yaml/key', span, { message: notAName, hint });
    return span;
  }

  #reportWords(words: (Span & { hasComma?: true }) | undefined): void {
    if (!words?.hasComma) return;
    const message = 'Inside { }, a comma starts the next field, so text that contains a comma needs quotes.';
    this.#add('yaml/key', words, { message, hint: `Put it in quotes: "${this.#text.slice(words.start, words.end)}"` });
  }

  /** One diagnostic per file, because a few lines can contain hundreds of aliases. */
  aliases(): void {
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

  #add(code: DiagnosticCode, span: Span, { message, ...extra }: Words): void {
    this.problems.push(diagnose(code, this.#locate()(span), message, extra));
  }
}

const notAName = 'This key is not the name of a field.';
const fieldHint = 'Write the name of a field, a colon, a space and the value: name: value';
const tokenHint = 'Write a token with one pair of braces, and put text that begins with a token in quotes';
const tagProblem = {
  message: 'YAML tags (words that begin with !) are not supported.',
  hint: 'Remove the tag, or put the whole text in quotes.',
};
