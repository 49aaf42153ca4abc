/**
 * Writes the same markup as React and reads its facts at the same time, for plain elements and function components, of
 * which templates consist. Throws `notPlainMarkup` for anything else, and the page is then left to React. Pure.
 */
import { type ComponentType, Fragment, isValidElement, type ReactElement } from 'react';
import { isExternal } from '../html/external-loads.ts';
import type { DetailReader } from '../html/read-details.ts';
import { type FactReader, hasUnfilledToken } from '../html/read-facts.ts';
import { escapeLikeReact } from '../text/escape.ts';
import { noBreakSpacesInText } from '../text/no-break-spaces.ts';
import { kindOf } from './component-kind.ts';
import { type Component, elementsIn, inHeadOrder, onlyElement, type Props } from './element-tree.ts';
import { inFormOrder, type OpenSelect, openSelect } from './form-elements.ts';
import type { Icon } from './icon.tsx';
import type { IconMarkup } from './icon-markup.ts';
import { type AttributeRule, attributeRule, elementRules } from './markup-rules.ts';
import { attributeText, notPlainMarkup } from './markup-text.ts';
import { OpenText } from './open-text.ts';

interface WriterInput {
  icons: IconMarkup;
  reader: FactReader;
  /** Undefined if details are read on demand. */
  details: DetailReader | undefined;
  /** Makes a constant part, and returns its number: 0, 1, and so on. */
  place: (component: ComponentType<never>, props: object, slots: readonly string[]) => number;
  /** Takes the text between two tags as it is written, and returns it as it is printed. Calls `take` with the URL of each link that it adds. */
  print: (words: string, isWithoutLinks: boolean, take: (href: string) => void) => string;
}

const none = Object.freeze({});

export class MarkupWriter {
  /** The markup before the first constant part, between two of them, and so on. */
  readonly pieces: string[] = [];
  /** Whether a text contains an unfilled token. */
  hasToken = false;
  /** Undefined if a part does not fit its place, so that details must be read on demand. */
  details: DetailReader | undefined;
  /** Since the last constant part. */
  #markup: string;
  readonly #input: WriterInput;
  readonly #reader: FactReader;
  #svg = 0;
  #picture = 0;
  #select: OpenSelect | undefined;
  /** The number of open elements in which phone numbers are not linked. */
  #withoutLinks = 0;
  /** Since the last tag. */
  readonly #words = new OpenText();
  /** The same unescaped, if it is read. */
  #text = '';

  constructor(begin: string, input: WriterInput) {
    this.#markup = begin;
    this.#input = input;
    this.#reader = input.reader;
    this.details = input.details;
  }

  /** Throws `notPlainMarkup`, or what components throw. A page must be one `html` element; a part must not contain one. */
  write(component: Component, props: Props, what: 'page' | 'part'): void {
    if (what === 'part') this.#call(component, props);
    else this.#document(onlyElement(component(props), 'html'));
    this.#endText();
    this.pieces.push(this.#markup);
  }

  #document(html: ReactElement<Props>): void {
    const [head, body, ...more] = elementsIn(html.props.children);
    if (head?.type !== 'head' || body?.type !== 'body' || more.length > 0) throw notPlainMarkup;
    this.#begin('html', html.props);
    this.#begin('head', head.props);
    for (const element of inHeadOrder(elementsIn(head.props.children)))
      this.#element(element.type as string, element.props);
    this.#markup += '</head>';
    this.details?.close('head');
    this.#begin('body', body.props);
    this.#node(body.props.children);
    this.#endText();
    this.#markup += '</body></html>';
    this.details?.close('body');
    this.details?.close('html');
  }

  #begin(name: string, props: Props): void {
    const facts = this.#tag(name, `<${name}`, props);
    if (facts) this.#reader.open(name, facts);
  }

  #node(node: unknown): void {
    if (typeof node === 'string') this.#addText(node);
    else if (typeof node === 'object' && node !== null) {
      if (Array.isArray(node)) for (const item of node) this.#node(item);
      else if (isValidElement<Props>(node)) this.#of(node);
      else throw notPlainMarkup;
    } else if (typeof node === 'number') this.#addText(`${node}`);
    else if (node !== undefined && node !== null && typeof node !== 'boolean') throw notPlainMarkup;
  }

  #of({ type, props }: ReactElement<Props>): void {
    if (typeof type === 'string') {
      if (headElements.has(type)) throw notPlainMarkup;
      this.#element(type, props);
    } else if (typeof type === 'function') this.#call(type as Component, props);
    else if (type === Fragment) this.#node(props.children);
    else throw notPlainMarkup;
  }

  #call(component: Component, props: Props): void {
    const known = kindOf(component);
    if (known === 'function') this.#node(component(props));
    else if (known === 'icon') this.#icon(props as Parameters<typeof Icon>[0]);
    else if (known === 'class') throw notPlainMarkup;
    else this.#part(known.component, props, known.slots);
  }

  #icon({ name, className }: Parameters<typeof Icon>[0]): void {
    const icon = this.#input.icons.of(name, className);
    if (!icon) return;
    this.#endText();
    if (isExternal(icon.href)) this.#reader.open('use', { href: icon.href });
    else this.#reader.shared(icon.links);
    this.details?.icon(icon.file);
    this.#markup += icon.markup;
  }

  #part(component: ComponentType<never>, props: Props, slots: readonly string[]): void {
    this.#endText();
    const number = this.#input.place(component, props, slots);
    if (!this.#reader.part(number)) throw notPlainMarkup;
    if (this.details?.part(number) === false) this.details = undefined;
    this.pieces.push(this.#markup);
    this.#markup = '';
  }

  #element(name: string, props: Props): void {
    const rule = elementRules.get(name);
    if (!rule || (name === 'img' && props.loading !== 'lazy' && this.#picture === 0)) throw notPlainMarkup;
    const { isFollowed, isOfForm, isWithoutLinks, isSvg, close } = rule;
    const given = isOfForm || this.#select ? inFormOrder(name, props, this.#select) : props;
    const facts = this.#tag(name, rule.open, given);
    if (facts || isFollowed) this.#reader.open(name, facts ?? none);
    if (close === '') {
      if (props.children !== undefined) throw notPlainMarkup;
      this.details?.close(name);
      return;
    }
    if (isSvg) this.#svg += 1;
    else if (name === 'picture') this.#picture += 1;
    else if (name === 'select') this.#select = openSelect(props);
    if (isWithoutLinks) this.#withoutLinks += 1;
    if (name === 'script') this.#script(props);
    else if (name === 'title') this.#title(props);
    else this.#node(props.children);
    this.#endText();
    if (isSvg) this.#svg -= 1;
    else if (name === 'picture') this.#picture -= 1;
    else if (name === 'select') this.#select = undefined;
    if (isWithoutLinks) this.#withoutLinks -= 1;
    if (isFollowed) this.#reader.close(name);
    this.details?.close(name);
    this.#markup += close;
  }

  /** Writes a start tag, and returns the attributes that readers need. */
  #tag(element: string, open: string, props: Props): Record<string, string> | undefined {
    this.#endText();
    let tag = open;
    let facts: Record<string, string> | undefined;
    for (const name in props) {
      const value = props[name];
      if (name === 'children' || value === undefined || value === null) continue;
      if (name === 'dangerouslySetInnerHTML' && open === '<script') continue;
      const rule = attributeRule(name);
      if (!rule || !this.#isFor(rule, name, open)) throw notPlainMarkup;
      const text = attributeText(rule.kind, value);
      if (text === undefined) continue;
      tag += rule.kind === 'switch' ? rule.open : `${rule.open}${escapeLikeReact(text)}"`;
      const noted = this.details ? rule.detail : rule.fact;
      if (noted === undefined) continue;
      facts ??= {};
      facts[noted] = text;
    }
    this.#markup += `${tag}>`;
    this.details?.open(element, facts ?? none);
    return facts;
  }

  /** False if another element has it, or if the name's capitals matter, as in SVG. */
  #isFor({ only, isLowered }: AttributeRule, name: string, open: string): boolean {
    if (only !== undefined && only !== open) return false;
    const isSvg = this.#svg > 0 || open === '<svg';
    return isSvg ? !isLowered : name !== 'viewBox';
  }

  #title({ children }: Props): void {
    if (typeof children !== 'string') throw notPlainMarkup;
    this.#reader.text(children);
    this.#seekToken(children);
    this.#markup += escapeLikeReact(children);
    this.details?.text(children);
  }

  /** A script's text is not escaped. */
  #script({ children, dangerouslySetInnerHTML: inner }: Props): void {
    if (children !== undefined) throw notPlainMarkup;
    if (inner === undefined) return;
    const { __html: text } = inner as { __html: unknown };
    if (typeof text !== 'string' || text.includes('</')) throw notPlainMarkup;
    if (this.#reader.wantsText && text !== '') this.#reader.text(text);
    this.details?.text(text);
    this.#markup += text;
  }

  #addText(text: string): void {
    if (text === '') return;
    if (this.#reader.wantsText) this.#text += text;
    this.#words.add(text);
  }

  #endText(): void {
    if (this.#text !== '') this.#readText();
    const words = this.#words.take();
    if (words === '') return;
    this.#seekToken(words);
    const printed = this.#input.print(words, this.#withoutLinks > 0, this.#takeLink);
    this.#markup += printed;
    this.details?.markup(printed);
  }

  #readText(): void {
    this.#reader.text(noBreakSpacesInText(this.#text));
    this.#text = '';
  }

  #takeLink = (href: string): void => this.#reader.link(href);

  #seekToken(text: string): void {
    if (text.includes('{') && hasUnfilledToken(text)) this.hasToken = true;
  }
}

const headElements: ReadonlySet<string> = new Set(['meta', 'title', 'link']);
