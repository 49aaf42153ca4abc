/** A request for a new file → the files to write, or what prevents it. Pure. */
import { withCountyWord } from '../domain/geography/county-names.ts';
import { splitPlaceName } from '../domain/geography/place-names.ts';
import { rowOf } from '../domain/kind-lists.ts';
import type { KindName } from '../domain/kinds.ts';
import { reservedFor } from '../domain/urls/file-urls.ts';
import { splitDate } from '../domain/urls/urls.ts';
import { slugOf } from '../load/classify.ts';
import { slugify } from '../text/strings.ts';
import { checkArguments, checkSkeleton } from './check-arguments.ts';
import { formatEntry, formatSkeleton, isFilledIn, listHeader } from './format-skeleton.ts';
import { type Hints, hintsOf } from './hints.ts';
import { fileOf, kinds, type NewKind, schemaPath } from './new-kinds.ts';
import { resolveCounty, stateOfCounty } from './resolve-county.ts';
import { appendEntry, reviewList } from './review-list.ts';
import type { SiteFacts } from './site-facts.ts';

export interface NewRequest {
  kind: NewKind;
  name: string;
  /** Values of fields. */
  given: Readonly<Record<string, unknown>>;
  /** Also writes the city's county if it does not exist. */
  withCounty: boolean;
  /** YYYY-MM-DD. */
  today: string;
}

interface NewFile {
  /** Relative to the data folder, with forward slashes. */
  file: string;
  text: string;
  /** False: the file exists, and `text` is its whole text with an entry appended. */
  isNew: boolean;
  /** Whether no placeholders are left to fill in. */
  isComplete: boolean;
}

/** `usage`: the command is wrong. `content`: the site's files prevent it. */
interface Refusal {
  why: 'usage' | 'content';
  message: string;
}

/** `notes` explain how an ambiguous request was understood. */
export type NewPlan = { files: NewFile[]; notes: string[] } | { refusal: Refusal };

export function planNew(request: NewRequest, facts: SiteFacts): NewPlan {
  const { site, folder } = facts;
  if (!site) {
    const message = `${folder}/site.yaml has errors, and treesite needs the state and the keys in it. Run treesite check.`;
    return refuse('content', message);
  }
  const { kind, withCounty } = request;
  const { region: own, country } = site.business.address;
  const typed = kinds[kind].hasState
    ? splitPlaceName(request.name, { region: own, country })
    : { name: request.name, state: undefined };
  const givenState = request.given.state ?? typed.state;
  const named = kind === 'city' && request.given.county !== undefined ? String(request.given.county) : undefined;
  const ofCounty = named === undefined ? undefined : stateOfCounty(named, facts.counties, { own, country });
  const state = String(givenState ?? ofCounty ?? own);
  if (typed.state !== undefined && typed.state !== state)
    return refuse('usage', `The name ends in ${typed.state}, but --state is ${state}. Use one or the other.`);
  const county = named === undefined ? undefined : resolveCounty(named, { state, country, known: facts.slugs.county });
  const stateGiven = state === own ? request.given : { ...request.given, state };
  const given = county && (county.isKnown || withCounty) ? { ...stateGiven, county: county.slug } : stateGiven;
  const countyFile = county?.isKnown ? takenBy('county', county.slug, facts) : undefined;
  if (countyFile !== undefined && facts.invalid.has(countyFile)) {
    const message = `${folder}/${countyFile} has errors, and the new city takes values from it. Run treesite check.`;
    return refuse('content', message);
  }
  const hints = hintsOf(request.today, facts, county?.slug);
  const wrong = checkArguments({ kind, values: given, hints, withCounty });
  if (wrong !== undefined) return refuse('usage', wrong);

  const name = typed.name.trim().replace(/\s+/g, ' ');
  const full = kind === 'county' ? withCountyWord(name, { state, country }) : name;
  const typedAgain = state === own ? full : `${full}, ${state}`;
  if (full !== name) return refuse('usage', `Write the county’s full name: treesite new county "${typedAgain}"`);
  const plan = (kinds[kind].ending === undefined ? planEntry : planFile)({ kind, name, given, state, hints }, facts);
  if ('refusal' in plan) return plan;
  const isStateKnown = typed.state === undefined && (request.given.state !== undefined || state === own);
  const notes = isStateKnown ? [] : [`Name: ${name}. State: ${state}.`];
  if (!county || county.isKnown) return { ...plan, notes };
  const other = { ...request, kind: 'county' as const, name: county.name, given: stateOf(given) };
  const second = planNew(other, facts);
  return 'refusal' in second ? second : { files: [...plan.files, ...second.files], notes };
}

function refuse(why: Refusal['why'], message: string): NewPlan {
  return { refusal: { why, message } };
}

interface NewRecord {
  kind: NewKind;
  name: string;
  given: Readonly<Record<string, unknown>>;
  state: string;
  hints: Hints;
}

function planFile({ kind, name, given, state, hints }: NewRecord, facts: SiteFacts): NewPlan {
  if (slugify(name) === '')
    return refuse(
      'usage',
      `"${name}" contains no Latin letters or digits for a URL. Use a name with Latin letters or digits.`,
    );
  const slug = slugify(kinds[kind].hasState ? `${name} ${state}` : name);
  const reason = notAllowed(kind, slug);
  if (reason !== undefined) return refuse('usage', reason);
  const date = String(given.date ?? hints.today);
  const isDated = rowOf(kinds[kind].kind).slug === 'dated';
  const file = fileOf(isDated ? `${date}-${slug}` : slug, kind);
  const present = takenBy(kind, slug, facts);
  if (present !== undefined) {
    return refuse('content', `${facts.folder}/${present} already exists. Nothing was written.`);
  }
  const values = { ...given, ...(isDated && { date }), [kinds[kind].nameField]: name };
  const text = formatSkeleton({ kind, given: values, hints, own: facts.own, schemaPath: schemaPath(kind, facts) });
  const wrong = checkSkeleton(kind, text);
  if (wrong !== undefined) return refuse('usage', wrong);
  return { files: [{ file, text, isNew: true, isComplete: isFilledIn(text) }], notes: [] };
}

/** Why no page may have the URL; `check` refuses it too. */
function notAllowed(kind: NewKind, slug: string): string | undefined {
  const url = `/${[sectionOf(kinds[kind].kind), slug].filter(Boolean).join('/')}/`;
  const reason = ['index', '404'].includes(slug) ? `it is reserved for ${slug}.html.` : reservedFor(url);
  return reason && `${url} is not allowed as a page’s URL: ${reason} Choose another name.`;
}

function planEntry({ kind, name, given, hints }: NewRecord, facts: SiteFacts): NewPlan {
  const { file, text: present, lastId, problem } = reviewList(facts);
  if (problem) return refuse('content', problem.message);
  const entry = formatEntry({ kind, given: { ...given, [kinds[kind].nameField]: name, id: lastId + 1 }, hints });
  const wrong = checkSkeleton(kind, entry);
  if (wrong !== undefined) return refuse('usage', wrong);
  const text = appendEntry(present ?? listHeader(kind, schemaPath(kind, facts)), entry);
  return { files: [{ file, text, isNew: present === undefined, isComplete: isFilledIn(entry) }], notes: [] };
}

/** The file that has the slug already: kinds in the same section share their URLs, and pages are Markdown or YAML. */
function takenBy(kind: NewKind, slug: string, { texts }: SiteFacts): string | undefined {
  const folders = Object.values(kinds)
    .filter((other) => sectionOf(other.kind) === sectionOf(kinds[kind].kind))
    .map(({ folder }) => folder);
  const names = folders.flatMap((folder) => ['yaml', 'yml', 'md'].map((ending) => `${folder}/${slug}.${ending}`));
  const isOfAnotherDay = (name: string) =>
    name.startsWith(`${kinds[kind].folder}/`) && splitDate(slugOf(name)).slug === slug;
  return names.find((name) => texts.has(name)) ?? [...texts.keys()].find(isOfAnotherDay);
}

function sectionOf(kind: KindName): string | undefined {
  const { page } = rowOf(kind);
  return page && 'below' in page ? page.below : undefined;
}

function stateOf({ state }: NewRequest['given']): NewRequest['given'] {
  return state === undefined ? {} : { state };
}
