/** Every diagnostic code with its severity, its meaning, why it matters and how to fix it: the source of `treesite explain`. Codes are permanent. */
import { assets } from './catalog/assets.ts';
import type { CatalogEntry } from './catalog/catalog-entry.ts';
import { contentLints } from './catalog/content-lints.ts';
import { fields } from './catalog/fields.ts';
import { files } from './catalog/files.ts';
import { geography } from './catalog/geography.ts';
import { hosts } from './catalog/hosts.ts';
import { imports } from './catalog/imports.ts';
import { outputLints } from './catalog/output-lints.ts';
import { pageLints } from './catalog/page-lints.ts';
import { references } from './catalog/references.ts';
import { schema } from './catalog/schema.ts';
import { templates } from './catalog/templates.ts';
import { texts } from './catalog/texts.ts';
import { yaml } from './catalog/yaml.ts';

const entries = {
  ...files,
  ...hosts,
  ...yaml,
  ...texts,
  ...schema,
  ...geography,
  ...fields,
  ...references,
  ...assets,
  ...templates,
  ...imports,
  ...contentLints,
  ...pageLints,
  ...outputLints,
};

export type DiagnosticCode = keyof typeof entries;

export const catalog: Readonly<Record<DiagnosticCode, CatalogEntry>> = entries;

export function isCode(word: string): word is DiagnosticCode {
  return Object.hasOwn(entries, word);
}

/** Whether checks.allow may list the code: warnings only, whatever their severity under `--publish`, because a warning can be wrong for one site. */
export function isAllowable(code: DiagnosticCode): boolean {
  return catalog[code].severity === 'warning' && !/^(check|import)\//.test(code);
}
