/** Checks values from the command line against the site and the schema. Pure. */
import { choicesHint, didYouMean, nearest } from '../diagnostics/nearest.ts';
import { isGroup, valueAt } from '../domain/groups.ts';
import { parseSources } from '../load/parse-source.ts';
import { validateFiles } from '../schema/records.ts';
import { capitalize } from '../text/strings.ts';
import { type Flag, flagName, flagsOf } from './fields.ts';
import { choicesOf, type Hints } from './hints.ts';
import { kinds, type NewKind } from './new-kinds.ts';

interface GivenValues {
  kind: NewKind;
  values: Readonly<Record<string, unknown>>;
  hints: Hints;
  /** True if the county may be one that does not exist yet. */
  withCounty: boolean;
}

/** The first problem as a sentence: a missing required reference, or an unknown reference or key. */
export function checkArguments({ kind, values, hints, withCounty }: GivenValues): string | undefined {
  for (const flag of flagsOf(kind)) {
    const choices = choicesOf(flag.value, hints);
    const value = valueAt(values, flag.path);
    if (!choices || (withCounty && flag.name === 'county' && value !== undefined)) continue;
    if (value === undefined && isReference(flag)) return missing(kind, flag, choices);
    const unknown = [value ?? []].flat().find((one) => !choices.includes(String(one)));
    if (unknown !== undefined) return notThere(flag, String(unknown), choices);
  }
  return undefined;
}

/** A required single reference, which has no sensible placeholder. */
function isReference({ isRequired, form, value }: Flag): boolean {
  return isRequired && form === 'single' && value['x-ref'] !== undefined;
}

function missing(kind: NewKind, flag: Flag, choices: readonly string[]): string {
  return `${capitalize(kinds[kind].noun)} needs its ${flag.name}: ${flagName(flag)} SLUG. ${known(choices)}`;
}

function notThere(flag: Flag, value: string, choices: readonly string[]): string {
  const guess = nearest(value, choices);
  const create = flag.name === 'county' ? ' Add --with-county to create the county too.' : '';
  const noun = String(flag.value['x-ref'] ?? flag.name);
  return `There is no ${noun} ${value}. ${guess === undefined ? known(choices) : didYouMean(guess)}${create}`;
}

function known(choices: readonly string[]): string {
  return choices.length === 0 ? 'There are none yet.' : choicesHint(choices);
}

/** The first schema error of a skeleton. Placeholders are valid, so it is always about a given value. */
export function checkSkeleton(kind: NewKind, text: string): string | undefined {
  const source = { file: 'new', slug: 'new', kind: kinds[kind].kind, text };
  const parsed = parseSources([source]);
  // The site's own fields cannot be given here, and their placeholders may be invalid if a pattern has no example.
  for (const { value } of parsed.files) if (isGroup(value)) delete value.custom;
  const [problem] = [...parsed.diagnostics, ...validateFiles(parsed.files).diagnostics];
  return problem && [problem.message, problem.hint].filter((part) => part !== undefined).join(' ');
}
