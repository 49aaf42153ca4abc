/** Every diagnostic code with its severity, its meaning, why it matters and how to fix it: the source of `treesite explain`. Codes are permanent. */
import { assets } from './catalog/assets.ts';
import type { CatalogEntry } from './catalog/catalog-entry.ts';
import { files, imports, yaml } from './catalog/files.ts';
import { finishedData } from './catalog/finished-data.ts';
import { geography } from './catalog/geography.ts';
import { outputLints } from './catalog/output-lints.ts';
import { pageLints } from './catalog/page-lints.ts';
import { fields, references } from './catalog/references.ts';
import { hosts, templates } from './catalog/templates.ts';
import { translations } from './catalog/translations.ts';
import { unfinished } from './catalog/unfinished.ts';
import { schema, texts } from './catalog/values.ts';
import { didYouMean, nearest } from './nearest.ts';

/** By the titles of docs/diagnostics.md, in the order in which a build reads, renders and checks a site. */
export const areas = {
  'Files and folders': files,
  YAML: yaml,
  Texts: texts,
  Translations: translations,
  'Fields and values': schema,
  'States and places': geography,
  'Your own fields': fields,
  'Names, references and links': references,
  'Pictures, icons and colors': assets,
  'Templates and their pages': templates,
  'Spreadsheets, reported by import': imports,
  'Not ready to be published': unfinished,
  'The finished data, reported by check': finishedData,
  'Pages, reported by check': pageLints,
  'The whole site, reported by check': outputLints,
  Hosts: hosts,
};

type Areas = typeof areas;

export type DiagnosticCode = { [Title in keyof Areas]: keyof Areas[Title] }[keyof Areas];

export const catalog: Readonly<Record<DiagnosticCode, CatalogEntry>> = Object.assign({}, ...Object.values(areas));

export function isCode(word: string): word is DiagnosticCode {
  return Object.hasOwn(catalog, word);
}

/** What to do about a code that does not exist. `groups` are other words that may be meant. */
export function hintForUnknownCode(code: string, groups: Iterable<string> = []): string {
  const guess = nearest(code, Object.keys(catalog)) ?? nearest(code.split('/')[0] ?? '', groups);
  return guess === undefined ? 'Run npx treesite explain to list all codes.' : didYouMean(guess);
}

/** Whether checks.allow may list the code: warnings only, whatever their severity under `--publish`, because a warning can be wrong for one site. */
export function isAllowable(code: DiagnosticCode): boolean {
  return catalog[code].severity === 'warning' && !/^(check|import)\//.test(code);
}
