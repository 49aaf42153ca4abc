/** Warnings → those shown one by one, and one line per code for the rest. Pure. */

import { catalog, type DiagnosticCode } from '../diagnostics/catalog.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { truncateList } from '../text/truncate.ts';
import type { Colors } from './colors.ts';

/** With more warnings of one code than this, they become one group: after three, the others add nothing new. */
const maxSingle = 3;
/** More for codes whose messages all differ: each of these names two other colours. */
const maxSingleOf: Partial<Record<DiagnosticCode, number>> = { 'theme/contrast': 8 };
const maxPlaces = 3;

interface Grouped {
  single: Diagnostic[];
  groups: Map<DiagnosticCode, Diagnostic[]>;
}

export function groupWarnings(warnings: readonly Diagnostic[]): Grouped {
  const groups = new Map<DiagnosticCode, Diagnostic[]>();
  for (const warning of warnings) {
    const group = groups.get(warning.code) ?? [];
    groups.set(warning.code, group);
    group.push(warning);
  }
  for (const [code, group] of groups) if (group.length <= (maxSingleOf[code] ?? maxSingle)) groups.delete(code);
  return { single: warnings.filter(({ code }) => !groups.has(code)), groups };
}

export function formatGroups(groups: Grouped['groups'], colors: Colors): string[] {
  return [...groups].map(([code, group]) => formatGroup(code, group, colors));
}

function formatGroup(code: DiagnosticCode, group: readonly Diagnostic[], colors: Colors): string {
  const places = [...new Set(group.map(({ at }) => `${at.file}:${at.line}:${at.column}`))];
  const hints = new Set(group.map(({ hint }) => hint));
  const [hint] = hints;
  const lines = [
    `${group.length} ${colors.yellow('warnings')} ${colors.dim(code)}`,
    `  ${catalog[code].title}: ${truncateList(places, maxPlaces)}; --verbose shows each one.`,
    ...(hints.size === 1 && hint !== undefined ? [`  ${colors.cyan(hint)}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
