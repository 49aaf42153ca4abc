/** Rules for headers → what a server does with an address, one step after the other. Pure. */
import type { HeaderRule } from '../header-rules.ts';

export interface SetHeader {
  name: string;
  value: string;
}

export interface HeaderStep {
  /** A regular expression for the path that was asked for; undefined: every path of the site. */
  pattern: string | undefined;
  sets: SetHeader[];
  /** Headers of earlier steps that are not sent after all. */
  clears: SetHeader[];
}

/** A page is asked for again each time, by its ETag. What a rule says of caching takes the place of this. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Several headers of one name are all sent, which means the same as their values in one. */
export function headerSteps(base: string, rules: readonly HeaderRule[]): HeaderStep[] {
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

/** In the form that nginx (PCRE) and Caddy (RE2) both read. */
function regexOf(path: string): string {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return `^${escaped.replace(/\*/g, '.*').replace(/:[a-z]\w*/gi, '[^/]+')}$`;
}
