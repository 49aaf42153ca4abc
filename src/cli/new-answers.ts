/** Asks for the values that `treesite new` needs and was not given. Prompts on the terminal. */
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { splitPlaceName } from '../domain/geography/place-names.ts';
import { choicesOf, type Hints } from '../scaffold/hints.ts';
import { type Flag, flagsOf, kinds, type NewKind } from '../scaffold/kinds.ts';
import { resolveCounty } from '../scaffold/resolve-county.ts';
import { type LocationContext, stateByLocation } from '../scaffold/state-by-location.ts';
import { valueAt, withValue } from '../scaffold/value-at.ts';
import type { Prompt } from './prompt.ts';

export interface Answers {
  name: string;
  given: Readonly<Record<string, unknown>>;
  withCounty: boolean;
}

interface AnswerContext {
  kind: NewKind;
  hints: Pick<Hints, 'slugs' | 'keys'>;
  /** The abbreviation of the business's state. */
  state: string;
  country: string;
  counties: LocationContext['counties'];
}

/** Asks for the name, for missing required references and keys, and whether to create a new county. */
export async function completeAnswers(
  answers: Answers,
  { kind, hints, state: own, country, counties }: AnswerContext,
  ask: Prompt,
): Promise<Answers> {
  let { given } = answers;
  const name = answers.name.trim() || (await askUntil(ask, `${kinds[kind].asked}: `));
  for (const flag of flagsOf(kind)) {
    const choices = choicesOf(flag.value, hints);
    if (!choices || !flag.isRequired || flag.isList || valueAt(given, flag.path) !== undefined) continue;
    given = withValue(given, flag.path, await askChoice(flag, choices, ask));
  }
  if (kind !== 'city' || answers.withCounty) return { ...answers, name, given };
  const county = String(given.county);
  const context = { own, country, counties, withCounty: false };
  const state =
    given.state ?? splitPlaceName(name, { region: own, country }).state ?? stateByLocation(given, context) ?? own;
  const { slug, isNew } = await askCounty(county, { state: String(state), country, known: hints.slugs.county }, ask);
  return { name, given: { ...given, county: slug }, withCounty: isNew };
}

async function askUntil(ask: Prompt, question: string): Promise<string> {
  for (;;) {
    const answer = await ask(question);
    if (answer !== '') return answer;
  }
}

/** Any answer is accepted for a county, because it may be a new one. */
async function askChoice({ field, description }: Flag, choices: readonly string[], ask: Prompt): Promise<string> {
  const list = choices.map((choice) => `  ${choice}\n`).join('');
  let question = `${field}: ${description}\n${list}${field}: `;
  for (;;) {
    const answer = await askUntil(ask, question);
    if (choices.includes(answer) || field === 'county' || choices.length === 0) return answer;
    const guess = nearest(answer, choices);
    const there = `There is no ${field} ${answer}.`;
    if (guess !== undefined && (await isYes(ask, `${there} ${didYouMean(guess)}`))) return guess;
    question = `${there} The choices are:\n${list}${field}: `;
  }
}

async function askCounty(
  typed: string,
  where: { state: string; country: string; known: readonly string[] },
  ask: Prompt,
): Promise<{ slug: string; isNew: boolean }> {
  const meant = resolveCounty(typed, where);
  if (meant.isKnown) return { slug: meant.slug, isNew: false };
  const guess = nearest(meant.slug, where.known);
  const there = `There is no county ${meant.slug}.`;
  if (guess !== undefined && (await isYes(ask, `${there} ${didYouMean(guess)}`))) return { slug: guess, isNew: false };
  if (await isYes(ask, `${guess === undefined ? `${there} ` : ''}Create the county ${meant.name} too?`))
    return { slug: typed, isNew: true };
  return askCounty(await askUntil(ask, `County (${where.known.join(', ')}): `), where, ask);
}

async function isYes(ask: Prompt, question: string): Promise<boolean> {
  return /^y(es)?$/i.test(await ask(`${question} [y/N] `));
}
