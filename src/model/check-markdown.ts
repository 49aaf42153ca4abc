/** Problems of a Markdown text, located as well as can be. Pure. */
import { type Diagnostic, diagnose, type Location } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { findTokens } from '../domain/tokens.ts';
import type { Urls } from '../domain/urls.ts';
import { parseWebAddress } from '../domain/web-address.ts';
import type { MarkdownFault, ReadMarkdown } from './markdown.ts';
import type { NameSet } from './name-set.ts';
import { nearestName } from './nearest-name.ts';
import type { TextPlace } from './text-place.ts';

interface Context {
  at: TextPlace;
  tokens: readonly string[];
  readMarkdown: ReadMarkdown;
  urls: Urls;
  known: { pages: NameSet };
}

const safeLink = /^(\/(?![/\\])|#|https:\/\/[^\s/\\]|tel:\+?[\d-]+$|sms:\+?[\d-]+$|mailto:[^\s@]+@[^\s@]+$)/;

/** What a link of the data may print: undefined for an address that could contain code or lead to another host unseen. */
export function safeAddress(href: string, urls: Urls): string | undefined {
  if (!safeLink.test(href) || /[\s\\]/.test(href) || !canOpen(href)) return undefined;
  return urls.link(href);
}

/** `https://[` begins as an address does, and no browser can open it. */
function canOpen(href: string): boolean {
  return !/^https?:/.test(href) || parseWebAddress(href) !== undefined;
}

export function checkMarkdown(markdown: string, { at, tokens, readMarkdown, urls, known }: Context): Diagnostic[] {
  const parsed = readMarkdown(markdown);
  const faults = withoutEndTags(parsed.faults).map((fault): Diagnostic => {
    const place = at(fault.text, fault.offset);
    if (fault.kind === 'html') {
      return diagnose('text/html', place, `HTML is not allowed in texts: ${fault.text}`, {
        hint: 'Use Markdown: **bold**, *italic*, [words](/contact/).',
      });
    }
    if (fault.kind === 'link') {
      return diagnose('link/address', place, `A link to ${fault.text} is not allowed.`, {
        hint: 'Use /contact/, #contact, https://…, tel:… or mailto:…',
      });
    }
    return diagnose('text/markdown', place, `This Markdown feature is not supported: ${fault.text}`, {
      hint: fault.text.startsWith('# ')
        ? 'Begin it with ##. The page’s title is the only main heading.'
        : 'Use paragraphs, lists, headings that begin with ##, **bold**, *italic* and links.',
    });
  });
  const links = parsed.links.flatMap(({ href, offset }) => checkLink(href, () => at(href, offset), { urls, known }));
  const unknown = findTokens(markdown)
    .filter((token) => !tokens.includes(token.name))
    .map(({ name, offset }) => unknownToken(name, at(`{${name}}`, offset), tokens));
  return [...faults, ...links, ...unknown];
}

/** `<b>words</b>` is one mistake. */
function withoutEndTags(faults: readonly MarkdownFault[]): MarkdownFault[] {
  const starts = faults.filter((fault) => fault.kind !== 'html' || !fault.text.startsWith('</'));
  return starts.length > 0 ? starts : [...faults];
}

export function checkLink(
  link: string,
  at: () => Location,
  { urls, known }: { urls: Urls; known: { pages: NameSet } },
): Diagnostic[] {
  if (!canOpen(link)) {
    const hint = 'Copy the URL from the browser’s address bar: https://www.example.com/page';
    return [diagnose('link/address', at(), `The URL ${link} is not allowed.`, { hint })];
  }
  const inside = urls.resolve(link);
  if (!inside || inside.path === '' || /\.[a-z0-9]+$/i.test(inside.path) || known.pages.has(inside.path)) return [];
  const guess = nearestName(inside.path, known.pages);
  return [
    diagnose('link/broken', at(), `This site has no page ${inside.path}.`, {
      hint: guess === undefined ? 'Correct the link, or create the page.' : didYouMean(guess),
    }),
  ];
}

export function unknownToken(name: string, at: Location, known: readonly string[]): Diagnostic {
  const guess = nearest(name, known);
  const hint =
    guess === undefined
      ? `Tokens allowed here: ${known.map((token) => `{${token}}`).join(', ')}.`
      : didYouMean(`{${guess}}`);
  return diagnose('text/unknown-token', at, `The token {${name}} is unknown or not allowed in this text.`, { hint });
}
