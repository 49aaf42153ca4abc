/** Links before an edit of a few places → the links after it, if no check between files can have another result. Pure. */
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts';
import { isSameSpot } from '../../model/checks/check-same-spot.ts';
import { givenSlug } from '../../model/file-facts.ts';
import type { PlaceChange } from '../state/place-changes.ts';
import type { SavedLinks } from '../state/saved-files.ts';
import type { LoadedData } from './loaded-data.ts';

/** Fields of a place that pages show, and that no check between files uses. */
const onlyShown = new Set([
  ...['description', 'population', 'populationNote', 'badge', 'featured', 'featuredInCounty', 'order', 'tier', 'eta'],
  ...['radiusMeters', 'postalCode', 'codes', 'acrossWater', 'seat', 'metaTitle', 'updated'],
]);

/** Undefined if everything must be linked again. */
export function updateLinks(
  before: SavedLinks,
  { changes, data }: { changes: readonly PlaceChange[]; data: LoadedData },
): SavedLinks | undefined {
  const files = new Set(changes.map(({ file }) => file));
  if (before.diagnostics.some((one) => isAbout(one, files))) return undefined;
  if (!changes.every((change) => isApart(change, data))) return undefined;
  const found = changes.flatMap(({ after }) => after.diagnostics);
  if (hasErrors(found)) return undefined;
  return found.length === 0 ? before : { ...before, diagnostics: [...before.diagnostics, ...found] };
}

function isAbout({ at, related }: Diagnostic, files: ReadonlySet<string>): boolean {
  return files.has(at.file) || related.some((one) => files.has(one.at.file));
}

/** Whether the file needs nothing new, and nothing that other files need from it has changed. */
function isApart(change: PlaceChange, data: LoadedData): boolean {
  const { fields, before, after } = change;
  const needed = new Set(before.needs);
  if (!after.needs.every((need) => needed.has(need))) return false;
  for (const field of fields) {
    if (onlyShown.has(field) || field === 'diagnostics' || field === 'pictures') continue;
    // If an icon is no longer needed, the sprite changes.
    if (field === 'needs' && !before.needs.some((need) => need.startsWith('icon '))) continue;
    if (field === 'services' && change.kind === 'city') continue;
    if (field === 'name' && isRenamedAlone(change, data)) continue;
    return false;
  }
  return true;
}

/** Whether a rename affects no other file: the slug is unchanged, and no place with almost the same coordinates could count as the same. */
function isRenamedAlone({ file, kind, before, after }: PlaceChange, { facts, records }: LoadedData): boolean {
  if (kind !== 'city' || !after.rank) return false;
  const region = records.site?.value.business.address.region;
  const given = givenSlug(kind, before, region)?.slug;
  if (given === undefined || given !== givenSlug(kind, after, region)?.slug) return false;
  for (const { file: other } of records.cities) {
    const place = facts.get(other)?.rank;
    if (other !== file && place && isSameSpot(place.geo, after.rank.geo)) return false;
  }
  return true;
}
