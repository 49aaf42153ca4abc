/** Loaded data → linked data: the model, and the diagnostics between files. Nothing is checked again while all that the checks read is the same. */
import type { TemplateFolders } from '../../assets/bundle/template-folders.ts';
import type { IconSet } from '../../assets/icons/icon-set.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-lists.ts';
import { fileHash } from '../../files/content-hash.ts';
import { type CheckedLinks, checkLinks, type Linked, linkChecked } from '../../model/link-records.ts';
import type { ReadTracker } from '../../model/read-tracker.ts';
import { type CachedPlaces, type PlaceChanges, placeChanges } from './cached-places.ts';
import type { LoadedData } from './data-store.ts';
import { asWarning } from './drafts.ts';

/** What a run caches of the data for the next one. Plain JSON. */
export interface CachedData {
  places: CachedPlaces;
  links: CachedLinks;
}

/** What was found between files. */
interface CachedLinks extends CheckedLinks {
  /** A hash of all that it depends on besides the files of places. */
  key: string;
}

interface LinkInput {
  icons: IconSet;
  reads: ReadTracker;
  folders: TemplateFolders;
  /** In `dev`, unfilled fields are warnings. */
  isDraft: boolean;
  previous: CachedData | undefined;
}

export interface LinkedData extends Linked {
  cached: CachedData;
  /** Since the previous run, if there was one. */
  changes: PlaceChanges | undefined;
  /** All icons named in the data. */
  namedIcons: readonly string[];
}

export function linkData(data: LoadedData, input: LinkInput): LinkedData {
  const { records, read, facts, context, own, places } = data;
  const { previous, reads } = input;
  const key = keyOf(data, input);
  const changes = previous && placeChanges(previous.places, places);
  const isSame = previous?.links.key === key && changes && hasSameLinks(previous.links, changes);
  const links = isSame ? previous.links : { key, ...check(data, input) };
  const linked = linkChecked(records, { ...context, facts, read, reads, own }, links);
  return { ...linked, cached: { places, links }, changes, namedIcons: iconsIn(data) };
}

function keyOf({ sources, images, icons, waitingPosts, places }: LoadedData, { folders }: LinkInput): string {
  const texts = sources.map(({ file, kind, text }) => (isPlace(kind) ? file : [file, text]));
  const drawings = [...images, ...icons].map(({ file }) => file);
  return fileHash(JSON.stringify([places.context, texts, drawings, waitingPosts, folders.list('icons', '.svg')]));
}

/** No facts are different, and no diagnostic is in a file with another text, where its line may be another. */
function hasSameLinks({ diagnostics }: CachedLinks, { facts, texts }: PlaceChanges): boolean {
  const isMoved = ({ at, related }: Diagnostic) => texts.has(at.file) || related.some((one) => texts.has(one.at.file));
  return facts.size === 0 && !diagnostics.some(isMoved);
}

function check(data: LoadedData, { icons, isDraft }: LinkInput): CheckedLinks {
  const { records, read, sources, facts, context } = data;
  const images = new Set(data.images.map((image) => image.name));
  const { diagnostics, redirects } = checkLinks(records, { sources, facts, context, read, icons, images });
  // Wrong coordinates in a file with unfilled fields are not reported as well.
  const unfilled = new Set(diagnostics.filter(({ code }) => code === 'content/fill-in').map(({ at }) => at.file));
  const found = diagnostics.filter(({ code, at }) => !/^place\/(outside|same)/.test(code) || !unfilled.has(at.file));
  return { redirects, diagnostics: isDraft ? found.map(asWarning) : found };
}

function iconsIn({ facts, context }: LoadedData): string[] {
  const needed = new Set([...facts.values()].flatMap(({ needs }) => needs));
  return context.needed.list.flatMap(([kind, name], number) => (kind === 'icon' && needed.has(number) ? [name] : []));
}
