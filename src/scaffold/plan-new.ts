/** A request for a new file → the files to write, or what stands in the way. Pure. */
import { didYouMean, nearest } from '../nearest.ts';
import { slugify } from '../model/slug.ts';
import { appendEntry } from './append-entry.ts';
import { type Flag, flagsOf, kinds, type NewKind } from './kinds.ts';
import { choicesOf, type Hints } from './placeholder.ts';
import type { SiteFacts } from './site-facts.ts';
import { listHeader, writeEntry, writeSkeleton } from './write-skeleton.ts';

export interface NewRequest {
  kind: NewKind;
  name: string;
  /** Values of fields, as they were typed. */
  given: Readonly<Record<string, unknown>>;
  /** Writes a city's county too where there is none. */
  withCounty?: boolean;
  /** Year-month-day. */
  today: string;
}

export interface NewFile {
  /** Below the data folder, with forward slashes. */
  file: string;
  kind: NewKind;
  text: string;
  /** False: the file is there, and `text` is all of it with something added. */
  isNew: boolean;
}

/** `usage`: the command was not right. `exists` and `content`: the site's files stand in the way. */
export interface Refusal {
  why: 'usage' | 'exists' | 'content';
  message: string;
}

export type NewPlan = { files: NewFile[] } | { refusal: Refusal };

export function planNew(request: NewRequest, facts: SiteFacts): NewPlan {
  const { kind, given } = request;
  if (!facts.site) {
    const message = `${facts.folder}/site.yaml cannot be used yet, and a new file needs the state and the keys in it. Run treesite check.`;
    return refuse('content', message);
  }
  const name = request.name.trim().replace(/\s+/g, ' ');
  const hints = hintsOf(request, facts);
  const wrong = flagsOf(kind).flatMap((flag) => checkGiven(flag, given[flag.field], { request, hints }));
  if (wrong[0] !== undefined) return refuse('usage', wrong[0]);
  if (kind === 'review') return planReview({ ...request, name }, facts, hints);
  const slug = slugFor(kind, name, given, facts);
  if (slugify(name) === '') return refuse('usage', `No web address can be made from "${name}". Use Latin letters or digits.`);
  const file = `${kinds[kind].folder}/${slug}.${kind === 'page' ? 'md' : 'yaml'}`;
  const present = fileOf(kind, slug, facts);
  if (present !== undefined) return refuse('exists', `${facts.folder}/${present} is there already. Nothing was written.`);
  const values = { ...given, [kinds[kind].nameField]: name };
  const text = writeSkeleton({ kind, given: values, hints, schemaPath: schemaPath(kind, facts) });
  const files: NewFile[] = [{ file, kind, text, isNew: true }];
  const county = String(given.county ?? '');
  if (kind !== 'city' || facts.slugs.county.includes(county)) return { files };
  const other = planNew({ ...request, kind: 'county', name: countyName(county, given, facts), given: stateOf(given) }, facts);
  return 'refusal' in other ? other : { files: [...files, ...other.files] };
}

function refuse(why: Refusal['why'], message: string): NewPlan {
  return { refusal: { why, message } };
}

function planReview(request: NewRequest, facts: SiteFacts, hints: Hints): NewPlan {
  const [file = kinds.review.folder] = facts.reviewLists.has(kinds.review.folder) ? [] : facts.reviewLists.keys();
  const present = facts.reviewLists.get(file);
  const id = facts.reviewIds.reduce((highest, each) => Math.max(highest, each), 0) + 1;
  const given = { ...request.given, [kinds.review.nameField]: request.name, id };
  const entry = writeEntry({ kind: 'review', given, hints });
  const text = appendEntry(present ?? listHeader('review', schemaPath('review', facts)), entry);
  if (text !== undefined) return { files: [{ file, kind: 'review', text, isNew: present === undefined }] };
  return refuse('content', `${facts.folder}/${file} is not a list that can be added to. Run treesite check.`);
}

/** Cities and counties carry their state in the slug. */
export function slugFor(kind: NewKind, name: string, given: NewRequest['given'], { site }: SiteFacts): string {
  const isPlace = kind === 'city' || kind === 'county';
  return slugify(isPlace ? `${name} ${given.state ?? site?.business.address.region ?? ''}` : name);
}

/** The file that has the address already: places share one folder of addresses, pages are Markdown or YAML. */
function fileOf(kind: NewKind, slug: string, { files }: SiteFacts): string | undefined {
  const folders = kind === 'city' || kind === 'county' ? ['cities', 'counties'] : [kinds[kind].folder];
  const names = folders.flatMap((folder) => ['yaml', 'yml', 'md'].map((ending) => `${folder}/${slug}.${ending}`));
  return names.find((name) => files.has(name));
}

function schemaPath(kind: NewKind, { schemaFolder }: SiteFacts): string | undefined {
  if (schemaFolder === undefined) return undefined;
  const up = kinds[kind].folder.endsWith('.yaml') ? '' : '../';
  return `${up}${schemaFolder}/${kinds[kind].schema}.schema.json`;
}

function stateOf(given: NewRequest['given']): NewRequest['given'] {
  return given.state === undefined ? {} : { state: given.state };
}

/** `greene-county-nc` is Greene County. */
function countyName(slug: string, given: NewRequest['given'], { site }: SiteFacts): string {
  const state = slugify(String(given.state ?? site?.business.address.region ?? ''));
  const words = slug.endsWith(`-${state}`) ? slug.slice(0, -state.length - 1) : slug;
  return words.replace(/(^|-)([a-z])/g, (_, before, letter) => `${before && ' '}${letter.toUpperCase()}`);
}

function hintsOf({ given, today }: NewRequest, { site, slugs, images, counties }: SiteFacts): Hints {
  const parents = [counties.get(String(given.county ?? '')), site?.business];
  return {
    slugs,
    images,
    today,
    keys: keysOf(site),
    inherited: (path) => parents.map((parent) => valueAt(parent, path)).find((value) => value !== undefined),
  };
}

/** The keys of every map of site.yaml. */
export function keysOf(site: object | undefined): Hints['keys'] {
  const maps = Object.entries(site ?? {}).filter(([, value]) => typeof value === 'object' && !Array.isArray(value));
  return Object.fromEntries(maps.map(([name, map]) => [name, Object.keys(map)]));
}

function valueAt(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined),
    from,
  );
}

/** References and keys that were given have to exist, and a reference that has to be there has to be given. */
function checkGiven(flag: Flag, value: unknown, { request, hints }: { request: NewRequest; hints: Hints }): string[] {
  const choices = choicesOf(flag.node, hints);
  if (!choices) return [];
  const known = choices.length === 0 ? 'There are none yet.' : `Known: ${choices.join(', ')}.`;
  if (value === undefined) {
    const isMissing = flag.isRequired && flag.node['x-ref'] !== undefined;
    return isMissing ? [`${capital(kinds[request.kind].noun)} needs its ${flag.field}: add --${flag.field} SLUG. ${known}`] : [];
  }
  return [value].flat().flatMap((one) => {
    if (choices.includes(String(one)) || (flag.field === 'county' && request.withCounty)) return [];
    const guess = nearest(String(one), choices);
    const create = flag.field === 'county' ? ' Or add --with-county to write the new county too.' : '';
    return [`There is no ${flag.field} ${one}. ${guess === undefined ? known : didYouMean(guess)}${create}`];
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
