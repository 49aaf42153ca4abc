/** Old addresses: a `_redirects` file for hosts that read it, and a page for those that do not. Pure. */
import { escapeHtml } from '../text/escape-html.ts';

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
  title: () => string;
}

/** A file whose contents are made when they are wanted. */
export interface GeneratedFile {
  path: string;
  make: () => string | Uint8Array;
}

export function formatRedirects(redirects: readonly PlannedRedirect[], language: string): GeneratedFile[] {
  if (redirects.length === 0) return [];
  return [
    { path: '_redirects', make: () => formatRules(redirects) },
    ...redirects.map((redirect) => ({ path: redirect.file, make: () => redirectPage(redirect, language) })),
  ];
}

function formatRules(redirects: readonly PlannedRedirect[]): string {
  const rules = redirects.flatMap(({ from, to }) => {
    const bare = from.replace(/\/$/, '');
    return from === bare ? [`${from} ${to} 301`] : [`${bare} ${to} 301`, `${from} ${to} 301`];
  });
  return `${rules.join('\n')}\n`;
}

/** Works at once and without script; search engines follow the canonical. */
function redirectPage({ to, canonical, title }: PlannedRedirect, language: string): string {
  const [address, name] = [escapeHtml(to), escapeHtml(title())];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${name}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${escapeHtml(canonical)}"></head>` +
    `<body><main><h1><a href="${address}">${name}</a></h1></main></body></html>`
  );
}
