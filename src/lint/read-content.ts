/** Reads what a visitor meets on a rendered page: headings, pictures, links and the words of its main part. Only `check` pays for it. Pure. */
import { Parser } from 'htmlparser2';

export interface Heading {
  level: number;
  text: string;
}

export interface Picture {
  src: string;
  /** Undefined without the attribute. */
  alt: string | undefined;
  /** Hidden from screen readers, with all that is around it. */
  isHidden: boolean;
  /** In the main part of the page. */
  isMain: boolean;
}

export interface PageContent {
  description: string;
  headings: Heading[];
  pictures: Picture[];
  /** Addresses of <a href>, as they stand in the page. */
  anchors: string[];
  /** Texts of the main part, one a block, without what stands on it as navigation, forms or code. */
  blocks: string[];
  /** Texts of the whole page that can be seen, one a block. */
  texts: string[];
}

/** Elements that do not end the sentence they stand in. */
const inline = new Set(
  'a abbr b bdi cite code em i img mark q s small span strong sub sup time u wbr svg use'.split(' '),
);
const unseen = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg']);
/** Inside main, what is not its text. */
const aside = new Set(['nav', 'form', 'dialog', 'button']);

export function readContent(html: string): PageContent {
  const content: PageContent = { description: '', headings: [], pictures: [], anchors: [], blocks: [], texts: [] };
  const open: { name: string; isHidden: boolean }[] = [];
  const counts = new Map<string, number>();
  const inside = (names: Iterable<string>) => [...names].some((name) => (counts.get(name) ?? 0) > 0);
  let text = '';
  let heading: Heading | undefined;
  const flush = () => {
    const words = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (words === '') return;
    content.texts.push(words);
    if (inside(['main']) && !inside(aside)) content.blocks.push(words);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!inline.has(name)) flush();
        const isHidden = attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
        const under = open.at(-1)?.isHidden === true;
        open.push({ name, isHidden: isHidden || under });
        counts.set(name, (counts.get(name) ?? 0) + 1);
        if (name === 'meta' && attributes.name === 'description') content.description = attributes.content ?? '';
        if (name === 'a' && attributes.href !== undefined) content.anchors.push(attributes.href);
        if (name === 'img') {
          const { src = '', alt } = attributes;
          content.pictures.push({ src, alt, isHidden: isHidden || under, isMain: inside(['main']) });
        }
        if (/^h[1-6]$/.test(name) && !isHidden && !under && !inside(unseen)) {
          heading = { level: Number(name[1]), text: '' };
          content.headings.push(heading);
        }
      },
      ontext(words) {
        if (inside(unseen)) return;
        text += words;
        if (heading) heading.text += words;
      },
      onclosetag(name) {
        if (!inline.has(name)) flush();
        open.pop();
        counts.set(name, (counts.get(name) ?? 1) - 1);
        if (/^h[1-6]$/.test(name)) heading = undefined;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return content;
}
