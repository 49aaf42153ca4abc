/** Header rules: which headers a path gets or loses. Reads the site's own, merges rules and writes `_headers`. Pure. */
import path from 'node:path';
import { parseHeaderLines } from '../domain/header-lines.ts';
import type { Host } from '../domain/hosts/hosts.ts';
import { type OutputFile, textOf } from './output-file.ts';

export interface HeaderRule {
  /** With the base path. `*` matches anything, `:name` one segment. */
  path: string;
  /** Names of headers that earlier rules set and this one removes. */
  removed: string[];
  headers: [name: string, value: string][];
}

const name = '_headers';

/** Whether a static file holds the site's own rules: `_headers` at the top or in any subfolder. It is not published itself. */
export function isOwnHeaders({ path: file }: Pick<OutputFile, 'path'>): boolean {
  return file === name || file.endsWith(`/${name}`);
}

/** The top-level file comes first. Patterns of admin/_headers are relative to /admin: `/*` matches every file in that folder. */
export function readOwnHeaders(base: string, staticFiles: readonly OutputFile[]): HeaderRule[] {
  return staticFiles
    .filter(isOwnHeaders)
    .sort((a, b) => Number(b.path === name) - Number(a.path === name))
    .flatMap((file) => {
      const folder = path.posix.dirname(file.path);
      const below = folder === '.' ? base : `${base}/${folder}`;
      return parseHeaderLines(textOf(file)).rules.map((rule) => ({ ...rule, path: below + rule.path }));
    });
}

/** Merges rules with equal paths, of which Cloudflare Pages would read only the last. */
export function mergeRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const byPath = new Map<string, HeaderRule>();
  for (const { path: paths, removed, headers } of rules) {
    const before = byPath.get(paths) ?? { path: paths, removed: [], headers: [] };
    const gone = new Set(removed.map(lower));
    const remaining = before.headers.filter(([header]) => !gone.has(lower(header)));
    byPath.set(paths, { path: paths, removed: [...before.removed, ...removed], headers: [...remaining, ...headers] });
  }
  return [...byPath.values()];
}

function lower(text: string): string {
  return text.toLowerCase();
}

/** The text of a `_headers` file. */
export function formatHeaderRules(
  rules: readonly HeaderRule[],
  { readsRemovals }: Pick<Host, 'readsRemovals'>,
): string {
  const lines = rules.flatMap(({ path: paths, removed, headers }) => {
    const said = [
      ...(readsRemovals ? removed.map((header) => `  ! ${header}`) : []),
      ...headers.map(([header, value]) => `  ${header}: ${value}`),
    ];
    return said.length === 0 ? [] : [paths, ...said];
  });
  return `${lines.join('\n')}\n`;
}
