/** Collects links to other sites with their places in the data; and turns the servers' responses into diagnostics. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location } from '../../diagnostics/diagnostic.ts';
import type { LinkPositions } from '../../model/text-positions.ts';
import type { Records } from '../../schema/records.ts';
import type { LintedPage, LintedRoute } from '../linted-site.ts';

export interface ExternalLink {
  /** Without its fragment, which servers do not receive. */
  href: string;
  /** Its places in the data, or the template of its first page. */
  at: readonly Location[];
}

/** The result of requesting a link. */
export type LinkResponse =
  | { kind: 'found' }
  /** Moved permanently. */
  | { kind: 'moved'; to: string }
  | {
      kind: 'broken' | 'unsure';
      /** In a few words, such as: the server answers 404. */
      reason: string;
      /** False if no server responded. */
      reached: boolean;
    };

interface Site {
  records: Records;
  /** The site's own origin. */
  origin: string;
}

/** Collects each URL once, in page order, so that a link on every page is requested once. */
export class ExternalLinks {
  readonly #records: Records;
  readonly #origin: string;
  /** Links as written in pages, each with its first page. */
  readonly #links = new Map<string, LintedRoute>();

  constructor({ records, origin }: Site) {
    this.#records = records;
    this.#origin = origin;
  }

  see({ route, read }: Pick<LintedPage, 'route' | 'read'>): void {
    for (const link of read.links)
      if (/^https?:/.test(link) && this.#isExternal(link) && !this.#links.has(link)) this.#links.set(link, route);
  }

  list(linkPositions: LinkPositions): ExternalLink[] {
    const found = new Map<string, Map<string, Location>>();
    const templates = new Map<string, Location>();
    const add = (href: string, places: readonly Location[]) => {
      const known = found.get(href) ?? new Map<string, Location>();
      found.set(href, known);
      for (const at of places) {
        const line = `${at.line} ${at.file}`;
        if (!known.has(line)) known.set(line, at);
      }
    };
    const { site } = this.#records;
    // A form endpoint does not answer a GET request.
    if (site?.value.forms.endpoint !== undefined) this.#links.delete(site.value.forms.endpoint);
    for (const [link, route] of this.#links) {
      const href = withoutFragment(link);
      add(href, linkPositions.get(link) ?? []);
      if (!templates.has(href)) templates.set(href, inMarkup(route.template));
    }
    for (const [index, link] of (site?.value.business.sameAs ?? []).entries())
      if (site && this.#isExternal(link)) add(withoutFragment(link), [site.locate(['business', 'sameAs', index])]);
    return [...found].map(([href, places]) => {
      const first = templates.get(href);
      return { href, at: places.size > 0 || !first ? [...places.values()] : [first] };
    });
  }

  #isExternal(link: string): boolean {
    const href = withoutFragment(link);
    return /^https?:\/\//.test(href) && href !== this.#origin && !href.startsWith(`${this.#origin}/`);
  }
}

function withoutFragment(link: string): string {
  return link.replace(/#.*$/, '');
}

export function lintExternalLinks(
  links: readonly ExternalLink[],
  answers: ReadonlyMap<string, LinkResponse>,
): Diagnostic[] {
  const offline = noAnswerAtAll(links, answers);
  if (offline) return [offline];
  return links.flatMap(({ href, at }) => {
    const answer = answers.get(href);
    return answer ? at.flatMap((place) => toDiagnostic(href, answer, place)) : [];
  });
}

function toDiagnostic(href: string, answer: LinkResponse, at: Location): Diagnostic[] {
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

/** If none of several servers responds, reports that this computer is offline. */
function noAnswerAtAll(
  links: readonly ExternalLink[],
  answers: ReadonlyMap<string, LinkResponse>,
): Diagnostic | undefined {
  const [first] = links;
  const hosts = new Set(links.map(({ href }) => new URL(href).host));
  const at = first?.at[0];
  if (!at || hosts.size < 2 || !links.every(({ href }) => isSilent(answers.get(href)))) return undefined;
  return diagnose('link/external-unsure', at, `None of the ${hosts.size} linked sites could be reached.`, {
    hint: 'Check your internet connection, then run treesite check --external again.',
  });
}

function isSilent(answer: LinkResponse | undefined): boolean {
  return answer !== undefined && 'reached' in answer && !answer.reached;
}
