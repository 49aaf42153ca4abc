/** Loaded data → linked data. Reuses an earlier build's links if nothing that they depend on has changed. */
import type { TemplateFolders } from '../../assets/bundle/template-folders.ts';
import type { IconSet } from '../../assets/icons/icon-set.ts';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import { fileHash } from '../../emit/publication/file-hash.ts';
import type { ReadTracker } from '../../memo/read-tracker.ts';
import type { FactsByFile, FileFacts } from '../../model/file-facts.ts';
import { type Linked, linkChecked, linkRecords } from '../../model/link-records.ts';
import type { ListFrame } from '../../model/place-reader.ts';
import type { SavedFiles, SavedLinks } from '../state/saved-files.ts';
import type { LoadedData } from './loaded-data.ts';
import { updateLinks } from './update-links.ts';

interface LinkInput {
  icons: IconSet;
  reads: ReadTracker;
  folders: TemplateFolders;
  /** The cache of an earlier build. */
  saved: SavedFiles | undefined;
  /** The last run's links, in a server. */
  last: LastLinks | undefined;
}

/** The links of a server's last run, and their inputs. */
export class LastLinks {
  #last: { key: string; facts: FactsByFile; links: SavedLinks } | undefined;

  /** Undefined if anything that the links depend on has changed. */
  find(key: string, facts: FactsByFile): SavedLinks | undefined {
    const last = this.#last;
    if (last?.key !== key || facts.size !== last.facts.size) return undefined;
    for (const [file, now] of facts) {
      const then = last.facts.get(file);
      if (now !== then && (!then || comparableFacts(now) !== comparableFacts(then))) return undefined;
    }
    return last.links;
  }

  keep(key: string, facts: FactsByFile, links: SavedLinks): void {
    this.#last = { key, facts, links };
  }
}

/** Reads each field explicitly, because cached facts have getters. */
function comparableFacts({
  draft,
  rank,
  city,
  county,
  name,
  aliases,
  pictures,
  needs,
  diagnostics,
}: FileFacts): string {
  return JSON.stringify([draft, rank, city, county, name, aliases, pictures, needs, diagnostics]);
}

export type LinkedData = Omit<Linked, 'diagnostics'> & SavedLinks;

export function linkData(data: LoadedData, input: LinkInput): LinkedData {
  const { reads, saved, last } = input;
  const key = saved || last ? keyOf(data, input) : undefined;
  const before = key === undefined ? undefined : saved?.findLinks(key);
  const changes = saved?.changes;
  const known = key === undefined ? undefined : last?.find(key, data.facts);
  const kept = known ?? (before && changes && updateLinks(before, { changes, data }));
  if (kept) {
    if (key !== undefined) last?.keep(key, data.facts, kept);
    const { records, facts, context, own, places, pictured } = data;
    const { urls, readMarkdown } = context;
    if (key !== undefined && kept !== before) saved?.keepLinks(key, kept);
    const { redirects } = kept;
    // A server's places may differ from those of the build that saved the lists in more than its changes.
    const keptLists = !last && saved && ((frame: ListFrame) => saved.listsFor(frame));
    const onDemand = { ...(keptLists && { keptLists }), ...(places && { places }), ...(pictured && { pictured }) };
    const linking = { urls, readMarkdown, facts, reads, own, redirects, ...onDemand };
    return { ...linkChecked(records, linking), ...kept };
  }
  const { diagnostics, redirects, namedIcons, ...linked } = relink(data, input);
  const links = { diagnostics, redirects, namedIcons };
  if (key !== undefined && linked.model && !hasErrors(diagnostics)) {
    saved?.keepLinks(key, links);
    last?.keep(key, data.facts, links);
  }
  return { ...linked, ...links };
}

/** The links of an outline: nothing between files is checked, and there are no redirects. */
export function linkOutline({ records, facts, context, own }: LoadedData, reads: ReadTracker): LinkedData {
  const linked = linkChecked(records, { ...context, facts, reads, own, redirects: [] });
  return { ...linked, diagnostics: [], redirects: [], namedIcons: iconsIn(facts) };
}

/** A key for everything that links depend on besides the facts of places. */
function keyOf({ files, images, icons, shownDrafts, own }: LoadedData, { folders }: LinkInput): string {
  const { places, others } = files();
  const texts = others.map(({ file, text }) => [file, text]);
  const schemas = [...own.values()].map(({ kind, text }) => [kind, text]);
  const drawings = [...images, ...icons].map(({ file }) => file);
  return (
    fileHash(places) + fileHash(JSON.stringify([texts, drawings, folders.list('icons', '.svg'), shownDrafts, schemas]))
  );
}

function relink(data: LoadedData, { icons, reads }: LinkInput): LinkedData {
  const { records, sources, facts, context, own } = data;
  const images = new Set(data.images.map((image) => image.name));
  const { diagnostics, ...linked } = linkRecords(records, { sources, facts, context, reads, own, icons, images });
  // Wrong coordinates in a file with unfilled fields are not reported as well.
  const unfilled = new Set(data.diagnostics.filter(({ code }) => code === 'content/fill-in').map(({ at }) => at.file));
  return {
    ...linked,
    diagnostics: diagnostics.filter(({ code, at }) => !/^place\/(outside|same)/.test(code) || !unfilled.has(at.file)),
    redirects: linked.model?.redirects ?? [],
    namedIcons: iconsIn(facts),
  };
}

function iconsIn(facts: FactsByFile): string[] {
  const icons = new Set<string>();
  for (const { needs } of facts.values())
    for (const need of needs) if (need.startsWith('icon ')) icons.add(need.slice('icon '.length));
  return [...icons];
}
