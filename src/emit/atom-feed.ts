/** The newest posts → an Atom feed (RFC 4287). Pure. */
import type { NewsFeed } from '../routes/pages/news.ts';
import { escapeHtml } from '../text/escape.ts';

export function formatAtomFeed({ url, page, language, title, author, entries }: NewsFeed): string {
  const updated = entries.map((entry) => entry.updated).reduce((one, other) => (one > other ? one : other));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(language)}">`,
    element('title', title),
    // The address of a page is its id: it stays the same for as long as links to it work.
    element('id', page),
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(url)}"/>`,
    element('updated', timeOf(updated)),
    `<author>${element('name', author)}</author>`,
    ...entries.flatMap(formatEntry),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function formatEntry({ url, title, summary, published, updated, author }: NewsFeed['entries'][number]): string[] {
  return [
    '<entry>',
    element('title', title),
    element('id', url),
    `<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    element('published', timeOf(published)),
    element('updated', timeOf(updated)),
    ...(author === undefined ? [] : [`<author>${element('name', author)}</author>`]),
    element('summary', summary),
    '</entry>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}

/** Atom needs a time. Noon in Universal Time is the same day in all of the Americas, Europe and Africa, and most of Asia. */
function timeOf(day: string): string {
  return `${day}T12:00:00Z`;
}
