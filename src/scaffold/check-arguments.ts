/** Checks values from the command line against the site and the schema. Pure. */
import { UsageError } from '../diagnostics/errors.ts';
import { choicesHint, didYouMean, nearest } from '../diagnostics/nearest.ts';
import { isGroup, valueAt } from '../domain/groups.ts';
import { parseSource } from '../load/parse-source.ts';
import { collectFacts, factsContext } from '../model/collect-facts.ts';
import { validateFile } from '../schema/records.ts';
import type { Site } from '../schema/types.gen.ts';
import { capitalize } from '../text/strings.ts';
import { choicesOf, flagName, flagsOf } from './fields.ts';
import { kinds, type NewKind } from './new-kinds.ts';
import type { Hints } from './placeholder.ts';

interface GivenValues {
  kind: NewKind;
  values: Readonly<Record<string, unknown>>;
  hints: Hints;
  /** True if the county may be one that does not exist yet. */
  withCounty: boolean;
}

/** Choices that a message names. */
const maxNamed = 24;

/** Throws a UsageError for a missing required reference, and for an unknown reference or key. */
export function checkArguments({ kind, values, hints, withCounty }: GivenValues): void {
  for (const flag of flagsOf(kind)) {
    const { name, form, isRequired, value: node } = flag;
    const choices = choicesOf(node, hints);
    const value = valueAt(values, flag.path);
    if (!choices || (withCounty && name === 'county' && value !== undefined)) continue;
    const known = choices.length === 0 ? 'There are none yet.' : choicesHint(choices, maxNamed);
    // A reference to one file has no sensible placeholder.
    if (value === undefined && isRequired && form === 'single' && node['x-ref'] !== undefined)
      throw new UsageError(`${capitalize(kinds[kind].noun)} needs its ${name}: ${flagName(flag)} SLUG. ${known}`);
    const unknown = [value ?? []]
      .flat()
      .map(String)
      .find((one) => !choices.includes(one));
    if (unknown === undefined) continue;
    const guess = nearest(unknown, choices);
    const create = name === 'county' ? ' Add --with-county to create the county too.' : '';
    const advice = guess === undefined ? known : didYouMean(guess);
    throw new UsageError(`There is no ${node['x-ref'] ?? name} ${unknown}. ${advice}${create}`);
  }
}

/** Throws a UsageError for the first error of a skeleton. Placeholders are valid, so it is always about a given value. */
export function checkSkeleton(kind: NewKind, text: string, site: Site | undefined): void {
  const source = { file: 'new', slug: 'new', kind: kinds[kind].kind, text };
  const parsed = parseSource(source);
  // The site's own fields cannot be given here, and their placeholders may be invalid if a pattern has no example.
  if ('value' in parsed && isGroup(parsed.value)) delete parsed.value.custom;
  const found = Array.isArray(parsed) ? parsed : validateFile(parsed);
  const problems = Array.isArray(found) ? found : collectFacts(found, factsContext(site)).diagnostics;
  const problem = problems.find(({ code, severity }) => severity === 'error' && code !== 'content/fill-in');
  if (!problem) return;
  // The only entry, which the command adds.
  const message = kinds[kind].ending === undefined ? problem.message.replace(' in entry 1', '') : problem.message;
  throw new UsageError([message, problem.hint].filter((part) => part !== undefined).join(' '));
}
