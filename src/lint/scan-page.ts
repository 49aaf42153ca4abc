/** Reads a rendered page once: what it links to, which ids it has, what it says first. Pure. */
import { Parser } from 'htmlparser2';

export interface PageScan {
  title: string;
  h1: string[];
  ids: string[];
  /** Addresses of links, pictures, scripts, styles and forms. */
  links: string[];
  /** Texts of scripts that stand in the page and can run. */
  inlineScripts: string[];
  /** Tokens in braces that were left in the text. */
  tokens: string[];
}

const linkAttributes = ['href', 'src', 'action', 'poster'] as const;
const leftToken =
  /\{(phone|city|county|business|year|state|place|service|count|label|miles|water|rating|best|number)\}/g;

export function scanPage(html: string): PageScan {
  const scan: PageScan = { title: '', h1: [], ids: [], links: [], inlineScripts: [], tokens: [] };
  const open: string[] = [];
  let script: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (attributes.id !== undefined) scan.ids.push(attributes.id);
        for (const attribute of linkAttributes) {
          const address = attributes[attribute];
          if (address !== undefined) scan.links.push(address);
        }
        for (const candidate of (attributes.srcset ?? '').split(',')) {
          const address = candidate.trim().split(/\s+/)[0];
          if (address) scan.links.push(address);
        }
        if (name === 'h1') scan.h1.push('');
        const runs = attributes.type === undefined || /module|javascript|speculationrules/.test(attributes.type);
        script = name === 'script' && attributes.src === undefined && runs ? '' : undefined;
      },
      ontext(text) {
        if (script !== undefined) script += text;
        if (open.at(-1) === 'title' && !open.includes('svg')) scan.title += text;
        if (open.includes('h1')) scan.h1[scan.h1.length - 1] += text;
        if (!open.includes('script')) scan.tokens.push(...(text.match(leftToken) ?? []));
      },
      onclosetag(name) {
        open.splice(Math.max(0, open.lastIndexOf(name)));
        if (name === 'script' && script) scan.inlineScripts.push(script);
        if (name === 'script') script = undefined;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return scan;
}
