/** Diagnostics → those shown one by one, and one group per code for the rest. */
import { catalog, type DiagnosticCode } from '../diagnostics/catalog.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { groupBy } from '../domain/groups.ts';
import { printable } from '../text/printable.ts';
import { formatNumber, truncateList } from '../text/strings.ts';
import type { Colors } from './colors.ts';
import { withCommandName } from './command-name.ts';

/** With more warnings of one code than this, they become one group: after three, the others add nothing new. */
const maxSingle = 3;
/** More for codes whose messages all differ: each of these names two other colors. */
const maxSingleOf: Partial<Record<DiagnosticCode, number>> = { 'theme/contrast': 8 };
/** One mistake, such as a renamed service, can give an error in each of 10,000 files; a terminal keeps about 1,000 lines. */
const maxErrors = 100;
const maxPlaces = 3;

interface Grouped {
  single: Diagnostic[];
  groups: Map<DiagnosticCode, Diagnostic[]>;
}

interface GroupedErrors extends Grouped {
  /** Groups of errors that are warnings without --publish, and are grouped like these. */
  raised: Grouped['groups'];
}

export function groupWarnings(warnings: readonly Diagnostic[]): Grouped {
  const groups: Grouped['groups'] = groupBy(warnings, ({ code }) => code);
  for (const [code, group] of groups) if (group.length <= (maxSingleOf[code] ?? maxSingle)) groups.delete(code);
  return { single: warnings.filter(({ code }) => !groups.has(code)), groups };
}

/** The first errors of each code are single, and the group has the others. */
export function groupErrors(errors: readonly Diagnostic[]): GroupedErrors {
  const isRaised = ({ code }: Diagnostic) => catalog[code].severity === 'warning';
  const raised = groupWarnings(errors.filter(isRaised)).groups;
  const groups = new Map<DiagnosticCode, Diagnostic[]>();
  for (const [code, all] of groupBy(errors, ({ code }) => code))
    if (all.length > maxErrors) groups.set(code, all.slice(maxErrors));
  for (const code of raised.keys()) groups.delete(code);
  const omitted = new Set([...groups.values(), ...raised.values()].flat());
  return { single: omitted.size === 0 ? [...errors] : errors.filter((error) => !omitted.has(error)), groups, raised };
}

/** `kind` is what the count counts, such as `warnings`. */
export function formatGroups(groups: Grouped['groups'], kind: string, colors: Colors): string[] {
  return [...groups].map(([code, group]) => formatGroup(code, group, kind, colors));
}

function formatGroup(code: DiagnosticCode, group: readonly Diagnostic[], kind: string, colors: Colors): string {
  const places = [...new Set(group.map(({ at }) => `${at.file}:${at.line}:${at.column}`))];
  const hints = new Set(group.map(({ hint }) => hint));
  const [hint] = hints;
  const lines = [
    `${formatNumber(group.length)} ${kind} ${colors.dim(code)}`,
    `  ${catalog[code].title}. Found at ${printable(truncateList(places, maxPlaces))}. --verbose shows each one.`,
    ...(hints.size === 1 && hint !== undefined ? [`  ${colors.cyan(withCommandName(hint))}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
