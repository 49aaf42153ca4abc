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

interface OpenElement {
  /** Undefined for an editor's private element, which is dropped with its contents. */
  name: string | undefined;
  id: string | undefined;
  style: string;
  /** The number of written parts after its start tag. */
  start: number;
}

/** `prefix` is added to ids and classes, for a drawing that shares a document with others. */
export function sanitizeSvg(svg: string, prefix = ''): DrawingResult {
  const found: { root?: Pick<Drawing, 'attributes' | 'size'>; unsafe?: UnsafePart; problem?: string } = {};
  const open: OpenElement[] = [];
  const parts: string[] = [];
  const uses: Use[] = [];
  const refuse = (part: string, offset: number) => {
    found.unsafe ??= { part, offset };
  };
  const find = (text: string, from: number) => {
    const start = Math.max(0, from);
    return Math.max(start, svg.indexOf(text, start));
  };

  const parser = new (markupParser())(
    {
      /** Drops `<?xml …?>` and a plain DOCTYPE; rejects other instructions. */
      onprocessinginstruction(name, text) {
        if (/^!doctype$/i.test(name) ? /\[|<!ENTITY/i.test(text) : name.startsWith('!') || /^\?xml-/i.test(name))
          refuse(`<${text.slice(0, 40).split('\n')[0]}`, parser.startIndex);
      },
      onopentag(name, attributes) {
        openElement(name, attributes, parser.startIndex);
        if (found.unsafe || found.problem !== undefined) parser.pause();
      },
      ontext(text) {
        const element = open.at(-1);
        if (element?.name === undefined || !textElements.has(element.name)) return;
        if (element.name === 'style') element.style += text;
        else parts.push(escapeText(text));
      },
      onclosetag() {
        const element = open.pop();
        if (element?.name === undefined || open.length === 0) return;
        const { name, style, start } = element;
        if (name === 'style') {
          const unsafe = unsafeStyle(style);
          if (unsafe !== undefined) refuse(unsafe, find(unsafe, svg.lastIndexOf('<style', parser.startIndex)));
          parts.push(escapeText(prefix === '' ? style : prefixStyle(style, prefix)));
        }
        if (parts.length > start) parts.push(`</${name}>`);
        else parts.push(`${parts.pop()?.slice(0, -1)}/>`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );

  function openElement(written: string, attributes: Record<string, string>, offset: number): void {
    const parent = open.at(-1);
    const isInLeftOut = parent !== undefined && parent.name === undefined;
    // What editors write for themselves has a prefix: <sodipodi:namedview>.
    const isLeftOut = isInLeftOut || /:|^metadata$/.test(written);
    const isRefused = isLeftOut ? !isInLeftOut && elementsOfHtml.test(written) : !allowedElements.has(written);
    if (isRefused) refuse(`<${written}>`, offset);
    const name = isLeftOut ? undefined : written;
    open.push({ name, id: isLeftOut ? undefined : attributes.id, style: '', start: parts.length + 1 });
    if (open.length > maxDepth) found.problem ??= 'its groups are nested too deeply';
    if (parent === undefined && found.root) found.problem ??= 'it contains two svg elements at the top level';
    if (name === undefined || (parent === undefined && name !== 'svg')) return;
    const copied = attributes.href ?? attributes['xlink:href'] ?? '';
    if (name === 'use' && copied.startsWith('#'))
      uses.push({ target: copied.slice(1), within: open.flatMap(({ id }) => id ?? []) });
    const printed = printAttributes(attributes, offset);
    if (parent) parts.push(`<${name}${printed}>`);
    else {
      const size = sizeOf(attributes);
      found.root ??= { attributes: printed, size };
      if (size && Math.max(size.width, size.height) > maxUnits)
        found.problem ??= 'its viewBox is over 100,000 units wide or high';
    }
  }

  function printAttributes(attributes: Record<string, string>, offset: number): string {
    const isRoot = open.length === 1;
    return Object.entries(attributes)
      .map(([written, value]) => {
        const name = written === 'xlink:href' ? 'href' : written;
        const isUnsafe =
          name === 'href'
            ? !/^#[^\s]+$/.test(value)
            : /^on/i.test(name) || /javascript:/i.test(value.replace(/\s+/g, '')) || isUnsafeValue(name, value);
        if (isUnsafe) refuse(`${written}="${value}"`, find(written, offset));
        if (!allowedAttributes.has(name) || (isRoot && name === 'id')) return '';
        return ` ${name}="${escapeAttribute(prefix === '' ? value : prefixValue(name, value, prefix))}"`;
      })
      .join('');
  }

  parser.write(svg);
  const { root, unsafe } = found;
  const damaged = 'it is damaged, or not an SVG file';
  if (!root) return { problem: damaged };
  if (unsafe) return { unsafe };
  // Of a file that breaks off, elements are still open.
  const problem = found.problem ?? problemOfUses(uses) ?? (open.length > 0 ? damaged : undefined);
  return problem === undefined ? { ...root, inner: parts.join('') } : { problem };
}

/** The drawing as an SVG document. */
export function formatSvg({ attributes, inner }: Pick<Drawing, 'attributes' | 'inner'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`;
}

function prefixValue(name: string, value: string, prefix: string): string {
  if (name === 'id') return prefix + value;
  if (name === 'class') return value.trim().replace(/(^|\s+)(?=\S)/g, `$1${prefix}`);
  return name === 'href' ? `#${prefix}${value.slice(1)}` : prefixReferences(value, prefix);
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
