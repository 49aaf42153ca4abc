/** Reports skipped heading levels on finished pages, and pictures without alternative text. Pure. */
import type { Heading, Picture } from '../../html/read-content.ts';
import { imagesOf, oneLine, type PageFault, pageFaults, shownPattern } from '../find-in-data.ts';
import type { LintedRoute, LintedSite, PageLint } from '../linted-site.ts';

export function outlineLint(site: LintedSite): PageLint {
  const faults = pageFaults(site);
  return {
    see({ route, read: { headings, pictures } }) {
      for (const [index, heading] of headings.entries()) {
        const before = headings[index - 1];
        if (heading.level > (before?.level ?? 0) + 1) faults.add(route, headingFault(heading, before, route));
      }
      for (const picture of pictures) if (isWordless(picture)) faults.add(route, pictureFault(picture, route, site));
    },
    finish: faults.all,
  };
}

function headingFault(heading: Heading, before: Heading | undefined, { path }: LintedRoute): PageFault {
  const { level, text } = heading;
  const words = text.trim();
  const message = before
    ? `On ${path}, the heading "${words}" is an h${level} directly after an h${before.level}.`
    : `${path} begins with an h${level}, "${words}", before its main heading.`;
  const hint = before
    ? `Make it an h${before.level + 1}, or add a heading in between.`
    : 'Put the h1 first, or change this to a paragraph.';
  return {
    code: 'page/heading-order',
    name: `${before?.level}:${level}`,
    words: (text) => headingIn(text, heading),
    message,
    hint,
    inTemplate: [words, `<h${level}`],
  };
}

/** The line of a heading in Markdown. */
function headingIn(markdown: string, { level, text }: Heading): RegExpExecArray | undefined {
  const lines = [...markdown.matchAll(/^#{2,6}[ \t].*/gm)];
  const words = oneLine(text);
  const same = lines.filter(([line]) => new RegExp(`^${shownPattern(withoutMarkup(line))}$`).test(words));
  return same.find(([line]) => line.search(/\s/) === level) ?? same[0];
}

/** The words of a line of Markdown. */
function withoutMarkup(line: string): string {
  return line.replace(/^#+|[*_`]|\]\([^)]*\)|\[/g, '');
}

/** An empty alt marks a picture as decorative, which no picture inside `<main>` is. */
function isWordless({ alt, isHidden, isMain }: Picture): boolean {
  return alt === undefined || (alt.trim() === '' && isMain && !isHidden);
}

function pictureFault({ src, alt }: Picture, { path }: LintedRoute, site: LintedSite): PageFault {
  const picture = `The picture ${imagesOf(site, src)[0] ?? src}`;
  const message = alt === undefined ? `${picture} has no alt attribute.` : `${picture} has an empty alt.`;
  return {
    code: 'page/image-alt',
    message: `${message} It is on ${path}.`,
    hint: 'Set alt to the picture’s alt text: alt={picture.alt}. For decoration, write alt="" and aria-hidden="true".',
    inTemplate: [src, src.replace(/^.*\//, ''), '<img'],
  };
}
