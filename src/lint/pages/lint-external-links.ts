/** Collects links to other sites with their places in the data; and turns the servers' responses into diagnostics. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location } from '../../diagnostics/diagnostic.ts';
import type { Path } from '../../diagnostics/locate.ts';
import { groupBy } from '../../domain/groups.ts';
import type { LinkPositions } from '../../model/text-positions.ts';
import type { Records } from '../../schema/records.ts';
import { parseUrl } from '../../text/strings.ts';
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

export interface ExternalLinks {
  see: (page: Pick<LintedPage, 'route' | 'read'>) => void;
  list: (linkPositions: LinkPositions) => ExternalLink[];
}

/** Collects each URL once, in page order, so that a link on every page is requested once. */
export function collectExternalLinks({ records: { site }, origin }: Site): ExternalLinks {
  /** Links as written in pages, each with its first page. */
  const links = new Map<string, LintedRoute>();
  const isExternal = (link: string) => {
    const href = withoutFragment(link);
    return /^https?:\/\//.test(href) && href !== origin && !href.startsWith(`${origin}/`);
  };
  // A form endpoint does not answer a GET request.
  const isRequested = (link: string) => isExternal(link) && link !== site?.value.forms.endpoint;
  return {
    see({ route, read }) {
      for (const link of read.links) if (isRequested(link) && !links.has(link)) links.set(link, route);
    },
    list(linkPositions) {
      const inPages = [...links].map(([link, { template }]) => ({ link, at: linkPositions.get(link) ?? [], template }));
      const settings = site ? settingsOf(site).filter(({ link }) => isExternal(link)) : [];
      const byHref = groupBy([...inPages, ...settings], ({ link }) => withoutFragment(link));
      return [...byHref].map(([href, [first, ...others]]) => {
        const places = [first, ...others].flatMap(({ at }) => at);
        const byLine = groupBy(places, ({ line, file }) => `${line} ${file}`);
        const inData = [...byLine.values()].map(([place]) => place);
        return { href, at: inData.length > 0 || !first.template ? inData : [inMarkup(first.template)] };
      });
    },
  };
}

/** URLs of site.yaml that are no links: profiles and scripts. */
function settingsOf({ value: { business, scripts }, locate }: NonNullable<Records['site']>) {
  const urls: [link: string, path: Path][] = [
    ...business.sameAs.map((link, index): [string, Path] => [link, ['business', 'sameAs', index]]),
    ...scripts.map(({ src = '' }, index): [string, Path] => [src, ['scripts', index, 'src']]),
  ];
  return urls.map(([link, path]) => ({ link, at: [locate(path)], template: undefined }));
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
  if (answer.kind === 'found') return [];
  if (answer.kind === 'moved') {
    const hint = `Link to ${answer.to} instead.`;
    return [diagnose('link/external-moved', at, `${href} redirects permanently.`, { hint })];
  }
  const [code, problem, hint] = failures[answer.kind];
  return [diagnose(code, at, `${href} ${problem}: ${answer.reason}.`, { hint })];
}

const failures = {
  broken: ['link/external-broken', 'is broken', 'Find the new URL, or remove the link.'],
  unsure: ['link/external-unsure', 'could not be checked', 'Open it in a browser to check.'],
} as const;

/** If none of several servers responds, reports that this computer is offline. */
function noAnswerAtAll(
  links: readonly ExternalLink[],
  answers: ReadonlyMap<string, LinkResponse>,
): Diagnostic | undefined {
  const hosts = new Set(links.map(({ href }) => parseUrl(href)?.host));
  const at = links[0]?.at[0];
  const isSilent = ({ href }: ExternalLink) => {
    const answer = answers.get(href);
    return answer !== undefined && 'reached' in answer && !answer.reached;
  };
  if (!at || hosts.size < 2 || !links.every(isSilent)) return undefined;
  return diagnose('link/external-unsure', at, `None of the ${hosts.size} linked sites could be reached.`, {
    hint: 'Check your internet connection, then run npx treesite check --external again.',
  });
}
