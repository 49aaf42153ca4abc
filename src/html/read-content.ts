/** A page's markup → what visitors see: headings, pictures, links and texts. Pure. */
import type { Attributes } from './markup.ts';

export interface Heading {
  level: number;
  text: string;
}

export interface Picture {
  /** The file for browsers without `srcset`: one for each picture, whatever its uses. */
  src: string;
  /** Undefined if the attribute is missing. */
  alt: string | undefined;
  /** Hidden from screen readers, by itself or by a parent. */
  isHidden: boolean;
  /** Inside `<main>`: not in the header (whose logo may be there twice, once for each theme), the footer, the phone bar, the band of contacts or a dialog. */
  isMain: boolean;
}

export interface PageContent {
  description: string;
  headings: Heading[];
  pictures: Picture[];
  /** The href values of `<a>`, as written in the page; `links` of a page are the URLs of everything it names. */
  anchorHrefs: string[];
  /** Visible texts, one per block. */
  texts: string[];
}

/** What matters of an element here. */
interface ElementKind {
  /** Does not interrupt a sentence. */
  isInline: boolean;
  isUnseen: boolean;
  isMain: boolean;
  /** Of a heading; 0 for other elements. */
  level: number;
}

const block: ElementKind = { isInline: false, isUnseen: false, isMain: false, level: 0 };
const inline = 'a abbr b bdi cite code em i img mark q s small span strong sub sup time u wbr use'.split(' ');
const kinds: ReadonlyMap<string, ElementKind> = new Map([
  ...inline.map((name): [string, ElementKind] => [name, { ...block, isInline: true }]),
  ['svg', { ...block, isInline: true, isUnseen: true }],
  ...['head', 'script', 'style', 'template', 'noscript'].map((name): [string, ElementKind] => [
    name,
    { ...block, isUnseen: true },
  ]),
  ...[1, 2, 3, 4, 5, 6].map((level): [string, ElementKind] => [`h${level}`, { ...block, level }]),
  ['main', { ...block, isMain: true }],
]);

/** White space other than single spaces between words. */
const uneven = / {2}|[^\S ]/;

/** Gets only the attributes that `attributesOfAll` of read-page.ts names: add a new one there. */
export class ContentReader {
  readonly content: PageContent = { description: '', headings: [], pictures: [], anchorHrefs: [], texts: [] };
  readonly #open: ElementKind[] = [];
  /** The depth of the outermost hidden element; undefined outside of it. */
  #hiddenFrom: number | undefined;
  /** How many elements of each group are open. */
  #main = 0;
  #unseen = 0;
  #text = '';
  #heading: Heading | undefined;

  open(name: string, attributes: Attributes): void {
    const { headings, pictures, anchorHrefs } = this.content;
    const kind = kinds.get(name) ?? block;
    if (!kind.isInline) this.#endText();
    if (this.#hiddenFrom === undefined && (attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined))
      this.#hiddenFrom = this.#open.length;
    this.#open.push(kind);
    this.#count(kind, 1);
    const isHidden = this.#hiddenFrom !== undefined;
    if (kind.level > 0 && !isHidden && this.#unseen === 0) {
      this.#heading = { level: kind.level, text: '' };
      headings.push(this.#heading);
    } else if (name === 'meta' && attributes.name === 'description')
      this.content.description = attributes.content ?? '';
    else if (name === 'a' && attributes.href !== undefined) anchorHrefs.push(attributes.href);
    else if (name === 'img')
      pictures.push({ src: attributes.src ?? '', alt: attributes.alt, isHidden, isMain: this.#main > 0 });
  }

  text(text: string): void {
    if (this.#unseen > 0) return;
    this.#text += text;
    if (this.#heading) this.#heading.text += text;
  }

  /** Closes the innermost element. */
  close(): void {
    const kind = this.#open.pop() ?? block;
    if (!kind.isInline) this.#endText();
    if (this.#hiddenFrom === this.#open.length) this.#hiddenFrom = undefined;
    this.#count(kind, -1);
    if (kind.level > 0) this.#heading = undefined;
  }

  end(): PageContent {
    this.#endText();
    return this.content;
  }

  #count({ isMain, isUnseen }: ElementKind, step: 1 | -1): void {
    if (isMain) this.#main += step;
    if (isUnseen) this.#unseen += step;
  }

  #endText(): void {
    if (this.#text === '') return;
    const words = (uneven.test(this.#text) ? this.#text.replace(/\s+/g, ' ') : this.#text).trim();
    this.#text = '';
    if (words !== '') this.content.texts.push(words);
  }
}
