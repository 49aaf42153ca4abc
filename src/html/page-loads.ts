/** A page's elements → what it loads before any scroll or click. Pure. */
import { chosenPicture, matchesOnPhone } from './chosen-picture.ts';
import { kindOfLink } from './external-loads.ts';
import type { Attributes } from './markup.ts';

export type LoadKind = 'style' | 'script' | 'pictures' | 'fonts';

export interface PageLoad {
  kind: LoadKind;
  url: string;
  /** Loads only near the viewport. */
  lazy: boolean;
}

/** By the kind of a load in a content policy. */
const kindsOfLinks: Readonly<Record<string, LoadKind>> = {
  style: 'style',
  script: 'script',
  img: 'pictures',
  font: 'fonts',
};

/** Collects each URL once. Omits favicons and the manifest, which do not delay a page. */
export class LoadReader {
  readonly #found = new Map<string, PageLoad>();
  /** The open `<picture>`, and the first of its sources that matches. */
  #picture: { source: string | undefined } | undefined;

  open(name: string, attributes: Attributes): void {
    if (name === 'picture') this.#picture = { source: undefined };
    else if (name === 'source' && this.#picture) this.#picture.source ??= sourceOf(attributes);
    else if (name === 'img')
      this.#add('pictures', this.#picture?.source ?? fileOf(attributes), attributes.loading === 'lazy');
    // A reference within the page (#name) is no request.
    else if (name === 'use' || name === 'image')
      this.#add('pictures', (attributes.href ?? attributes['xlink:href'])?.replace(/#.*$/, ''));
    else if (name === 'video') this.#add('pictures', attributes.poster);
    else if (name === 'script') this.#add('script', attributes.src);
    else if (name === 'link') addLink(attributes, (kind, url) => this.#add(kind, url));
  }

  close(name: string): void {
    if (name === 'picture') this.#picture = undefined;
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
  const { rel = '', href, media = '', imagesrcset, imagesizes } = attributes;
  const kind = kindsOfLinks[kindOfLink(attributes) ?? ''];
  // Styles for print and wider viewports load too, but do not block rendering.
  if (!kind || /icon/i.test(rel) || !matchesOnPhone(media)) return;
  add(kind, imagesrcset ? (chosenPicture(imagesrcset, imagesizes) ?? href) : href);
}

/** The file of a `<source>`, if it is for the phone, which supports every format. */
function sourceOf({ srcset, sizes, media = '' }: Attributes): string | undefined {
  return srcset && matchesOnPhone(media) ? chosenPicture(srcset, sizes) : undefined;
}

function fileOf({ src, srcset, sizes }: Attributes): string | undefined {
  return (srcset ? chosenPicture(srcset, sizes) : undefined) ?? src;
}
