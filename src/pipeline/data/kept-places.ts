/**
 * Loaded data without the places that an earlier build has kept as they are → the same with them. Each of them is added when it is
 * needed; whatever needs a list of all files, records or facts loads them all.
 */
import { isPlace, rowOf } from '../../domain/kind-rows.ts';
import type { Source } from '../../load/source.ts';
import { once } from '../../memo/memoize.ts';
import type { FileFacts } from '../../model/file-facts.ts';
import type { ShownPlace } from '../../model/shown-records.ts';
import type { DataRecord } from '../../schema/records.ts';
import type { CityFile, CountyFile } from '../../schema/types.gen.ts';
import type { KeptFiles, KeptSource } from '../state/kept-files.ts';
import type { LoadedData } from './loaded-data.ts';

type PlaceFile = CityFile | CountyFile;

export function withKeptPlaces(
  loaded: LoadedData,
  kept: KeptFiles,
  recordOf: (source: KeptSource) => DataRecord,
): LoadedData {
  const sourceOf = new Map(loaded.sources.map((source) => [source.file, source]));
  const read = new Map(loaded.records.all.map((record) => [record.file, record]));
  let isWhole = false;
  const whole = once(() => {
    isWhole = true;
    return loadAll(loaded, { kept, recordOf, sourceOf, read });
  });
  const ofKind = (kind: 'city' | 'county') => once(() => whole().records.filter((record) => record.kind === kind));
  const [cities, counties] = [ofKind('city'), ofKind('county')];
  const factsOf = (file: string) =>
    isWhole ? whole().facts.get(file) : (loaded.facts.get(file) ?? kept.find(kept.nameOf(file))?.facts);

  const find = <Value extends PlaceFile>(kind: 'city' | 'county', slug: string): ShownPlace<Value> | undefined => {
    const name = rowOf(kind).files.replace('*', slug);
    const known = read.get(kept.display + name);
    const source = known ? undefined : kept.find(name);
    const facts = known ? loaded.facts.get(known.file) : source?.facts;
    const record = known ?? (source && recordOf(source));
    if (!record || !facts?.rank || facts.draft) return undefined;
    return { record: record as DataRecord<Value>, facts, rank: facts.rank };
  };

  /** In order. Only these can have pictures. */
  const pictured = () => {
    const more = new Map(kept.with('pictures').map((source) => [kept.nameOf(source.file), source]));
    if (more.size === 0) return loaded.records.all;
    return kept.entries.flatMap(({ name }) => {
      const source = more.get(name);
      return source ? [recordOf(source)] : (read.get(kept.display + name) ?? []);
    });
  };

  const records = Object.defineProperties(
    { ...loaded.records },
    {
      all: { get: () => whole().records },
      cities: { get: cities },
      counties: { get: counties },
    },
  );
  return {
    ...loaded,
    records,
    diagnostics: [...loaded.diagnostics, ...kept.with('lints').flatMap(({ facts }) => facts.lints)],
    get sources() {
      return whole().sources;
    },
    source: (file) => sourceOf.get(file) ?? kept.find(kept.nameOf(file)),
    facts: {
      get: factsOf,
      get size() {
        return loaded.facts.size + kept.count;
      },
      values: () => whole().facts.values(),
      [Symbol.iterator]: () => whole().facts[Symbol.iterator](),
    },
    files: () => {
      let places = '';
      for (const entry of kept.entries) {
        const source = kept.has(entry) ? undefined : sourceOf.get(kept.display + entry.name);
        if (!kept.has(entry) && !(source && isPlace(source.kind))) continue;
        places += kept.display;
        places += entry.name;
        places += '\n';
      }
      return { places, others: loaded.sources.filter(({ kind }) => !isPlace(kind)) };
    },
    places: {
      city: (slug) => find<CityFile>('city', slug),
      county: (slug) => find<CountyFile>('county', slug),
    },
    pictured,
  };
}

interface Parts {
  kept: KeptFiles;
  recordOf: (source: KeptSource) => DataRecord;
  sourceOf: ReadonlyMap<string, Source>;
  read: ReadonlyMap<string, DataRecord>;
}

/** In the order of the data folder. */
function loadAll(loaded: LoadedData, { kept, recordOf, sourceOf, read }: Parts) {
  const keptSources = kept.all();
  const sources: Source[] = [];
  const records: DataRecord[] = [];
  const facts = new Map<string, FileFacts>();
  for (const { name } of kept.entries) {
    const own = keptSources.get(name);
    const source = own ?? sourceOf.get(kept.display + name);
    if (!source) continue;
    sources.push(source);
    const record = own ? recordOf(own) : read.get(source.file);
    const found = own ? own.facts : loaded.facts.get(source.file);
    if (record) records.push(record);
    if (found) facts.set(source.file, found);
  }
  return { sources, records, facts };
}
