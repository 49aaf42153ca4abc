/** Checks what finished pages load from other sites, and everything that a site's own stylesheets load: what the content policy blocks would be missing silently. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location } from '../../diagnostics/diagnostic.ts';
import {
  blockedOrigin,
  type LoadedAs,
  ownOrigin,
  type PolicyDirectives,
} from '../../domain/policies/content-policy.ts';
import { type ExternalLoad, inlineStyle, isExternal } from '../../html/external-loads.ts';
import { loadsOf } from '../../html/style-loads.ts';
import type { PlannedPage } from '../../routes/list-pages.ts';
import { positionIn } from '../../text/strings.ts';
import { type LinkTargets, linkProblem } from './link-problem.ts';

interface Site {
  directives: PolicyDirectives;
  /** The site's own origin. */
  origin: string;
}

/** The beginnings of messages, before an origin. */
const loadNames: Readonly<Record<LoadedAs, string>> = {
  script: 'A script from',
  style: 'A stylesheet from',
  img: 'A picture from',
  font: 'A font from',
  connect: 'Data from',
  frame: 'A frame from',
  media: 'Video or sound from',
  form: 'A form that is sent to',
  object: 'A plug-in from',
};

export type NamedPage = Pick<PlannedPage, 'path' | 'source' | 'template'>;

type CheckLoads = (page: NamedPage, loads: readonly ExternalLoad[]) => Diagnostic[];

/** Checks one page after the other. Reports a blocked origin once per kind of load, even if all pages load from it. */
export function createLoadCheck({ directives, origin }: Site): CheckLoads {
  const reported = new Set<string>();
  return ({ path, source, template }, loads) =>
    loads.flatMap((load) => {
      const blocked = blockedOrigin(load, directives, origin);
      if (blocked === undefined || reported.has(`${load.kind} ${blocked}`)) return [];
      reported.add(`${load.kind} ${blocked}`);
      const where = `${path}, from ${source}`;
      // A template may concatenate the URL from its host and other parts.
      const host = /\/\/([^/?#]+)/.exec(load.url)?.[1] ?? '';
      const words = blocked === inlineStyle.url ? ['style={', '<style'] : [load.url, host];
      return [diagnoseLoad(load.kind, blocked, { at: inMarkup(template), words, where })];
    });
}

interface OwnStyle {
  /** Relative to the project's root. */
  file: string;
  text: string;
  /** For a file that is bundled: the base path, which is put before its URLs. */
  prefix?: string;
  /** Undefined where the site's policy does not apply. */
  directives: PolicyDirectives | undefined;
}

/** Reports a blocked origin once per file and kind of load. */
export function checkStyleLoads(styles: readonly OwnStyle[], site: LinkTargets): Diagnostic[] {
  return styles.flatMap(({ file, text, prefix, directives }) => {
    const reported = new Set<string>();
    return loadsOf(text).flatMap(({ kind, url, offset, isBare }) => {
      const at = { file, ...positionIn(text, offset), length: url.length };
      if (!isExternal(url)) {
        const problem = isBare && prefix !== undefined ? notBundled(url) : notServed(url, prefix, site);
        return problem ? [diagnose('link/broken', at, problem.message, { hint: problem.hint })] : [];
      }
      const blocked = directives && blockedOrigin({ kind, url }, directives, site.origin);
      if (blocked === undefined || reported.has(`${kind} ${blocked}`)) return [];
      reported.add(`${kind} ${blocked}`);
      return [diagnoseLoad(kind, blocked, { at, where: undefined })];
    });
  });
}

function notBundled(url: string) {
  return { message: `${url} is not published, because image-set has it without url().`, hint: `Write url("${url}").` };
}

/** Of paths that begin with a slash; the bundler looks for those beside the stylesheet. A backslash encodes a character. */
function notServed(url: string, prefix = '', site: LinkTargets) {
  if (!url.startsWith('/') || url.includes('\\')) return undefined;
  const problem = linkProblem(prefix + url, { path: '', ids: new Set() }, site);
  const hint = (prefix !== '' && problem?.hintInData) || problem?.hint;
  return problem && { message: `This stylesheet loads ${url}, which does not exist.`, hint };
}

/** `where` is the page; undefined for a stylesheet, which many pages can load. `words`: see Diagnostic. */
export function diagnoseLoad(
  kind: LoadedAs,
  origin: string,
  { at, words, where }: { at: Location; words?: readonly string[]; where: string | undefined },
): Diagnostic {
  const place = where === undefined ? 'This stylesheet loads it.' : `It is on ${where}.`;
  if (origin === inlineStyle.url) {
    const message = `An inline style is blocked by the site’s Content Security Policy. ${place}`;
    const hint = 'Move it to a .css file that the template imports, or that the page in the static folder links to.';
    return diagnose('page/blocked-origin', at, message, { hint, ...(words && { words }) });
  }
  const message = `${loadNames[kind]} ${origin} is blocked by the site’s Content Security Policy. ${place}`;
  const hint =
    origin === ownOrigin
      ? 'Use a link instead.'
      : kind === 'object'
        ? 'Use a link, a picture or a frame instead.'
        : origin.endsWith(':')
          ? 'Put the file in the static folder, or in your templates folder.'
          : `Add ${origin} to security.allow.${kind} in site.yaml${kind === 'form' || kind === 'frame' ? '' : ', or put the file in the static folder'}.`;
  return diagnose('page/blocked-origin', at, message, { hint, ...(words && { words }) });
}
