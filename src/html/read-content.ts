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

/** Elements that do not interrupt a sentence. */
const inline = new Set(
  'a abbr b bdi cite code em i img mark q s small span strong sub sup svg time u use wbr'.split(' '),
);
/** Elements whose text visitors do not see. */
const unseen = new Set('head noscript script style svg template'.split(' '));
const headingName = /^h[1-6]$/;

/** White space other than single spaces between words. */
const uneven = / {2}|[^\S ]/;

/** Gets only the attributes that `attributesOfAll` of read-page.ts names: add a new one there. */
export class ContentReader {
  readonly content: PageContent = { description: '', headings: [], pictures: [], anchorHrefs: [], texts: [] };
  /** How many elements are open. */
  #depth = 0;
  /** The depth of the outermost hidden element; undefined outside of it. */
  #hiddenFrom: number | undefined;
  /** How many of these are open. */
  #main = 0;
  #unseen = 0;
  #text = '';
  #heading: Heading | undefined;

  open(name: string, attributes: Attributes): void {
    const { headings, pictures, anchorHrefs } = this.content;
    if (!inline.has(name)) this.#endText();
    if (attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined) this.#hiddenFrom ??= this.#depth;
    this.#depth += 1;
    if (name === 'main') this.#main += 1;
    if (unseen.has(name)) this.#unseen += 1;
    const isHidden = this.#hiddenFrom !== undefined;
    if (headingName.test(name) && !isHidden && this.#unseen === 0) {
      this.#heading = { level: Number(name.charAt(1)), text: '' };
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

  close(name: string): void {
    if (!inline.has(name)) this.#endText();
    this.#depth -= 1;
    if (this.#hiddenFrom === this.#depth) this.#hiddenFrom = undefined;
    if (name === 'main') this.#main -= 1;
    if (unseen.has(name)) this.#unseen -= 1;
    if (headingName.test(name)) this.#heading = undefined;
  }

  end(): PageContent {
    this.#endText();
    return this.content;
  }

  #endText(): void {
    if (this.#text === '') return;
    const words = (uneven.test(this.#text) ? this.#text.replace(/\s+/g, ' ') : this.#text).trim();
    this.#text = '';
    if (words !== '') this.content.texts.push(words);
  }
}
