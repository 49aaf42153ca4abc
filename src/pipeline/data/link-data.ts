/** Loaded data → linked data: the model, and the diagnostics between files. Nothing is checked again while all that the checks read is the same. */
import type { TemplateFolders } from '../../assets/bundle/template-folders.ts';
import type { IconSet } from '../../assets/icons/icon-set.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isPlace } from '../../domain/kind-lists.ts';
import { fileHash } from '../../emit/publication/file-hash.ts';
import { type CheckedLinks, checkLinks, type Linked, linkChecked } from '../../model/link-records.ts';
import type { ReadTracker } from '../../model/read-tracker.ts';
import type { LoadedData } from './data-store.ts';
import { asWarning } from './drafts.ts';
import type { KnownFiles } from './known-files.ts';

/** What was found between files. Plain JSON. */
interface KnownLinks extends CheckedLinks {
  /** A hash of all that it depends on besides the files of places. */
  key: string;
}

/** What an earlier run has found, and the files of places at that time. */
export interface EarlierLinks {
  links: KnownLinks;
  places: KnownFiles;
}

interface LinkInput {
  icons: IconSet;
  reads: ReadTracker;
  folders: TemplateFolders;
  before: EarlierLinks | undefined;
}

export interface LinkedData extends Linked {
  links: KnownLinks;
  /** All icons named in the data. */
  namedIcons: readonly string[];
}

export function linkData(data: LoadedData, { icons, reads, folders, before }: LinkInput): LinkedData {
  const { records, read, facts, context, own, known } = data;
  const key = keyOf(data, folders);
  const isSame = before?.links.key === key && hasSameLinks(before, known);
  const links = isSame ? before.links : { key, ...check(data, icons) };
  return { ...linkChecked(records, { ...context, facts, read, reads, own }, links), links, namedIcons: iconsIn(data) };
}

function keyOf(
  { sources, images, icons, shownDrafts, waitingPosts, known }: LoadedData,
  folders: TemplateFolders,
): string {
  const texts = sources.map(({ file, kind, text }) => (isPlace(kind) ? file : [file, text]));
  const drawings = [...images, ...icons].map(({ file }) => file);
  const drafts = [shownDrafts, waitingPosts];
  return fileHash(JSON.stringify([known.context, texts, drawings, drafts, folders.list('icons', '.svg')]));
}

/** Whether all places have the same facts, and no diagnostic is in a file that was edited, where its line may be another. */
function hasSameLinks({ links, places }: EarlierLinks, now: KnownFiles): boolean {
  const names = Object.keys(now.files);
  if (names.length !== Object.keys(places.files).length) return false;
  const edited = new Set<string>();
  for (const file of names) {
    const [old, own] = [places.files[file], now.files[file]];
    if (!old || !own || old.facts !== own.facts) return false;
    if (old.hash !== own.hash) edited.add(file);
  }
  const isInEdited = ({ at, related }: Diagnostic) =>
    edited.has(at.file) || related.some((one) => edited.has(one.at.file));
  return !links.diagnostics.some(isInEdited);
}

function check(data: LoadedData, icons: IconSet): CheckedLinks {
  const { records, read, sources, facts, context, isDraft } = data;
  const images = new Set(data.images.map((image) => image.name));
  const { diagnostics, redirects } = checkLinks(records, { sources, facts, context, read, icons, images });
  // Wrong coordinates in a file with unfilled fields are not reported as well.
  const unfilled = new Set(diagnostics.filter(({ code }) => code === 'content/fill-in').map(({ at }) => at.file));
  const found = diagnostics.filter(({ code, at }) => !/^place\/(outside|same)/.test(code) || !unfilled.has(at.file));
  return { redirects, diagnostics: isDraft ? found.map(asWarning) : found };
}

function iconsIn({ facts, context }: LoadedData): string[] {
  const isNeeded: boolean[] = [];
  for (const { needs } of facts.values()) for (const need of needs) isNeeded[need] = true;
  return context.needed.list.flatMap(([kind, name], number) => (kind === 'icon' && isNeeded[number] ? [name] : []));
}
