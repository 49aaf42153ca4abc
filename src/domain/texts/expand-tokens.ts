/** Puts the values of {tokens} into the props of pages. Pure. */
import { fill } from './fill.ts';
import type { Inline } from './rich-text.ts';
import { findTokens, type TokenValues } from './tokens.ts';

/**
 * Fills the tokens of every text in a page's props, however deep. In formatted text `{phone}` becomes a
 * call link; everywhere else it is the number as people read it. Values are never read for tokens again.
 *
 * Nothing is copied that does not change: what holds no token is returned itself. A part that does is filled once for
 * each set of the values it names, so that what many pages share stays one object for all of them. `seen` knows what
 * they share.
 */
export function expandTokens<Props>(props: Props, values: TokenValues, seen = new SeenParts()): Props {
  return new Expansion(values, seen).of(props) as Props;
}

/**
 * The large parts of one page and of the page before. What two pages in a row hold is shared; what is known of all else is
 * forgotten: an entry of a weak map outlives the page, and would cost more than it saves.
 */
export class SeenParts {
  #before = new Set<object>();
  #now = new Set<object>();

  beginPage(): void {
    this.#before = this.#now;
    this.#now = new Set();
  }

  /** Whether the page before held it too. */
  add(part: object): boolean {
    this.#now.add(part);
    return this.#before.has(part);
  }
}

/** A bit for each token, so that what a part names is one number. */
const bits: ReadonlyMap<string, number> = new Map([
  ['phone', 1],
  ['business', 2],
  ['year', 4],
  ['city', 8],
  ['county', 16],
  ['forms', 32],
  ['scripts', 64],
]);

/** The token that differs on every page of a place. */
const ofPlace = bits.get('city') ?? 0;

/** What is known of a part that was read before. */
type Known =
  /** It names no token. */
  | 'same'
  | {
      /** The tokens named anywhere in it. */
      uses: number;
      /** Of an object: the keys whose values name any. Many texts are looked at once, and few again. */
      keys: readonly string[] | undefined;
      /** What became of it, by the values of those tokens. */
      results: Map<string, object>;
      /** Of an object: itself, or a copy where it has so many keys that V8 copies it slowly. What it copied itself is fast. */
      original: object;
    };

/** Shared parts are given to every page; they live in the model, and with it so does what is known of them. */
const known = new WeakMap<object, Known>();

/** In values: a smaller part is read again sooner than it is looked up. */
const worthKeeping = 32;
/** Of each part: one that names the place has as many results as there are places. */
const maxResults = 64;

class Expansion {
  readonly #values: TokenValues;
  readonly #texts: Record<string, string>;
  readonly #keys = new Map<number, string>();
  /** Of the part that is being read: the tokens it names, and how many values it holds. */
  #uses = 0;
  #size = 0;
  /** Of the object that was read last: the keys whose values name a token. */
  #namingKeys: string[] | undefined;
  /** A link in a link is none. */
  #isInLink = false;

  readonly #seen: SeenParts;

  constructor(values: TokenValues, seen: SeenParts) {
    this.#seen = seen;
    const { phoneHref: _, scriptLinks: __, city, county, ...rest } = values;
    this.#values = values;
    this.#texts = {
      ...rest,
      ...(city === undefined ? {} : { city }),
      ...(county === undefined ? {} : { county }),
    };
  }

  of(value: unknown): unknown {
    this.#size += 1;
    if (typeof value === 'string') return value.includes('{') ? this.#fill(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    const before = known.get(value);
    if (before === undefined) return this.#read(value);
    this.#size += worthKeeping;
    if (before === 'same') return value;
    const found = before.results.get(this.#key(before.uses));
    if (!found) return this.#read(value, before);
    this.#uses |= before.uses;
    return found;
  }

  #read(value: object, before?: Exclude<Known, 'same'>): object {
    const keys = before?.keys;
    const [usesOutside, sizeOutside] = [this.#uses, this.#size];
    this.#uses = 0;
    this.#size = keys ? worthKeeping : 0;
    const result = Array.isArray(value) ? this.#list(value) : this.#object(value, keys, before?.original);
    if (this.#size >= worthKeeping) this.#keep(value, result);
    this.#uses |= usesOutside;
    this.#size += sizeOutside;
    return result;
  }

  #keep(value: object, result: object): void {
    const found = known.get(value);
    if (!found && !this.#seen.add(value)) return;
    if (this.#uses === 0) {
      known.set(value, 'same');
      return;
    }
    const part = typeof found === 'object' ? found : this.#newPart(value);
    if (part !== found) known.set(value, part);
    // The next page is another place's.
    if ((this.#uses & ofPlace) !== 0) return;
    if (part.results.size >= maxResults) part.results.clear();
    part.results.set(this.#key(this.#uses), result);
  }

  #newPart(value: object): Exclude<Known, 'same'> {
    const parts = { uses: this.#uses, results: new Map<string, object>() };
    if (Array.isArray(value)) return { ...parts, keys: undefined, original: value };
    return { ...parts, keys: this.#isInLink ? undefined : this.#namingKeys, original: quickToCopy(value) };
  }

  /** `keys` are all that change, where they are known. */
  #object(value: object, keys: readonly string[] = Object.keys(value), original = value): object {
    if (!this.#isInLink && 'type' in value && value.type === 'link') {
      this.#isInLink = true;
      const result = this.#object(value);
      this.#isInLink = false;
      return result;
    }
    let copy: Record<string, unknown> | undefined;
    let naming: string[] | undefined;
    const usesBefore = this.#uses;
    let uses = 0;
    for (const key of keys) {
      const child = (value as Readonly<Record<string, unknown>>)[key];
      this.#uses = 0;
      const expanded = this.of(child);
      if (this.#uses !== 0) {
        naming ??= [];
        naming.push(key);
        uses |= this.#uses;
      }
      if (expanded === child) continue;
      copy ??= { ...original };
      copy[key] = expanded;
    }
    this.#uses = usesBefore | uses;
    this.#namingKeys = naming;
    return copy ?? value;
  }

  /** A text among formatted text may become several parts, or none. */
  #list(value: readonly unknown[]): readonly unknown[] {
    let copy: unknown[] | undefined;
    for (let index = 0; index < value.length; index++) {
      const item = value[index];
      const expanded = isTextNode(item) ? this.#parts(item) : this.of(item);
      if (expanded === item) {
        copy?.push(item);
        continue;
      }
      copy ??= value.slice(0, index);
      if (isTextNode(item)) for (const part of expanded as Inline[]) copy.push(part);
      else copy.push(expanded);
    }
    return copy ?? value;
  }

  /** The node itself where nothing in it changes. */
  #parts(node: TextNode): TextNode | Inline[] {
    const { text } = node;
    this.#size += 1;
    if (text !== '' && !text.includes('{')) return node;
    if (this.#isInLink) return [{ type: 'text', text: this.#fill(text) }];
    return text.split(/(\{(?:phone|scripts)\})/).flatMap((part): readonly Inline[] => {
      if (part === '') return [];
      if (part === '{scripts}') {
        this.#uses |= bits.get('scripts') ?? 0;
        return this.#values.scriptLinks ?? [{ type: 'text', text: this.#values.scripts }];
      }
      if (part !== '{phone}') return [{ type: 'text', text: this.#fill(part) }];
      this.#uses |= bits.get('phone') ?? 0;
      return [{ type: 'link', href: this.#values.phoneHref, children: [{ type: 'text', text: this.#values.phone }] }];
    });
  }

  #fill(text: string): string {
    for (const { name } of findTokens(text)) this.#uses |= bits.get(name) ?? 0;
    return fill(text, this.#texts);
  }

  /** The values of these tokens as one text. */
  #key(uses: number): string {
    const made = this.#keys.get(uses);
    if (made !== undefined) return made;
    const { phoneHref, scriptLinks } = this.#values;
    const named = [...bits].filter(([, bit]) => (uses & bit) !== 0);
    // A place is not the same as none: a token without a value stays as it is.
    const key = JSON.stringify(
      named.map(([name]) => [this.#texts[name], { phone: phoneHref, scripts: scriptLinks }[name]]),
    );
    this.#keys.set(uses, key);
    return key;
  }
}

/** V8 keeps an object with more keys than this, as JSON gives it, in a table; a copy of that is ten times as fast to copy. */
const manyKeys = 128;

function quickToCopy(value: object): object {
  return Object.keys(value).length > manyKeys ? { ...value } : value;
}

type TextNode = Extract<Inline, { type: 'text' }>;

function isTextNode(value: unknown): value is TextNode {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'text' && 'text' in value;
}
