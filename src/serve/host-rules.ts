/** The `_redirects` and `_headers` files, in the form that Netlify and Cloudflare Pages read. Pure. */

export interface RedirectRule {
  from: RegExp;
  to: string;
  status: number;
}

export interface HeaderRule {
  path: RegExp;
  headers: [name: string, value: string][];
  /** Names of headers that earlier rules set and this one takes away again. */
  removed: string[];
}

export function parseRedirects(text: string): RedirectRule[] {
  return lines(text).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    return from === undefined || to === undefined
      ? []
      : [{ from: pattern(from), to, status: Number.parseInt(status, 10) }];
  });
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of lines(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ path: pattern(line.trim()), headers: [], removed: [] });
      continue;
    }
    const removed = /^\s*!\s*(\S+)/.exec(line)?.[1];
    if (removed !== undefined) rules.at(-1)?.removed.push(removed);
    const colon = line.indexOf(':');
    if (colon > 0) rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

function lines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
}

/** `*` stands for anything. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}
