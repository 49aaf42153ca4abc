/** Checks values from the command line against the site and the schema. Pure. */
import { UsageError } from '../diagnostics/exit-errors.ts';
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

/** Throws a UsageError for a missing required reference, and for an unknown reference or key. */
export function checkArguments({ kind, values, hints, withCounty }: GivenValues): void {
  for (const flag of flagsOf(kind)) {
    const choices = choicesOf(flag.value, hints);
    const value = valueAt(values, flag.path);
    if (!choices || (withCounty && flag.name === 'county' && value !== undefined)) continue;
    if (value === undefined && isReference(flag)) throw missing(kind, flag, choices);
    const unknown = [value ?? []].flat().find((one) => !choices.includes(String(one)));
    if (unknown !== undefined) throw notThere(flag, String(unknown), choices);
  }
}

/** A required single reference, which has no sensible placeholder. */
function isReference({ isRequired, form, value }: Flag): boolean {
  return isRequired && form === 'single' && value['x-ref'] !== undefined;
}

function missing(kind: NewKind, flag: Flag, choices: readonly string[]): UsageError {
  const needed = `${capitalize(kinds[kind].noun)} needs its ${flag.name}`;
  return new UsageError(`${needed}: ${flagName(flag)} SLUG. ${known(choices)}`);
}

function notThere(flag: Flag, value: string, choices: readonly string[]): UsageError {
  const guess = nearest(value, choices);
  const create = flag.name === 'county' ? ' Add --with-county to create the county too.' : '';
  const noun = String(flag.value['x-ref'] ?? flag.name);
  const advice = guess === undefined ? known(choices) : didYouMean(guess);
  return new UsageError(`There is no ${noun} ${value}. ${advice}${create}`);
}

function known(choices: readonly string[]): string {
  return choices.length === 0 ? 'There are none yet.' : choicesHint(choices);
}

/** Throws a UsageError for the first schema error of a skeleton. Placeholders are valid, so it is always about a given value. */
export function checkSkeleton(kind: NewKind, text: string): void {
  const source = { file: 'new', slug: 'new', kind: kinds[kind].kind, text };
  const parsed = parseSources([source]);
  // The site's own fields cannot be given here, and their placeholders may be invalid if a pattern has no example.
  for (const { value } of parsed.files) if (isGroup(value)) delete value.custom;
  const [problem] = [...parsed.diagnostics, ...validateFiles(parsed.files).diagnostics];
  if (problem) throw new UsageError([problem.message, problem.hint].filter((part) => part !== undefined).join(' '));
}
