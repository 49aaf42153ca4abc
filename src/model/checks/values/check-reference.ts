/** Reports references to missing files, and keys that site.yaml does not list. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { choicesHint, didYouMean, nearest } from '../../../diagnostics/nearest.ts';
import { withCountyWord } from '../../../domain/geography/county-names.ts';
import { stateOfSlug } from '../../../domain/geography/place-names.ts';
import { kinds, type ReferableKind } from '../../../domain/kinds.ts';
import type { Site } from '../../../schema/types.gen.ts';
import type { Annotation } from '../../../schema/validate.ts';
import { capitalize, slugify } from '../../../text/strings.ts';
import type { NameSet } from '../../name-set.ts';
import { nearestName } from '../../nearest-name.ts';

interface Context {
  slugs: Readonly<Record<ReferableKind, NameSet>>;
  /** Undefined if site.yaml is missing or invalid. */
  site: Site | undefined;
}

/** `mark.target` is the kind that the value refers to. */
export function checkReference(mark: Annotation, at: () => Location, { slugs, site }: Context): Diagnostic[] {
  const target = mark.target as ReferableKind;
  if (slugs[target].has(mark.value)) return [];
  const { unknown, noun } = kinds[target];
  // Owners may write a name in place of a slug: Windsor County for windsor-county-vt.
  const guess = nearestName(mark.value, slugs[target]) ?? nearestName(slugify(mark.value), slugs[target]);
  const place = at();
  const hint =
    guess === undefined ? choicesOrCreate(mark.value, target, { slugs, site, file: place.file }) : didYouMean(guess);
  return [diagnose(unknown, place, `There is no ${noun} ${mark.value}.`, { hint })];
}

const maxNamed = 5;

function choicesOrCreate(
  typed: string,
  target: ReferableKind,
  { slugs, site, file }: Context & { file: string },
): string {
  const create = howToCreate(typed, target, site?.business.address);
  // A place is not its own neighbor.
  const [folder = '', ending = ''] = kinds[target].files.split('*');
  const own = file.split(`/${folder}`).at(-1)?.slice(0, -ending.length);
  const known = [...slugs[target].names()].filter((slug) => slug !== own);
  return known.length === 0 ? capitalize(create) : `${choicesHint(known, maxNamed)} Or ${create}`;
}

function howToCreate(typed: string, target: ReferableKind, address?: Site['business']['address']): string {
  const { noun, new: command } = kinds[target];
  if (slugify(typed) === '') return `create a ${noun} with a name in Latin letters, and write its slug here.`;
  const { name, slug } = asNew(typed, target, address);
  const run = `run treesite new ${command.word} "${name}" to create it`;
  return slug === typed ? `${run}.` : `${run}, and write ${slug} here.`;
}

/** What `treesite new` needs to create an entry: orleans-parish-la → Orleans Parish, or Orleans Parish, LA in another state; and its slug. */
function asNew(
  typed: string,
  target: ReferableKind,
  address = { region: '', country: 'US' },
): { name: string; slug: string } {
  const { region, country } = address;
  const hasState = kinds[target].slug === 'name and state';
  const plain = slugify(typed);
  const state = hasState ? stateOfSlug(plain, address) : undefined;
  const words = state === undefined ? plain : plain.slice(0, -slugify(state).length - 1);
  const written = words.split('-').map(capitalize).join(' ');
  const name = target === 'county' ? withCountyWord(written, { state: state ?? region, country }) : written;
  return {
    name: state === undefined || state === region ? name : `${name}, ${state}`,
    slug: slugify(hasState ? `${name} ${state ?? region}` : name),
  };
}

/** `mark.target` is the field of site.yaml that lists the keys. */
export function checkKey(mark: Annotation, at: () => Location, site: object): Diagnostic[] {
  const { value, target } = mark;
  const keys = Object.keys((site as Record<string, object>)[target] ?? {});
  if (keys.includes(value)) return [];
  const guess = nearest(value, keys);
  const add = `add ${value} to ${target} in site.yaml.`;
  const otherwise = keys.length === 0 ? capitalize(add) : `${choicesHint(keys)} Or ${add}`;
  const message = `${value} is not one of the ${target} in site.yaml.`;
  return [
    diagnose('reference/unknown-key', at(), message, { hint: guess === undefined ? otherwise : didYouMean(guess) }),
  ];
}
