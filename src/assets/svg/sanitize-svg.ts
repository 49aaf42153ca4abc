/** An SVG drawing → the drawing rewritten with allowed parts only, or the part that may not be published. Pure. */
import { markupParser } from '../../html/parse-markup.ts';
import { allowedAttributes, allowedElements, elementsOfHtml, textElements, unsafeStyle } from './svg-allow-list.ts';
import { problemOfUses, type Use } from './use-count.ts';

export interface Drawing {
  /** Attributes of the root without `xmlns` and `id`, as markup: ` viewBox="0 0 24 24"`. */
  attributes: string;
  /** Everything inside the root. */
  inner: string;
  /** The size of the viewBox, rounded; undefined without one. */
  size: { width: number; height: number } | undefined;
}

/** `part` may not be published; it starts at `offset`. */
export type UnsafePart = { part: string; offset: number };

export type DrawingResult = Drawing | { unsafe: UnsafePart } | { problem: string };

const maxDepth = 200;

/** `prefix` is added to ids and classes, for a drawing that shares a document with others. */
export function sanitizeSvg(svg: string, prefix = ''): DrawingResult {
  const reader = new DrawingReader(svg, prefix);
  const parser = new (markupParser())(
    {
      onprocessinginstruction: (name, text) => reader.instruction(name, text, parser.startIndex),
      onopentag: (name, attributes) => {
        reader.open(name, attributes, parser.startIndex);
        if (reader.isRefused) parser.pause();
      },
      ontext: (text) => reader.text(text),
      onclosetag: () => reader.close(parser.startIndex),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(svg);
  return reader.result();
}

/** The drawing as an SVG document. */
export function formatSvg({ attributes, inner }: Pick<Drawing, 'attributes' | 'inner'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`;
}

interface OpenElement {
  /** Undefined for an editor's private element, which is dropped with its contents. */
  name: string | undefined;
  id: string | undefined;
  style: string;
  /** The number of written parts after its start tag. */
  start: number;
}

class DrawingReader {
  readonly #svg: string;
  readonly #prefix: string;
  readonly #open: OpenElement[] = [];
  readonly #parts: string[] = [];
  readonly #uses: Use[] = [];
  #root: Pick<Drawing, 'attributes' | 'size'> | undefined;
  #unsafe: UnsafePart | undefined;
  #problem: string | undefined;

  constructor(svg: string, prefix: string) {
    this.#svg = svg;
    this.#prefix = prefix;
  }

  /** True once the drawing is rejected, so that parsing can stop. */
  get isRefused(): boolean {
    return this.#unsafe !== undefined || this.#problem !== undefined;
  }

  result(): DrawingResult {
    if (this.#root && this.#unsafe) return { unsafe: this.#unsafe };
    this.#problem ??= problemOfUses(this.#uses);
    // Of a file that breaks off, elements are still open.
    if (!this.#root || (!this.isRefused && this.#open.length > 0)) this.#problem = 'it is damaged, or not an SVG file';
    if (!this.#root || this.#problem !== undefined) return { problem: this.#problem ?? '' };
    return { ...this.#root, inner: this.#parts.join('') };
  }

  /** Drops `<?xml …?>` and a plain DOCTYPE; rejects other instructions. */
  instruction(name: string, text: string, offset: number): void {
    if (/^!doctype$/i.test(name) ? /\[|<!ENTITY/i.test(text) : name.startsWith('!') || /^\?xml-/i.test(name))
      this.#refuse(`<${text.slice(0, 40).split('\n')[0]}`, offset);
  }

  open(written: string, attributes: Record<string, string>, offset: number): void {
    const parent = this.#open.at(-1);
    const isInLeftOut = parent !== undefined && parent.name === undefined;
    // What editors write for themselves has a prefix: <sodipodi:namedview>.
    const isLeftOut = isInLeftOut || /:|^metadata$/.test(written);
    const isRefused = isLeftOut ? !isInLeftOut && elementsOfHtml.test(written) : !allowedElements.has(written);
    if (isRefused) this.#refuse(`<${written}>`, offset);
    const name = isLeftOut ? undefined : written;
    this.#open.push({ name, id: attributes.id, style: '', start: this.#parts.length + 1 });
    if (this.#open.length > maxDepth) this.#problem ??= 'its groups are nested too deeply';
    if (parent === undefined && this.#root) this.#problem ??= 'it contains two svg elements at the top level';
    if (name === undefined || (parent === undefined && name !== 'svg')) return;
    if (name === 'use') {
      const [, target] = /^#(.*)/s.exec(attributes.href ?? attributes['xlink:href'] ?? '') ?? [];
      if (target !== undefined) this.#uses.push({ target, within: this.#open.flatMap(({ id }) => id ?? []) });
    }
    const printed = this.#attributes(attributes, offset);
    if (parent === undefined) {
      this.#root ??= { attributes: printed, size: sizeOf(attributes) };
      const { width = 0, height = 0 } = this.#root.size ?? {};
      if (Math.max(width, height) > maxUnits) this.#problem ??= 'its viewBox is over 100,000 units wide or high';
    } else this.#parts.push(`<${name}${printed}>`);
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element?.name === undefined || !textElements.has(element.name)) return;
    if (element.name === 'style') element.style += text;
    else this.#parts.push(escapeText(text));
  }

  close(offset: number): void {
    const element = this.#open.pop();
    if (element?.name === undefined || this.#open.length === 0) return;
    if (element.name === 'style') {
      const unsafe = unsafeStyle(element.style);
      if (unsafe !== undefined) this.#refuse(unsafe, this.#find(unsafe, this.#svg.lastIndexOf('<style', offset)));
      this.#parts.push(escapeText(this.#prefix === '' ? element.style : prefixStyle(element.style, this.#prefix)));
    }
    if (this.#parts.length > element.start) this.#parts.push(`</${element.name}>`);
    else this.#parts.push(`${this.#parts.pop()?.slice(0, -1)}/>`);
  }

  #attributes(attributes: Record<string, string>, offset: number): string {
    const isRoot = this.#open.length === 1;
    return Object.entries(attributes)
      .map(([written, value]) => {
        const name = written === 'xlink:href' ? 'href' : written;
        const isUnsafe =
          name === 'href'
            ? !/^#[^\s]+$/.test(value)
            : /^on/i.test(name) || /javascript:/i.test(value.replace(/\s+/g, '')) || isUnsafeValue(name, value);
        if (isUnsafe) this.#refuse(`${written}="${value}"`, this.#find(written, offset));
        if (!allowedAttributes.has(name) || (isRoot && name === 'id')) return '';
        return ` ${name}="${escapeAttribute(this.#named(name, value))}"`;
      })
      .join('');
  }

  #named(name: string, value: string): string {
    if (this.#prefix === '') return value;
    if (name === 'id') return this.#prefix + value;
    if (name === 'class') return value.trim().replace(/(^|\s+)(?=\S)/g, `$1${this.#prefix}`);
    if (name === 'href') return `#${this.#prefix}${value.slice(1)}`;
    return prefixReferences(value, this.#prefix);
  }

  #refuse(part: string, offset: number): void {
    this.#unsafe ??= { part, offset };
  }

  #find(text: string, from: number): number {
    const found = this.#svg.indexOf(text, Math.max(0, from));
    return found === -1 ? Math.max(0, from) : found;
  }
}

/** Attributes that browsers never parse as CSS, so parentheses in them are harmless. */
const neverStyle = new Set(['d', 'points', 'id', 'class', 'font-family', 'systemLanguage', 'type', 'media']);

function isUnsafeValue(name: string, value: string): boolean {
  return allowedAttributes.has(name) && !neverStyle.has(name) && unsafeStyle(value) !== undefined;
}

/** Programs that draw the picture fail on sizes of more than 31 bits. */
const maxUnits = 100_000;

function sizeOf({ viewBox = '' }: Record<string, string>): Drawing['size'] {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && Number.isFinite(width + height)
    ? { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
    : undefined;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replaceAll(']]>', ']]&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;').replace(/\s/g, ' ');
}

/** Prefixes `#name` in `url(#name)`. */
function prefixReferences(text: string, prefix: string): string {
  return text.replace(/(url\(\s*["']?#)/gi, `$1${prefix}`);
}

/** Prefixes references, and ids and classes in selectors: two drawings in one document may both have a `.cls-1`. */
function prefixStyle(css: string, prefix: string): string {
  return prefixReferences(
    css.replace(/[^{}]+(?=\{)/g, (selector) => selector.replace(/([.#])(?=[a-z_])/gi, `$1${prefix}`)),
    prefix,
  );
}
