/** A request for a new file → the files to write, or what prevents it. Pure. */
import { Refusal, UsageError } from '../diagnostics/errors.ts';
import { fullCountyName } from '../domain/geography/county-atlas.ts';
import { rowOf } from '../domain/kind-lists.ts';
import { fillIn } from '../domain/texts/tokens.ts';
import { checkArguments, checkSkeleton } from './check-arguments.ts';
import { flagsOf, isListOfNames } from './fields.ts';
import { formatEntry, formatSkeleton, isFilledIn, listHeader, type NewEntry } from './format-skeleton.ts';
import { identify, resolveCounty, slugOfFile } from './identify.ts';
import { fileOf, kinds, type NewKind } from './new-kinds.ts';
import { type CellContext, parseCell } from './parse-cell.ts';
import { hintsOf } from './placeholder.ts';
import { appendEntry, reviewList } from './review-list.ts';
import { requireSite, type SiteFacts } from './site-facts.ts';
import { nameOfTwo, requireFreeName, takenBy } from './taken-names.ts';
import { valuesOf } from './with-values.ts';
import type { PlannedFile } from './write-all-or-none.ts';

export interface NewRequest {
  kind: NewKind;
  name: string;
  /** The name of the file, for a name in another alphabet. */
  slug?: string | undefined;
  /** What was typed for its fields, by the options’ names: latitude. Lists as lists of texts. */
  given: Readonly<Record<string, unknown>>;
  /** Also writes the city's county if it does not exist. */
  withCounty: boolean;
  /** YYYY-MM-DD. */
  today: string;
}

interface NewFile extends PlannedFile {
  /** Whether no placeholders are left to fill in. */
  isComplete: boolean;
}

export interface NewPlan {
  files: NewFile[];
  /** How an ambiguous request was understood. */
  notes: string[];
}

/** Throws a UsageError if the command is wrong, and a Refusal if the site's files prevent it. */
export function planNew(request: NewRequest, facts: SiteFacts): NewPlan {
  requireSite(facts);
  const { kind, withCounty, given } = request;
  const { region: own, country } = facts.home;
  const { name, state, namedState, slug } = identify({ ...given, kind, name: request.name }, facts);
  if (namedState !== undefined && namedState !== state)
    throw new UsageError(`The name ends in ${namedState}, but --state is ${state}. Use one or the other.`);
  const county = given.county === undefined ? undefined : resolveCounty(String(given.county), state, facts);
  const countyFile = county?.isKnown ? takenBy('county', county.slug, facts) : undefined;
  if (countyFile !== undefined && facts.invalid.has(countyFile))
    throw new Refusal(
      `${facts.folder}/${countyFile} has errors, and the new city takes its state and other values from it. Run npx treesite check.`,
    );
  const hints = hintsOf(request.today, facts, county?.slug);
  const values = {
    ...valuesGiven(request, { ...facts, state }),
    ...((given.state !== undefined || state !== own) && { state }),
    ...(county && (county.isKnown || withCounty) && { county: county.slug }),
  };
  checkArguments({ kind, values, hints, withCounty });
  const full = kind === 'county' ? fullCountyName(name, { region: state, country }) : name;
  const typedAgain = state === own ? full : `${full}, ${state}`;
  if (full !== name) throw new UsageError(`Write the county’s full name: npx treesite new county "${typedAgain}"`);
  const named = { ...values, [kinds[kind].nameField]: name };
  const record = { kind, slug: slugOfFile({ ...request, name }, slug), given: named, hints };
  const file = (kinds[kind].ending === undefined ? planEntry : planFile)(record);
  const isStateKnown = namedState === undefined && (given.state !== undefined || state === own);
  const notes = isStateKnown ? [] : [`Name: ${name}. State: ${state}.`];
  if (!county || county.isKnown) return { files: [file], notes };
  if (county.slug === record.slug) throw new UsageError(nameOfTwo);
  const ofCounty = { ...(state !== own && { state }), ...(given.draft === true && { draft: true }) };
  const second = planNew({ ...request, kind: 'county', name: county.name, slug: undefined, given: ofCounty }, facts);
  return { files: [file, ...second.files], notes };
}

/** Options → values at their places in the file. Commas also separate the entries of a list of names. */
function valuesGiven({ kind, given }: NewRequest, context: CellContext): Record<string, unknown> {
  const cells = flagsOf(kind).flatMap((flag) => {
    const typed = given[flag.option];
    const cell = Array.isArray(typed) && isListOfNames(flag) ? typed.join() : typed;
    return cell === undefined ? [] : [{ path: flag.path, value: parseCell(cell, flag, context) }];
  });
  const values = valuesOf(cells);
  // `check` asks for what a picture shows, which is not required.
  return values.image === undefined ? values : { alt: `${fillIn} alt`, ...values };
}

/** `given` has the name. */
type NewRecord = NewEntry & { slug: string };

function planFile({ slug, ...record }: NewRecord): NewFile {
  const { kind, given, hints } = record;
  requireFreeName(kind, slug, hints);
  const date = String(given.date ?? hints.today);
  const isDated = rowOf(kinds[kind].kind).slug === 'dated';
  const file = fileOf(isDated ? `${date}-${slug}` : slug, kind);
  const text = formatSkeleton({ ...record, given: { ...given, ...(isDated && { date }) }, file });
  checkSkeleton(kind, text, hints.records.site?.value);
  return { file, text, isComplete: isFilledIn(text) };
}

function planEntry({ kind, given, hints }: NewRecord): NewFile {
  const { file, text: present, lastId } = reviewList(hints);
  // `check` asks for the source, which is not required.
  const entry = formatEntry({ kind, given: { source: `${fillIn} source`, ...given, id: lastId + 1 }, hints });
  checkSkeleton(kind, entry, hints.records.site?.value);
  const text = appendEntry(present ?? listHeader({ kind, hints, file }), entry);
  return { file, text, previous: present, isComplete: isFilledIn(entry) };
}
