/** Tells whether two versions of a page say something else, show other pictures, or only look different. Pure. */
import { Parser } from 'htmlparser2';

export type PageDifference = 'words' | 'pictures' | 'looks';

/** The graver one, where there are several. `before` and `after` are HTML that differs. */
export function differenceOf(before: string, after: string): PageDifference {
  const [old, now] = [readContent(before), readContent(after)];
  if (old.words !== now.words) return 'words';
  return old.pictures === now.pictures ? 'looks' : 'pictures';
}

/** What people, screen readers and search engines are told. White space belongs to the looks. */
const told = ['alt', 'title', 'aria-label', 'placeholder', 'value', 'content', 'action', 'datetime'];
/** Colours of the browser's own frame. */
const looksOfHead = ['theme-color', 'color-scheme'];

function readContent(html: string): { words: string; pictures: string } {
  const words: string[] = [];
  const pictures: string[] = [];
  let silent: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'style' || (name === 'script' && !/json/.test(attributes.type ?? ''))) silent = name;
      if (name === 'img' || name === 'source') pictures.push(`${attributes.src} ${attributes.srcset}`);
      if (name === 'meta' && looksOfHead.includes(attributes.name ?? '')) return;
      // On other elements an address is that of a style, a script or an icon.
      if (name === 'a') words.push(attributes.href ?? '');
      for (const [attribute, value] of Object.entries(attributes))
        if (told.includes(attribute) || attribute.startsWith('data-')) words.push(value);
    },
    ontext(text) {
      if (silent === undefined) words.push(text);
    },
    onclosetag(name) {
      if (name === silent) silent = undefined;
    },
  });
  parser.end(html);
  return { words: withoutAssets(words.join('')), pictures: pictures.join('\n') };
}

/** A share card has another name when its drawing changes: that is no word. */
function withoutAssets(text: string): string {
  return text.replace(/\/assets\/[^"'\s]*/g, '/assets/').replace(/\s+/g, '');
}
