/** A page's HTML → its words and pictures, for comparison with another version of it. Pure. */
import type { Attributes, MarkupHandler } from './markup.ts';
import { parseMarkup } from './parse-markup.ts';
import { scanMarkup } from './scan-markup.ts';

export interface VisibleContent {
  words: string;
  pictures: string;
}

export function readVisibleContent(html: string): VisibleContent {
  const reader = new ImpressionReader();
  if (scanMarkup(html, reader)) return reader.end();
  const whole = new ImpressionReader();
  parseMarkup(html, whole);
  return whole.end();
}

/** Attributes whose values reach people, screen readers or search engines. */
const read = new Set(['alt', 'title', 'aria-label', 'placeholder', 'value', 'content', 'action', 'datetime']);
/** `<meta>` elements that only set the browser's colors. */
const looksOfHead = new Set(['theme-color', 'color-scheme']);

class ImpressionReader implements MarkupHandler {
  wantsText = true;
  readonly #words: string[] = [];
  readonly #pictures: string[] = [];
  #silent: string | undefined;

  open(name: string, attributes: Attributes): void {
    if (name === 'style' || (name === 'script' && !/json/.test(attributes.type ?? ''))) this.#silent = name;
    if (name === 'img' || name === 'source') this.#pictures.push(`${attributes.src} ${attributes.srcset}`);
    if (name === 'meta' && looksOfHead.has(attributes.name ?? '')) return;
    // On other elements, href names a style, a script or an icon.
    if (name === 'a') this.#words.push(attributes.href ?? '');
    for (const [attribute, value] of Object.entries(attributes))
      if (read.has(attribute) || attribute.startsWith('data-')) this.#words.push(value);
  }

  text(text: string): void {
    if (this.#silent === undefined) this.#words.push(text);
  }

  close(name: string): void {
    if (name === this.#silent) this.#silent = undefined;
  }

  part(): boolean {
    return false;
  }

  end(): VisibleContent {
    return { words: withoutAssets(this.#words.join('')), pictures: this.#pictures.join('\n') };
  }
}

/** A share card's file name changes with its drawing, and is no content. */
function withoutAssets(text: string): string {
  return text.replace(/\/assets\/[^"'\s]*/g, '/assets/').replace(/\s+/g, '');
}
