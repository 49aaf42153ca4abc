/** Compares a page of hostile texts with the same page of harmless ones: elements, attributes, scripts, and texts as they were typed. Pure. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { fillMarks } from './hostile-texts.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node =
  | DefaultTreeAdapterTypes.Document
  | DefaultTreeAdapterTypes.DocumentFragment
  | DefaultTreeAdapterTypes.ChildNode;

/** `textOf` returns the hostile text of a mark. An empty list means that the page shows what was typed, and templates wrote everything else. */
export function comparePages(hostile: string, harmless: string, textOf: (mark: number) => string): string[] {
  const comparison = new Comparison(textOf);
  comparison.nodes(parse(hostile), parse(harmless), '');
  return comparison.found;
}

/** Attributes that a browser follows or loads. */
const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data', 'cite', 'ping']);
export const safeHref = /^(https:\/\/|tel:|sms:|mailto:|\/(?![/\\])|#|data:image\/svg\+xml)/;
/** What a slug or id keeps of a text: letters, digits and hyphens. */
const derived = new Set(['id', 'for', 'name', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor']);

class Comparison {
  readonly found: string[] = [];
  readonly #textOf: (mark: number) => string;

  constructor(textOf: (mark: number) => string) {
    this.#textOf = textOf;
  }

  nodes(hostile: Node, harmless: Node, path: string): void {
    if (hostile.nodeName !== harmless.nodeName) {
      this.found.push(`${path}: <${hostile.nodeName}> in place of <${harmless.nodeName}>`);
      return;
    }
    const here = `${path}/${hostile.nodeName}`;
    if ('value' in hostile && 'value' in harmless) this.#text(hostile.value, harmless.value, here);
    if ('data' in hostile && 'data' in harmless) this.#text(hostile.data, harmless.data, here);
    if ('attrs' in hostile && 'attrs' in harmless) this.#attributes(hostile, harmless, here);
    if (!('childNodes' in hostile) || !('childNodes' in harmless)) return;
    if (hostile.nodeName === 'script' && 'attrs' in hostile) {
      this.#script(textIn(hostile), textIn(harmless), here);
      return;
    }
    if (hostile.childNodes.length !== harmless.childNodes.length)
      this.found.push(`${here}: ${namesOf(hostile.childNodes)} in place of ${namesOf(harmless.childNodes)}`);
    for (const [index, child] of hostile.childNodes.entries()) {
      const other = harmless.childNodes[index];
      if (other) this.nodes(child, other, here);
    }
    if ('content' in hostile && 'content' in harmless) this.nodes(hostile.content, harmless.content, here);
  }

  #attributes(hostile: Element, harmless: Element, path: string): void {
    const names = (element: Element) => element.attrs.map(({ name, prefix }) => (prefix ? `${prefix}:${name}` : name));
    const [given, expected] = [names(hostile).join(' '), names(harmless).join(' ')];
    if (given !== expected) this.found.push(`${path}: attributes ${given} in place of ${expected}`);
    for (const [index, { name, value }] of hostile.attrs.entries()) {
      const at = `${path}@${name}`;
      const text = harmless.attrs[index]?.value ?? '';
      if (/^(on|srcdoc$|style$)/.test(name)) this.found.push(`${at}: the attribute of a script or style`);
      if (addresses.has(name) && value !== '' && !safeHref.test(value)) this.found.push(`${at}: the address ${value}`);
      const isFragment = name === 'href' && text.startsWith('#');
      if (/qx\d+z/i.test(text) && (derived.has(name) || isFragment)) {
        if (!/^#?[a-z0-9-]*$/.test(value)) this.found.push(`${at}: ${value} is no id`);
      } else if (text.startsWith('{') || text.startsWith('[')) this.#json(value, text, at);
      else if (text.startsWith('sms:')) this.#text(decodeURIComponent(value), decodeURIComponent(text), at);
      else this.#text(value, text, at);
    }
  }

  /** Data must contain exactly what was typed. Other scripts contain no text of the data. */
  #script(hostile: string, harmless: string, path: string): void {
    if (harmless.startsWith('{')) this.#json(hostile, harmless, path);
    else if (hostile !== harmless) this.found.push(`${path}: another script: ${hostile.slice(0, 200)}`);
  }

  #json(hostile: string, harmless: string, path: string): void {
    let value: unknown;
    try {
      value = JSON.parse(hostile);
    } catch (error) {
      this.found.push(`${path}: ${String(error)}`);
      return;
    }
    this.#values(value, JSON.parse(harmless), path);
  }

  #values(value: unknown, harmless: unknown, path: string): void {
    if (typeof value === 'string' && typeof harmless === 'string') {
      const [given, expected] = [value, fillMarks(harmless, this.#textOf)].map(withoutHashes);
      if (given !== expected) this.#differs(given, expected, path);
    } else if (isGroup(value) && isGroup(harmless)) {
      const [keys, expected] = [Object.keys(value), Object.keys(harmless)].map(String);
      if (keys !== expected) this.#differs(keys, expected, path);
      for (const [key, child] of Object.entries(value)) this.#values(child, harmless[key], `${path}.${key}`);
    } else if (value !== harmless) this.#differs(value, harmless, path);
  }

  #text(hostile: string, harmless: string, path: string): void {
    if (hostile === harmless) return;
    const [given, expected] = [hostile, fillMarks(harmless, this.#textOf)].map((text) =>
      withoutHashes(normalized(text)),
    );
    if (given !== expected) this.#differs(given, expected, path);
  }

  #differs(given: unknown, expected: unknown, path: string): void {
    this.found.push(`${path}: ${JSON.stringify(given)} in place of ${JSON.stringify(expected)}`);
  }
}

/** Runs of white space, no-break spaces included, count as one space. */
function normalized(text: string): string {
  return text.replace(/[ \t\r\n\f\u00A0]+/g, ' ');
}

/** Share cards and maps are named after their words. */
function withoutHashes(text: string): string {
  return text.replace(/\/(card|map)\.[a-z0-9]{13}\./g, '/$1.');
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textIn(element: { childNodes: DefaultTreeAdapterTypes.ChildNode[] }): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function namesOf(nodes: readonly Node[]): string {
  return nodes.map(({ nodeName }) => nodeName).join(' ');
}
