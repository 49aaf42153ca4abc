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

const entries = {
  ...files,
  ...hosts,
  ...yaml,
  ...texts,
  ...translations,
  ...schema,
  ...geography,
  ...fields,
  ...references,
  ...assets,
  ...templates,
  ...imports,
  ...unfinished,
  ...finishedData,
  ...pageLints,
  ...outputLints,
};

export type DiagnosticCode = keyof typeof entries;

export const catalog: Readonly<Record<DiagnosticCode, CatalogEntry>> = entries;

export function isCode(word: string): word is DiagnosticCode {
  return Object.hasOwn(entries, word);
}

/** What to do about a code that does not exist. `groups` are other words that may be meant. */
export function hintForUnknownCode(code: string, groups: Iterable<string> = []): string {
  const guess = nearest(code, Object.keys(entries)) ?? nearest(code.split('/')[0] ?? '', groups);
  return guess === undefined ? 'Run npx treesite explain to list all codes.' : didYouMean(guess);
}

/** Whether checks.allow may list the code: warnings only, whatever their severity under `--publish`, because a warning can be wrong for one site. */
export function isAllowable(code: DiagnosticCode): boolean {
  return catalog[code].severity === 'warning' && !/^(check|import)\//.test(code);
}
