/** Old addresses: a `_redirects` file for hosts that read it, and a page for those that do not. Pure. */
import { escapeHtml } from '../escape-html.ts';
import type { OutputFile } from './output-file.ts';

export interface PlannedRedirect {
  /** Printed path of the old address, with base path. */
  from: string;
  /** Printed path of the new one, with fragment. */
  to: string;
  /** The file of the redirect page, from the output folder. */
  file: string;
  /** Absolute address of the new page. */
  canonical: string;
  /** The new page's title. */
  title: string;
}

export function formatRedirects(redirects: readonly PlannedRedirect[], language: string): OutputFile[] {
  if (redirects.length === 0) return [];
  const rules = redirects.flatMap(({ from, to }) => {
    const bare = from.replace(/\/$/, '');
    return from === bare ? [`${from} ${to} 301`] : [`${bare} ${to} 301`, `${from} ${to} 301`];
  });
  return [
    { path: '_redirects', contents: `${rules.join('\n')}\n` },
    ...redirects.map((redirect) => redirectPage(redirect, language)),
  ];
}

/** Works at once and without script; search engines follow the canonical. */
function redirectPage({ file, to, canonical, title }: PlannedRedirect, language: string): OutputFile {
  const [address, name] = [escapeHtml(to), escapeHtml(title)];
  const contents =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${name}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${escapeHtml(canonical)}"></head>` +
    `<body><main><h1><a href="${address}">${name}</a></h1></main></body></html>`;
  return { path: file, contents };
}
