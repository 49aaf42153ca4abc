/** Reports references to missing files, and keys that site.yaml does not list. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { choicesHint, didYouMean, nearest } from '../../../diagnostics/nearest.ts';
import { kinds, type ReferableKind } from '../../../domain/kinds.ts';
import type { Annotation } from '../../../schema/validate.ts';
import { capitalize, slugify } from '../../../text/strings.ts';
import { nearestName } from '../../names.ts';
import type { CheckContext } from '../check.ts';

/** `mark.target` is the kind that the value refers to. */
export function checkReference(
  mark: Annotation,
  at: () => Location,
  { slugs }: Pick<CheckContext, 'slugs'>,
): Diagnostic[] {
  const target = mark.target as ReferableKind;
  if (slugs[target].has(mark.value)) return [];
  const { unknown, noun } = kinds[target];
  // Owners may write a name in place of a slug: Windsor County for windsor-county-vt.
  const guess = nearestName(mark.value, slugs[target]) ?? nearestName(slugify(mark.value), slugs[target]);
  const place = at();
  const hint = guess === undefined ? choicesOrCreate(target, { slugs, file: place.file }) : didYouMean(guess);
  return [diagnose(unknown, place, `There is no ${noun} ${mark.value}.`, { hint })];
}

const maxNamed = 5;

function choicesOrCreate(
  target: ReferableKind,
  { slugs, file }: Pick<CheckContext, 'slugs'> & { file: string },
): string {
  const { noun, new: command } = kinds[target];
  const create = `create the ${noun} with treesite new ${command.word} NAME.`;
  // A place is not its own neighbor.
  const [folder = '', ending = ''] = kinds[target].files.split('*');
  const own = file.split(`/${folder}`).at(-1)?.slice(0, -ending.length);
  const known = [...slugs[target].names()].filter((slug) => slug !== own);
  return known.length === 0 ? capitalize(create) : `${choicesHint(known, maxNamed)} Or ${create}`;
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
