/** What a page asks for by itself, before anybody scrolls or clicks: reads its HTML once. Pure. */
import { Parser } from 'htmlparser2';
import { chosenPicture, holdsOnPhone } from './chosen-picture.ts';

export type LoadKind = 'style' | 'script' | 'pictures' | 'fonts';

export interface PageLoad {
  kind: LoadKind;
  address: string;
  /** Loads only when it comes near. */
  lazy: boolean;
}

type Attributes = Record<string, string | undefined>;

const preloads: Record<string, LoadKind> = { style: 'style', script: 'script', image: 'pictures', font: 'fonts' };

/** As they stand in the page, each once. Icons of the tab and the manifest do not stand in a page's way and are left out. */
export function pageLoads(html: string): PageLoad[] {
  const found = new Map<string, PageLoad>();
  const add = (kind: LoadKind, address: string | undefined, lazy = false) => {
    if (!address || address.startsWith('data:')) return;
    // A picture that stands on the page twice loads as soon as its first use does.
    if (found.get(address)?.lazy !== false) found.set(address, { kind, address, lazy });
  };
  const picture = new PictureElement();
  const parser = new Parser({
    onopentag(name, attributes: Attributes) {
      if (name === 'picture') picture.open();
      else if (name === 'source' && picture.isOpen) picture.offer(attributes);
      else if (name === 'img') add('pictures', picture.choose(attributes), attributes.loading === 'lazy');
      else if (name === 'use' || name === 'image') add('pictures', withoutFragment(svgAddress(attributes)));
      else if (name === 'video') add('pictures', attributes.poster);
      else if (name === 'script') add('script', attributes.src);
      else if (name === 'link') addLink(attributes, add);
    },
    onclosetag(name) {
      if (name === 'picture') picture.close();
    },
  });
  parser.end(html);
  return [...found.values()];
}

function addLink(attributes: Attributes, add: (kind: LoadKind, address: string | undefined) => void): void {
  const { rel = '', href, media = '', as = '', imagesrcset, imagesizes } = attributes;
  const relations = rel.toLowerCase().split(/\s+/);
  // Styles for paper and wider windows load too, but nothing waits for them.
  if (!holdsOnPhone(media)) return;
  if (relations.includes('stylesheet')) add('style', href);
  if (relations.includes('modulepreload')) add('script', href);
  const kind = preloads[as];
  if (!relations.includes('preload') || !kind) return;
  add(kind, imagesrcset ? (chosenPicture(imagesrcset, imagesizes) ?? href) : href);
}

function svgAddress(attributes: Attributes): string | undefined {
  return attributes.href ?? attributes['xlink:href'];
}

/** A drawing of the page itself (#name) is no request. */
function withoutFragment(address: string | undefined): string | undefined {
  return address?.replace(/#.*$/, '');
}

/** The `<picture>` that is open, and the first of its sources that the phone would take: it reads every format there is. */
class PictureElement {
  isOpen = false;
  #taken: string | undefined;

  open(): void {
    this.isOpen = true;
    this.#taken = undefined;
  }

  offer({ srcset, sizes, media = '' }: Attributes): void {
    if (this.#taken === undefined && srcset && holdsOnPhone(media)) this.#taken = chosenPicture(srcset, sizes);
  }

  choose({ src, srcset, sizes }: Attributes): string | undefined {
    if (this.isOpen && this.#taken !== undefined) return this.#taken;
    return (srcset ? chosenPicture(srcset, sizes) : undefined) ?? src;
  }

  close(): void {
    this.isOpen = false;
  }
}
