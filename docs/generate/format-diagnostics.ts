/** The catalog of diagnostics → docs/diagnostics.md. Pure. */
import type { CatalogEntry } from '../../src/diagnostics/catalog/catalog-entry.ts';
import { areas } from '../../src/diagnostics/catalog.ts';
import { code, generatedBy, linkTo, page, plain, table } from './markdown.ts';

const sections: readonly [title: string, entries: Readonly<Record<string, CatalogEntry>>][] = Object.entries(areas);

export function formatDiagnostics(): string {
  return page([
    generatedBy('src/diagnostics/catalog'),
    '# Diagnostics',
    intro,
    table(
      ['area', 'codes'],
      sections.map(([title, entries]) => [
        linkTo(title, title),
        Object.keys(entries)
          .map((name) => linkTo(name, code(name)))
          .join(' '),
      ]),
    ),
    allowing,
    ...sections.flatMap(([title, entries]) => [
      `## ${title}`,
      ...Object.entries(entries).flatMap(([name, entry]) => formatEntry(name, entry)),
    ]),
  ]);
}

function formatEntry(name: string, { severity, onPublish, title, why, fix }: CatalogEntry): string[] {
  const kind = severity === 'warning' ? 'Warning' : 'Error';
  const strict = onPublish === undefined ? '' : `, an ${onPublish} under \`check --publish\``;
  return [
    `### ${name}`,
    `${kind}${strict}. **${plain(title)}.**`,
    `Why it matters: ${plain(why)}`,
    `How to fix it: ${plain(fix)}`,
  ];
}

const intro = `Each message of treesite has a code. \`treesite explain city/unknown-county\` prints the same text as this page. Codes are
permanent. An error stops the build and the check: nothing is written. A warning does not. \`treesite check --publish\`
treats warnings about content that must not go live as errors.`;

const allowing = `## Allowing a warning

You can allow a warning in \`data/site.yaml\`. Errors cannot be allowed, nor can diagnostics about this list.
\`where\` is the path of a page or the file that the message names; without it, the code is allowed everywhere. An entry that
no longer matches a warning is reported (\`check/unused-allow\`).

\`\`\`yaml
# data/site.yaml
checks:
  allow:
    - code: place/similar
      where: /areas/springfield-vt/
      reason: Two halves of one town, and both pages say so.
\`\`\``;
