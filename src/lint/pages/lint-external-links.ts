/** Links to other sites: which there are and where the data has them, and what their servers' answers mean. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import type { PageRead } from '../../html/read-page.ts';
import type { LinkPlaces } from '../../model/link-places.ts';
import type { Route } from '../../routes/route.ts';
import type { Records } from '../../schema/records.ts';
import { templateOf } from '../records/find-in-data.ts';

export interface ExternalLink {
  /** Without its fragment, which no server sees. */
  href: string;
  /** Every place of the data that has it, or the template of the first page that does. */
  at: readonly Location[];
}

/** What came of asking for a link. */
export type LinkAnswer =
  | { kind: 'found' }
  /** Moved for good. */
  | { kind: 'moved'; to: string }
  | {
      kind: 'broken' | 'unsure';
      /** In a few words: the server answers 404. */
      reason: string;
      /** False where no server answered. */
      reached: boolean;
    };

interface Site {
  records: Records;
  routes: readonly Route[];
  reads: ReadonlyMap<string, PageRead>;
  linkPlaces: LinkPlaces;
  /** Of the site itself. */
  origin: string;
}

/** Each address once, in the order of the pages. A link that is on every page, or in every file, is looked up once. */
export function listExternalLinks({ records, routes, reads, linkPlaces, origin }: Site): ExternalLink[] {
  const found = new Map<string, Map<string, Location>>();
  const seen = new Set<string>();
  const add = (link: string, places: readonly Location[]) => {
    const href = link.replace(/#.*$/, '');
    if (!/^https?:\/\//.test(href) || href === origin || href.startsWith(`${origin}/`)) return;
    const known = found.get(href) ?? new Map<string, Location>();
    found.set(href, known);
    for (const at of places) {
      const line = `${at.line} ${at.file}`;
      if (!known.has(line)) known.set(line, at);
    }
  };
  const { site } = records;
  // A form endpoint does not answer a GET request.
  const endpoint = site?.value.forms.endpoint;
  const templates = new Map<string, Location>();
  for (const route of routes) {
    for (const link of reads.get(route.path)?.links ?? []) {
      if (link === endpoint || seen.has(link)) continue;
      seen.add(link);
      add(link, linkPlaces.get(link) ?? []);
      const href = link.replace(/#.*$/, '');
      if (!templates.has(href)) templates.set(href, templateOf(route));
    }
  }
  if (site) {
    for (const [index, link] of site.value.business.sameAs.entries())
      add(link, [site.locate(['business', 'sameAs', index])]);
  }
  return [...found].map(([href, places]) => {
    const first = templates.get(href);
    return { href, at: places.size > 0 || !first ? [...places.values()] : [first] };
  });
}

export function lintExternalLinks(
  links: readonly ExternalLink[],
  answers: ReadonlyMap<string, LinkAnswer>,
): Diagnostic[] {
  const offline = noAnswerAtAll(links, answers);
  if (offline) return [offline];
  return links.flatMap(({ href, at }) => {
    const answer = answers.get(href);
    return answer ? at.flatMap((place) => toDiagnostic(href, answer, place)) : [];
  });
}

function toDiagnostic(href: string, answer: LinkAnswer, at: Location): Diagnostic[] {
  switch (answer.kind) {
    case 'found':
      return [];
    case 'moved':
      return [
        diagnose('link/external-moved', at, `${href} redirects permanently.`, {
          hint: `Link to ${answer.to} instead.`,
        }),
      ];
    case 'broken':
      return [
        diagnose('link/external-broken', at, `${href} is broken: ${answer.reason}.`, {
          hint: 'Find the new URL, or remove the link.',
        }),
      ];
    case 'unsure':
      return [
        diagnose('link/external-unsure', at, `${href} could not be checked: ${answer.reason}.`, {
          hint: 'Open it in a browser to check.',
        }),
      ];
    default:
      return answer satisfies never;
  }
}

/** Several servers that all keep silent are not down: this computer is not on the internet. */
function noAnswerAtAll(
  links: readonly ExternalLink[],
  answers: ReadonlyMap<string, LinkAnswer>,
): Diagnostic | undefined {
  const [first] = links;
  const hosts = new Set(links.map(({ href }) => new URL(href).host));
  const at = first?.at[0];
  if (!at || hosts.size < 2 || !links.every(({ href }) => isSilent(answers.get(href)))) return undefined;
  return diagnose('link/external-unsure', at, `None of the ${hosts.size} linked sites could be reached.`, {
    hint: 'Check your internet connection, then run treesite check --external again.',
  });
}

function isSilent(answer: LinkAnswer | undefined): boolean {
  return answer !== undefined && 'reached' in answer && !answer.reached;
}
