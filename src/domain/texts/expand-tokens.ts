/** The props of a page → the same props with the values of its {tokens}. Pure, apart from a cache of shared parts. */
import { fillWith } from './fill.ts';
import type { Inline } from './rich-text.ts';
import { SeenParts } from './seen-parts.ts';
import { keyOfValues, type TokenValues, tokenBits } from './tokens.ts';

/**
 * Fills in the tokens of every text in a page's props, however deep. In formatted text `{phone}` becomes a
 * call link; everywhere else it is the number as people read it. Values are not searched for tokens again.
 *
 * Copies only what changes: a part without tokens is returned itself. A part that pages share (see `seen`) is filled once
 * per set of values that it names, so that it remains one object for all of them.
 */
export function expandTokens<Props>(props: Props, values: TokenValues, seen = new SeenParts()): Props {
  return new Expansion(values, seen).of(props) as Props;
}

/** The token that differs on every page of a place. */
const ofPlace = tokenBits.get('city') ?? 0;

/** The memoized facts about a part. */
type PartMemo =
  /** It contains no token. */
  | 'same'
  | {
      /** The tokens anywhere in it, as bits. */
      uses: number;
      /** For an object: the keys whose values contain tokens, so that the others need not be searched again. */
      keys: readonly string[] | undefined;
      /** The filled part, by the values of those tokens. */
      results: Map<string, object>;
      /** For an object: itself, or a copy if it has so many keys that V8 copies it slowly; V8's own copies are fast to copy. */
      original: object;
    };

/** Shared parts belong to the model, so their entries live as long as it does. */
const known = new WeakMap<object, PartMemo>();

/** In values: a smaller part is faster to search again than to look up. */
const worthKeeping = 32;
/** Results kept per part. */
const maxResults = 64;

class Expansion {
  readonly #values: TokenValues;
  readonly #texts: Record<string, string>;
  readonly #keys = new Map<number, string>();
  /** For the part that is being read: its tokens as bits, and its number of values. */
  #uses = 0;
  #size = 0;
  /** For the object that was read last: the keys whose values contain a token. */
  #namingKeys: string[] | undefined;
  /** Links cannot be nested: inside a link, {phone} is plain text. */
  #isInLink = false;

  readonly #seen: SeenParts;

  constructor(values: TokenValues, seen: SeenParts) {
    this.#seen = seen;
    const { phoneHref: _, scriptLinks: __, city, county, ...rest } = values;
    this.#values = values;
    this.#texts = rest;
    if (city !== undefined) this.#texts.city = city;
    if (county !== undefined) this.#texts.county = county;
  }

  of(value: unknown): unknown {
    this.#size += 1;
    if (isPlain(value)) return value;
    if (typeof value === 'string') return this.#fill(value);
    return this.#part(value);
  }

  #part(value: object): object {
    const before = known.get(value);
    if (before === undefined) return this.#read(value);
    this.#size += worthKeeping;
    if (before === 'same') return value;
    const found = (before.uses & ofPlace) === 0 && before.results.get(this.#key(before.uses));
    if (!found) return this.#read(value, before);
    this.#uses |= before.uses;
    return found;
  }

  #read(value: object, before?: Exclude<PartMemo, 'same'>): object {
    const keys = before?.keys;
    const [usesOutside, sizeOutside] = [this.#uses, this.#size];
    this.#uses = 0;
    this.#size = keys ? worthKeeping : 0;
    const result = Array.isArray(value)
      ? this.#list(value)
      : this.#object(value as Values, keys, before?.original ?? value);
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
    // Results with the city's name are not kept: the next page is another city's.
    if ((this.#uses & ofPlace) !== 0) return;
    if (part.results.size >= maxResults) part.results.clear();
    part.results.set(this.#key(this.#uses), result);
  }

  #newPart(value: object): Exclude<PartMemo, 'same'> {
    const parts = { uses: this.#uses, results: new Map<string, object>() };
    if (Array.isArray(value)) return { ...parts, keys: undefined, original: value };
    return { ...parts, keys: this.#isInLink ? undefined : this.#namingKeys, original: quickToCopy(value) };
  }

  /** `keys`: the only keys whose values can change, if known. */
  #object(value: Values, keys: readonly string[] | undefined, original: object): object {
    if (!this.#isInLink && value.type === 'link') {
      this.#isInLink = true;
      const result = this.#all(value);
      this.#isInLink = false;
      return result;
    }
    return keys ? this.#these(value, keys, original) : this.#all(value);
  }

  /** Uses `for in`, with which V8 reads each value without a key lookup. */
  #all(value: Values): object {
    let copy: Record<string, unknown> | undefined;
    let naming: string[] | undefined;
    const usesBefore = this.#uses;
    let uses = 0;
    for (const key in value) {
      const child = value[key];
      if (isPlain(child)) {
        this.#size += 1;
        continue;
      }
      this.#uses = 0;
      const expanded = this.of(child);
      if (this.#uses !== 0) {
        naming ??= [];
        naming.push(key);
        uses |= this.#uses;
      }
      if (expanded === child) continue;
      copy ??= { ...value };
      copy[key] = expanded;
    }
    this.#uses = usesBefore | uses;
    this.#namingKeys = naming;
    return copy ?? value;
  }

  #these(value: Values, keys: readonly string[], original: object): object {
    let copy: Record<string, unknown> | undefined;
    for (const key of keys) {
      const expanded = this.of(value[key]);
      if (expanded === value[key]) continue;
      copy ??= { ...original };
      copy[key] = expanded;
    }
    return copy ?? value;
  }

  /** A text node in formatted text can become several nodes, or none. */
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

  /** Returns the node itself if nothing in it changes. */
  #parts(node: TextNode): TextNode | Inline[] {
    const { text } = node;
    this.#size += 1;
    if (text !== '' && !text.includes('{')) return node;
    if (this.#isInLink) return [{ type: 'text', text: this.#fill(text) }];
    return text.split(/(\{(?:phone|scripts)\})/).flatMap((part): readonly Inline[] => {
      if (part === '') return [];
      if (part === '{scripts}') {
        this.#uses |= tokenBits.get('scripts') ?? 0;
        return this.#values.scriptLinks ?? [{ type: 'text', text: this.#values.scripts }];
      }
      if (part !== '{phone}') return [{ type: 'text', text: this.#fill(part) }];
      this.#uses |= tokenBits.get('phone') ?? 0;
      return [{ type: 'link', href: this.#values.phoneHref, children: [{ type: 'text', text: this.#values.phone }] }];
    });
  }

  #fill(text: string): string {
    return fillWith(text, this.#tokenValue);
  }

  /** Notes that the text uses the token. */
  readonly #tokenValue = (name: string): string | undefined => {
    const bit = tokenBits.get(name);
    if (bit === undefined) return undefined;
    this.#uses |= bit;
    return this.#texts[name];
  };

  /** The values of these tokens, as a key of `results`. */
  #key(uses: number): string {
    const made = this.#keys.get(uses);
    if (made !== undefined) return made;
    const key = keyOfValues(uses, this.#texts, this.#values);
    this.#keys.set(uses, key);
    return key;
  }
}

/** Whether it is neither an object nor a text that may contain a token. */
function isPlain(value: unknown): value is string | number | boolean | null | undefined {
  return typeof value === 'string' ? !value.includes('{') : typeof value !== 'object' || value === null;
}

/** V8 stores a parsed JSON object with more keys than this as a hash table; a copy of it can be copied ten times as fast. */
const manyKeys = 128;

function quickToCopy(value: object): object {
  return Object.keys(value).length > manyKeys ? { ...value } : value;
}

type Values = Readonly<Record<string, unknown>>;

type TextNode = Extract<Inline, { type: 'text' }>;

function isTextNode(value: unknown): value is TextNode {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'text' && 'text' in value;
}
