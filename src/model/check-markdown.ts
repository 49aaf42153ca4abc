/** Problems of a Markdown text, located as well as can be. Pure. */
import { type Diagnostic, diagnose, type Location } from '../diagnostic.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { KnownPages } from './known-pages.ts';
import { parseMarkdown } from './markdown.ts';
import { findTokens } from './tokens.ts';
import type { Urls } from './urls.ts';

interface Context {
  /** Where the given line of the text stands, counted from 0. */
  at: (line: number) => Location;
  tokens: readonly string[];
  urls: Urls;
  known: KnownPages;
}

const safeLink = /^(\/(?![/\\])|#|https:\/\/[^\s/\\]|tel:\+?[\d-]+$|sms:\+?[\d-]+$|mailto:[^\s@]+@[^\s@]+$)/;

/** What a link of the data may print: undefined for an address that could carry code or leave by a side door. */
export function safeAddress(href: string, urls: Urls): string | undefined {
  return safeLink.test(href) && !/[\s\\]/.test(href) ? urls.link(href) : undefined;
}

export function checkMarkdown(markdown: string, { at, tokens, urls, known }: Context): Diagnostic[] {
  const parsed = parseMarkdown(markdown, (href) => safeAddress(href, urls));
  const lineOf = (offset: number) => markdown.slice(0, offset).split('\n').length - 1;
  const faults = parsed.faults.map((fault): Diagnostic => {
    const place = at(lineOf(fault.offset));
    if (fault.kind === 'html') {
      return diagnose('text/html', place, `HTML is not allowed in texts: ${fault.text}`, {
        hint: 'Use Markdown: **bold**, *italic*, [words](/contact/).',
      });
    }
    if (fault.kind === 'link') {
      return diagnose('link/address', place, `A link may not lead to ${fault.text}.`, {
        hint: 'Use /contact/, #contact, https://…, tel:… or mailto:…',
      });
    }
    return diagnose('text/markdown', place, `This kind of Markdown has no place in a text: ${fault.text}`);
  });
  const links = parsed.links.flatMap((link): Diagnostic[] => {
    const inside = urls.resolve(link.href);
    if (!inside || inside.path === '' || /\.[a-z0-9]+$/i.test(inside.path) || known.pages.has(inside.path)) return [];
    const guess = nearest(inside.path, known.pages.keys());
    return [
      diagnose('link/broken', at(lineOf(link.offset)), `There is no page ${inside.path} on this site.`, {
        hint: guess === undefined ? undefined : didYouMean(guess),
      }),
    ];
  });
  const unknown = findTokens(markdown)
    .filter((token) => !tokens.includes(token.name))
    .map((token) =>
      diagnose(
        'text/unknown-token',
        at(lineOf(token.offset)),
        `{${token.name}} is not a token that this text may hold.`,
        {
          hint: `Known here: ${tokens.map((name) => `{${name}}`).join(', ')}.`,
        },
      ),
    );
  return [...faults, ...links, ...unknown];
}
