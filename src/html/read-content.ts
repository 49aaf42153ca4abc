/** A page's markup → what visitors see: headings, pictures, links and texts. Only `check` and the report need it. Pure. */
import { type ContentRun, OpenRun, place, runsAt } from './content-runs.ts';
import type { Attributes } from './markup.ts';
import { fillSlots } from './slots.ts';

export interface Heading {
  level: number;
  text: string;
}

export interface PageContent {
  description: string;
  headings: Heading[];
  /** In page order. */
  runs: ContentRun[];
}

/** The content of a page or constant part, and what matters where a part is put in. */
export interface PartContent extends PageContent {
  /** False if text or an inline element at its edge would join the text around it. */
  isBlock: boolean;
  /** True if an element in it ends the text before the part. */
  endsText: boolean;
}

/** Elements that do not interrupt a sentence. */
const inline = new Set(
  'a abbr b bdi cite code em i img mark q s small span strong sub sup time u wbr svg use'.split(' '),
);
const unseen = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg']);
/** Elements in `<main>` whose text is not part of its content. */
const aside = new Set(['nav', 'form', 'dialog', 'button']);

/** The properties of an element that matter here. */
interface ElementKind {
  isInline: boolean;
  isUnseen: boolean;
  isAside: boolean;
  isMain: boolean;
  /** 0 for elements that are not headings. */
  level: number;
}

const kinds = new Map<string, ElementKind>();

function kindOf(name: string): ElementKind {
  const known = kinds.get(name);
  if (known) return known;
  const kind = {
    isInline: inline.has(name),
    isUnseen: unseen.has(name),
    isAside: aside.has(name),
    isMain: name === 'main',
    level: isHeading(name) ? Number(name[1]) : 0,
  };
  // Limited, because static pages may contain elements with any name.
  if (kinds.size < 1000) kinds.set(name, kind);
  return kind;
}

/** A constant part's use on a page, with the values of its slots. */
export interface PlacedContent {
  readonly content: PartContent;
  readonly values: readonly string[];
}

/** White space other than single spaces between words. */
const uneven = /^\s|\s\s|[^\S ]|\s$/;

export class ContentReader {
  readonly #content: PartContent = { description: '', headings: [], runs: [], isBlock: true, endsText: false };
  /** Since the last constant part. */
  #run = new OpenRun();
  /** The open elements. */
  readonly #open: ElementKind[] = [];
  /** The depth of the outermost hidden element; undefined outside of it. */
  #hiddenFrom: number | undefined;
  #main = 0;
  #unseen = 0;
  #aside = 0;
  #text = '';
  #heading: Heading | undefined;

  open(name: string, attributes: Attributes): void {
    const kind = kindOf(name);
    if (!kind.isInline) {
      this.#content.endsText = true;
      this.#flush();
    } else if (this.#open.length === 0) this.#content.isBlock = false;
    if (this.#hiddenFrom === undefined && (attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined))
      this.#hiddenFrom = this.#open.length;
    const isHidden = this.#hiddenFrom !== undefined;
    this.#open.push(kind);
    this.#count(kind, 1);
    if (kind.level > 0) {
      if (isHidden || this.#unseen > 0) return;
      this.#heading = { level: kind.level, text: '' };
      this.#content.headings.push(this.#heading);
    } else if (name === 'meta' && attributes.name === 'description')
      this.#content.description = attributes.content ?? '';
    else if (name === 'a' && attributes.href !== undefined) this.#run.anchors.push(attributes.href);
    else if (name === 'img') {
      const { src = '', alt } = attributes;
      this.#run.pictures.push({ src, alt, isHidden, isMain: this.#main > 0 });
    }
  }

  /** An inline element without text, link or picture. */
  drawing(): void {
    if (this.#open.length === 0) this.#content.isBlock = false;
  }

  text(text: string): void {
    if (this.#open.length === 0 && text.trim() !== '') this.#content.isBlock = false;
    if (this.#unseen > 0) return;
    this.#text += text;
    if (this.#heading) this.#heading.text += text;
  }

  /** Closes the innermost element. */
  close(): void {
    const kind = this.#open.pop();
    if (!kind) return;
    if (!kind.isInline) this.#flush();
    if (this.#hiddenFrom === this.#open.length) this.#hiddenFrom = undefined;
    this.#count(kind, -1);
    if (kind.level > 0) this.#heading = undefined;
  }

  /** False if the part's content does not fit this place. */
  part({ content: part, values }: PlacedContent): boolean {
    // An inline part without text, such as a drawing, has nothing that could join the text around it.
    const joinsText = !part.isBlock && part.runs.some(({ texts }) => texts.length > 0);
    if (joinsText || this.#heading || this.#unseen > 0) return false;
    const content = this.#content;
    if (part.endsText) {
      content.endsText = true;
      this.#flush();
    }
    if (!part.isBlock && this.#open.length === 0) content.isBlock = false;
    const fill = (text: string) => (values.length === 0 ? text : fillSlots(text, values));
    if (part.description !== '') content.description = fill(part.description);
    if (this.#hiddenFrom === undefined)
      for (const { level, text } of part.headings) content.headings.push({ level, text: fill(text) });
    this.#endRun();
    if (part.runs.length > 0) content.runs.push(...runsAt(part.runs, this.#place(), values));
    return true;
  }

  end(): PartContent {
    this.#flush();
    this.#endRun();
    return this.#content;
  }

  #place(): number {
    const isHidden = this.#hiddenFrom !== undefined;
    return (this.#main > 0 ? place.main : 0) | (this.#aside > 0 ? place.aside : 0) | (isHidden ? place.hidden : 0);
  }

  #endRun(): void {
    if (this.#run.isEmpty) return;
    this.#content.runs.push(this.#run);
    this.#run = new OpenRun();
  }

  #count({ isMain, isUnseen, isAside }: ElementKind, step: 1 | -1): void {
    if (isMain) this.#main += step;
    else if (isUnseen) this.#unseen += step;
    else if (isAside) this.#aside += step;
  }

  #flush(): void {
    if (this.#text === '') return;
    const words = uneven.test(this.#text) ? this.#text.replace(/\s+/g, ' ').trim() : this.#text;
    this.#text = '';
    if (words !== '') this.#run.addText(words, this.#place());
  }
}

function isHeading(name: string): boolean {
  return name.length === 2 && name[0] === 'h' && name >= 'h1' && name <= 'h6';
}
