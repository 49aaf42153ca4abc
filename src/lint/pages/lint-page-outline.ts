/** Reports skipped heading levels on finished pages, and pictures without alternative text. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location } from '../../diagnostics/diagnostic.ts';
import type { Heading, Picture } from '../../html/read-content.ts';
import { imagesOf, wordsOf } from '../find-in-data.ts';
import type { LintedRoute, LintedSite, PageLint } from '../linted-site.ts';

/** Reports a template's mistake once, although it is on all its pages. */
export function outlineLint(site: LintedSite): PageLint {
  const found = new Map<string, Diagnostic>();
  const add = (key: string, diagnostic: Diagnostic) => {
    if (!found.has(key)) found.set(key, diagnostic);
  };
  return {
    see({ route, read: { headings, pictures } }) {
      for (const [index, heading] of headings.entries()) {
        const before = headings[index - 1];
        if (heading.level <= (before?.level ?? 0) + 1) continue;
        const at = wordsOf(site.records, route, (text) => headingIn(text, heading));
        const key = at ? `${at.file}:${at.line}` : `${route.template}:${before?.level}:${heading.level}`;
        add(key, headingFault({ heading, before, route, at: at ?? inMarkup(route.template) }));
      }
      for (const picture of pictures)
        if (isWordless(picture)) add(`${route.template}:alt`, pictureFault(picture, route, site));
    },
    finish: () => [...found.values()],
  };
}

interface HeadingFault {
  heading: Heading;
  before: Heading | undefined;
  route: LintedRoute;
  at: Location;
}

function headingFault({ heading, before, route, at }: HeadingFault): Diagnostic {
  const words = heading.text.trim();
  const message = before
    ? `On ${route.path}, the heading "${words}" is an h${heading.level} directly after an h${before.level}.`
    : `${route.path} begins with an h${heading.level}, "${words}", before its main heading.`;
  const hint = before
    ? `Make it an h${before.level + 1}, or add a heading in between.`
    : 'Put the h1 first, or change this to a paragraph.';
  return diagnose('page/heading-order', at, message, {
    hint,
    pages: [route.path],
    words: [heading.text.trim(), `<h${heading.level}`],
  });
}

/** The line of a heading in Markdown. */
function headingIn(markdown: string, { level, text }: Heading): RegExpExecArray | undefined {
  const lines = [...markdown.matchAll(/^#{2,6}[ \t].*/gm)];
  const same = lines.filter(([line]) => normalizeText(line.replace(/^#+/, '')) === normalizeText(text));
  return same.find(([line]) => line.search(/\s/) === level) ?? same[0];
}

/** Without Markdown characters. */
function normalizeText(text: string): string {
  return text.replace(/[*_`]|\]\([^)]*\)|\[/g, '').trim();
}

/** An empty alt marks a picture as decorative, which no picture inside `<main>` is. */
function isWordless({ alt, isHidden, isMain }: Picture): boolean {
  return alt === undefined || (alt.trim() === '' && isMain && !isHidden);
}

function pictureFault({ src, alt }: Picture, route: LintedRoute, site: LintedSite): Diagnostic {
  const picture = `The picture ${imagesOf(site, src)[0] ?? src}`;
  const message = alt === undefined ? `${picture} has no alt attribute.` : `${picture} has an empty alt.`;
  return diagnose('page/image-alt', inMarkup(route.template), `${message} It is on ${route.path}.`, {
    hint: 'Set alt to the picture’s alt text: alt={picture.alt}. For decoration, write alt="" and aria-hidden="true".',
    pages: [route.path],
    words: [src, src.replace(/^.*\//, ''), '<img'],
  });
}
