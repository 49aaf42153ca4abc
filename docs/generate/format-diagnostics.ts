/** The catalog of diagnostics → docs/diagnostics.md. Pure. */
import { assets } from '../../src/diagnostics/catalog/assets.ts';
import type { CatalogEntry } from '../../src/diagnostics/catalog/catalog-entry.ts';
import { files, imports, yaml } from '../../src/diagnostics/catalog/files.ts';
import { finishedData } from '../../src/diagnostics/catalog/finished-data.ts';
import { geography } from '../../src/diagnostics/catalog/geography.ts';
import { outputLints } from '../../src/diagnostics/catalog/output-lints.ts';
import { pageLints } from '../../src/diagnostics/catalog/page-lints.ts';
import { fields, references } from '../../src/diagnostics/catalog/references.ts';
import { hosts, templates } from '../../src/diagnostics/catalog/templates.ts';
import { translations } from '../../src/diagnostics/catalog/translations.ts';
import { unfinished } from '../../src/diagnostics/catalog/unfinished.ts';
import { schema, texts } from '../../src/diagnostics/catalog/values.ts';
import { code, generatedBy, linkTo, page, plain, table } from './markdown.ts';

interface Area {
  title: string;
  entries: Readonly<Record<string, CatalogEntry>>;
}

/** In the order in which a build reads, renders and checks a site. */
export const areas: readonly Area[] = [
  { title: 'Files and folders', entries: files },
  { title: 'YAML', entries: yaml },
  { title: 'Texts', entries: texts },
  { title: 'Translations', entries: translations },
  { title: 'Fields and values', entries: schema },
  { title: 'States and places', entries: geography },
  { title: 'Your own fields', entries: fields },
  { title: 'Names, references and links', entries: references },
  { title: 'Pictures, icons and colors', entries: assets },
  { title: 'Templates and their pages', entries: templates },
  { title: 'Spreadsheets, reported by import', entries: imports },
  { title: 'Not ready to be published', entries: unfinished },
  { title: 'The finished data, reported by check', entries: finishedData },
  { title: 'Pages, reported by check', entries: pageLints },
  { title: 'The whole site, reported by check', entries: outputLints },
  { title: 'Hosts', entries: hosts },
];

export function formatDiagnostics(): string {
  return page([
    generatedBy('src/diagnostics/catalog'),
    '# Diagnostics',
    intro,
    table(
      ['area', 'codes'],
      areas.map(({ title, entries }) => [
        linkTo(title, title),
        Object.keys(entries)
          .map((name) => linkTo(name, code(name)))
          .join(' '),
      ]),
    ),
    allowing,
    ...areas.flatMap(({ title, entries }) => [
      `## ${title}`,
      ...Object.entries(entries).flatMap(([name, entry]) => formatEntry(name, entry)),
    ]),
  ]);
}

function formatEntry(name: string, { severity, onPublish, title, why, fix }: CatalogEntry): string[] {
  const kind = severity === 'error' ? 'Error' : 'Warning';
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
