/** The one reader of finished HTML: gives what a build needs of a page (links, ids, scripts), or all that lints and the report need too. Pure. */
import { allowedTokens, labelTokens } from '../domain/texts/tokens.ts';
import { srcsetUrls } from './chosen-picture.ts';
import { addExternal, type ExternalLoad, inlineStyle, loadingElements } from './external-loads.ts';
import type { Attributes, MarkupHandler } from './markup.ts';
import { LoadReader, type PageLoad } from './page-loads.ts';
import { parseMarkup } from './parse-markup.ts';
import { ContentReader, type PageContent } from './read-content.ts';
import { type Edit, scanMarkup } from './scan-markup.ts';
import { ControlReader, type UnnamedControl } from './unnamed-controls.ts';

/** What a build checks and keeps. */
export interface PageRead {
  title: string;
  /** Texts of its h1 elements: there should be one. */
  h1: string[];
  /** Of its `<base>` element, from which browsers resolve its links. */
  base?: string;
  ids: string[];
  /** URLs of links, pictures, scripts, styles and forms, each once. */
  links: string[];
  /** Texts of the inline scripts that run. */
  inlineScripts: string[];
  /** Texts of its JSON-LD scripts. */
  structuredData: string[];
  /** Unfilled {tokens}, and objects that a template wrote as text, each with the first text that has it. */
  tokens: Map<string, string>;
  /** Loads from other sites and forms sent there, which the content policy must allow. */
  external: ExternalLoad[];
  /** How many elements are inside each other. */
  depth: number;
}

/** All that is read of a page. */
export interface WholeRead extends PageRead, PageContent {
  /** What it loads before any scroll or click, each URL once. */
  loads: PageLoad[];
  unnamedControls: UnnamedControl[];
}

/** Reads any HTML, such as a page of the static folder. */
export function readPage(html: string): WholeRead {
  return readWith(() => new WholeReader(), html, attributesOfAll).reader.end();
}

/** React's markup → the page's HTML without redundant markup (see scan-markup.ts), and what a build needs of it. Other HTML stays as it is. */
export function tidyPage(markup: string): { html: string; read: PageRead } {
  const { reader, edits } = readWith(() => new PageReader(), markup, attributesOfBuild);
  return { html: apply(edits, markup), read: reader.end() };
}

/** `edits`: those of scan-markup.ts, none for markup that is not React's, which a new reader gets from the parser. */
function readWith<Reader extends MarkupHandler>(make: () => Reader, markup: string, wanted: ReadonlySet<string>) {
  const reader = make();
  const edits = scanMarkup(markup, reader, wanted);
  if (edits) return { reader, edits };
  const whole = make();
  parseMarkup(markup, whole);
  return { reader: whole, edits: [] };
}

function apply(edits: readonly Edit[], markup: string): string {
  let html = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    html += markup.slice(at, start) + text;
    at = end;
  }
  return html + markup.slice(at);
}

const forBuild = 'action as data formaction href id imagesrcset poster rel src srcset style type xlink:href';
const forAll = `${forBuild} alt aria-hidden aria-label aria-labelledby class content for hidden imagesizes inert loading media name sizes title`;

const withUrl = new Set(['action', 'formaction', 'href', 'poster', 'src', 'xlink:href']);

/** The attributes that are read. */
const attributesOfBuild = new Set(forBuild.split(' '));
const attributesOfAll = new Set(forAll.split(' '));

const leftToken = new RegExp(
  `\\{(${[...allowedTokens(['city', 'county']), ...labelTokens].join('|')})\\}|\\[object Object\\]`,
  'g',
);

class PageReader implements MarkupHandler {
  readonly #read: Omit<PageRead, 'links'> = {
    title: '',
    h1: [],
    ids: [],
    inlineScripts: [],
    structuredData: [],
    tokens: new Map(),
    external: [],
    depth: 0,
  };
  readonly #links = new Set<string>();
  /** The open script, which contains no elements. */
  #script: { text: string; isRun: boolean; isData: boolean } | undefined;
  #isTitle = false;
  #open = 0;
  #openH1 = 0;
  #openSvg = 0;

  open(name: string, attributes: Attributes): void {
    this.#open += 1;
    if (this.#open > this.#read.depth) this.#read.depth = this.#open;
    if (name === 'base') {
      if (attributes.href !== undefined) this.#read.base ??= attributes.href;
      return;
    }
    for (const key in attributes) this.#readAttribute(key, attributes[key] ?? '');
    if (name === 'object' && attributes.data !== undefined) this.#links.add(attributes.data);
    if (loadingElements.has(name)) addExternal(this.#read.external, name, attributes);
    if (name === 'h1') {
      this.#read.h1.push('');
      this.#openH1 += 1;
    } else if (name === 'svg') this.#openSvg += 1;
    else if (name === 'title') this.#isTitle = this.#openSvg === 0;
    else if (name === 'script') {
      const { src, type } = attributes;
      const isRun = src === undefined && /^$|module|javascript|importmap|speculationrules/i.test(type ?? '');
      this.#script = { text: '', isRun, isData: type === 'application/ld+json' };
    }
  }

  #readAttribute(name: string, value: string): void {
    if (withUrl.has(name)) this.#links.add(value);
    else if (name === 'id') this.#read.ids.push(value);
    else if (name === 'srcset' || name === 'imagesrcset') for (const url of srcsetUrls(value)) this.#links.add(url);
    else if (name === 'style') this.#read.external.push(inlineStyle);
  }

  text(text: string): void {
    if (this.#script) {
      this.#script.text += text;
      return;
    }
    if (this.#isTitle) this.#read.title += text;
    if (this.#openH1 > 0) this.#read.h1[this.#read.h1.length - 1] += text;
    if (!/\{|\[object /.test(text)) return;
    const { tokens } = this.#read;
    for (const token of text.match(leftToken) ?? []) if (!tokens.has(token)) tokens.set(token, text);
  }

  close(name: string): void {
    this.#open -= 1;
    if (name === 'h1') this.#openH1 -= 1;
    else if (name === 'svg') this.#openSvg -= 1;
    else if (name === 'title') this.#isTitle = false;
    else if (name === 'script' && this.#script) {
      const { text, isRun, isData } = this.#script;
      if (isRun && text !== '') this.#read.inlineScripts.push(text);
      if (isData) this.#read.structuredData.push(text);
      this.#script = undefined;
    }
  }

  end(): PageRead {
    return { ...this.#read, links: [...this.#links] };
  }
}

/** The handler of all that is read. */
export class WholeReader implements MarkupHandler {
  readonly #page = new PageReader();
  readonly #content = new ContentReader();
  readonly #loads = new LoadReader();
  readonly #controls = new ControlReader();

  open(name: string, attributes: Attributes): void {
    this.#page.open(name, attributes);
    this.#content.open(name, attributes);
    this.#loads.open(name, attributes);
    this.#controls.open(name, attributes);
  }

  text(text: string): void {
    this.#page.text(text);
    this.#content.text(text);
    this.#controls.text(text);
  }

  close(name: string): void {
    this.#page.close(name);
    this.#content.close(name);
    this.#loads.close(name);
    this.#controls.close();
  }

  end(): WholeRead {
    return {
      ...this.#page.end(),
      ...this.#content.end(),
      loads: this.#loads.end(),
      unnamedControls: this.#controls.end(),
    };
  }
}
