/** Every diagnostic's code with its severity, what it means, why it matters and how to fix it: the source of `treesite explain`. Codes are permanent. */
import { assets } from './catalog/assets.ts';
import type { CatalogEntry } from './catalog/catalog-entry.ts';
import { contentLints } from './catalog/content-lints.ts';
import { fields } from './catalog/fields.ts';
import { files } from './catalog/files.ts';
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

/** By the code, not by its severity under `--publish`: a warning may be right for most sites and wrong for one. */
export function isAllowable(code: DiagnosticCode): boolean {
  return catalog[code].severity === 'warning' && !/^(check|import)\//.test(code);
}
