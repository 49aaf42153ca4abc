/** Finds what a stylesheet loads from other sites, each with the kind that a content policy has for it, and where it says so. Pure. */
import { type ForeignLoad, isForeign } from './foreign-loads.ts';

/** `offset` is where the address begins in the text. */
export interface StyleLoad extends ForeignLoad {
  offset: number;
}

const string = /"((?:\\[\s\S]|[^"\\\n])*)"|'((?:\\[\s\S]|[^'\\\n])*)'/;
const parts = new RegExp(
  [/\/\*[\s\S]*?(?:\*\/|$)/, /@([\w-]+)/, /url\(\s*([^\s"')]+)/, string, /[{};]/].map(({ source }) => source).join('|'),
  'gi',
);

export function foreignLoadsOf(css: string): StyleLoad[] {
  const found: StyleLoad[] = [];
  /** The rules that are open, by the name after @. */
  const open: (string | undefined)[] = [];
  let rule: string | undefined;
  let since = 0;
  for (const match of css.matchAll(parts)) {
    const [whole, name, bare, double, single] = match;
    const address = bare ?? double ?? single;
    if (address !== undefined) {
      const before = css.slice(since, match.index);
      const isAddress = bare !== undefined || rule === 'import' || /\b(url|src|image-set)\([^)]*$/i.test(before);
      const kind = rule === 'import' ? 'style' : open.includes('font-face') ? 'font' : 'img';
      if (isAddress && rule !== 'namespace' && isForeign(address))
        found.push({ kind, address, offset: match.index + whole.indexOf(address) });
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
