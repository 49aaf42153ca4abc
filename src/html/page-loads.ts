/** A page's elements → what it loads before any scroll or click. Pure. */
import { chosenPicture, matchesOnPhone } from './chosen-picture.ts';
import type { Attributes } from './markup.ts';

export type LoadKind = 'style' | 'script' | 'pictures' | 'fonts';

export interface PageLoad {
  kind: LoadKind;
  url: string;
  /** Loads only near the viewport. */
  lazy: boolean;
}

const preloads: Record<string, LoadKind> = { style: 'style', script: 'script', image: 'pictures', font: 'fonts' };

/** Collects each URL once. Omits favicons and the manifest, which do not delay a page. */
export class LoadReader {
  readonly #found = new Map<string, PageLoad>();
  readonly #picture = new PictureElement();

  open(name: string, attributes: Attributes): void {
    const picture = this.#picture;
    if (name === 'picture') picture.open();
    else if (name === 'source' && picture.isOpen) picture.offer(attributes);
    else if (name === 'img') this.#add('pictures', picture.choose(attributes), attributes.loading === 'lazy');
    else if (name === 'use' || name === 'image') this.#add('pictures', withoutFragment(svgUrl(attributes)));
    else if (name === 'video') this.#add('pictures', attributes.poster);
    else if (name === 'script') this.#add('script', attributes.src);
    else if (name === 'link') addLink(attributes, (kind, url) => this.#add(kind, url));
  }

  close(name: string): void {
    if (name === 'picture') this.#picture.close();
  }

  end(): PageLoad[] {
    return [...this.#found.values()];
  }

  #add(kind: LoadKind, url: string | undefined, lazy = false): void {
    if (!url || url.startsWith('data:')) return;
    // A picture that is used twice loads eagerly if one of its uses does.
    if (this.#found.get(url)?.lazy !== false) this.#found.set(url, { kind, url, lazy });
  }
}

function addLink(attributes: Attributes, add: (kind: LoadKind, url: string | undefined) => void): void {
  const { rel = '', href, media = '', as = '', imagesrcset, imagesizes } = attributes;
  const relations = rel.toLowerCase().split(/\s+/);
  // Styles for print and wider viewports load too, but do not block rendering.
  if (!matchesOnPhone(media)) return;
  if (relations.includes('stylesheet')) add('style', href);
  if (relations.includes('modulepreload')) add('script', href);
  const kind = Object.hasOwn(preloads, as) ? preloads[as] : undefined;
  if (!relations.includes('preload') || !kind) return;
  add(kind, imagesrcset ? (chosenPicture(imagesrcset, imagesizes) ?? href) : href);
}

function svgUrl(attributes: Attributes): string | undefined {
  return attributes.href ?? attributes['xlink:href'];
}

/** Undefined for a reference within the page (#name), which is no request. */
function withoutFragment(url: string | undefined): string | undefined {
  return url?.replace(/#.*$/, '');
}

/** The open `<picture>` and the first of its sources that matches the phone, which supports every format. */
class PictureElement {
  isOpen = false;
  #taken: string | undefined;

  open(): void {
    this.isOpen = true;
    this.#taken = undefined;
  }

  offer({ srcset, sizes, media = '' }: Attributes): void {
    if (this.#taken === undefined && srcset && matchesOnPhone(media)) this.#taken = chosenPicture(srcset, sizes);
  }

  choose({ src, srcset, sizes }: Attributes): string | undefined {
    if (this.isOpen && this.#taken !== undefined) return this.#taken;
    return (srcset ? chosenPicture(srcset, sizes) : undefined) ?? src;
  }

  close(): void {
    this.isOpen = false;
  }
}
