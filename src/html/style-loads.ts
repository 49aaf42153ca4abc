/** A stylesheet → what it loads, each with its kind in a content policy and its place in the text. Pure. */
import type { ExternalLoad } from './external-loads.ts';

/** `offset` is the start of the URL in the text. */
export interface StyleLoad extends ExternalLoad {
  offset: number;
  /** A text of image-set(), without url(). */
  isBare: boolean;
}

const string = /"((?:\\[\s\S]|[^"\\\n])*)"|'((?:\\[\s\S]|[^'\\\n])*)'/;
const parts = new RegExp(
  [/\/\*[\s\S]*?(?:\*\/|$)/, /@([\w-]+)/, /url\(\s*([^\s"')]+)/, string, /[{};]/].map(({ source }) => source).join('|'),
  'gi',
);

export function loadsOf(css: string): StyleLoad[] {
  const found: StyleLoad[] = [];
  /** The open blocks, by the names of their at-rules. */
  const open: (string | undefined)[] = [];
  let rule: string | undefined;
  let since = 0;
  for (const match of css.matchAll(parts)) {
    const [whole, name, bare, double, single] = match;
    const url = bare ?? double ?? single;
    if (url !== undefined) {
      const before = css.slice(since, match.index);
      const [, called] = /\b(url|src|image-set)\([^)(]*$/i.exec(before) ?? [];
      const isUrl = bare !== undefined || rule === 'import' || called !== undefined;
      const kind = rule === 'import' ? 'style' : open.includes('font-face') ? 'font' : 'img';
      const isBare = bare === undefined && called?.toLowerCase() === 'image-set';
      if (isUrl && rule !== 'namespace' && rule !== 'supports')
        found.push({ kind, url, offset: match.index + whole.indexOf(url), isBare });
    } else if (name !== undefined) rule = name.toLowerCase();
    else if (/^[{};]$/.test(whole)) {
      if (whole === '{') open.push(rule);
      if (whole === '}') open.pop();
      rule = undefined;
      since = match.index + 1;
    }
  }
  return found;
}
