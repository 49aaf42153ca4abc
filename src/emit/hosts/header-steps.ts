/** Header rules → the steps by which a server decides on the headers of a path. Pure. */
import { revalidate } from '../../domain/cache-control.ts';
import type { HeaderRule } from '../header-rules.ts';

export interface SetHeader {
  name: string;
  value: string;
}

export interface HeaderStep {
  /** A regular expression for the requested path; undefined: every path of the site. */
  pattern: string | undefined;
  sets: SetHeader[];
  /** Headers of earlier steps that are not sent. */
  clears: SetHeader[];
}

/** Several headers with one name are all sent, which is equivalent to one header with all values. */
export function headerSteps(base: string, rules: readonly HeaderRule[]): HeaderStep[] {
  // Rules override it.
  const fallback = { name: 'Cache-Control', value: revalidate };
  const steps: HeaderStep[] = [{ pattern: undefined, sets: [fallback], clears: [] }];
  const known = [fallback];
  for (const { path, removed, headers } of rules) {
    const sets = headers.map(([name, value]) => ({ name, value }));
    const gone = new Set(removed.map((name) => name.toLowerCase()));
    const replacesFallback = sets.some(({ name }) => name.toLowerCase() === 'cache-control');
    const clears = known.filter(
      (header) => gone.has(header.name.toLowerCase()) || (replacesFallback && header === fallback),
    );
    steps.push({ pattern: path === `${base}/*` ? undefined : regexOf(path), sets, clears });
    known.push(...sets);
  }
  return steps;
}

/** In the syntax that nginx (PCRE) and Caddy (RE2) have in common. */
function regexOf(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${escaped.replace(/\*/g, '.*').replace(/:[a-z]\w*/gi, '[^/]+')}$`;
}
