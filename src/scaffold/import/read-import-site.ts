/** A site's folders → the facts that an import needs. Reads the data folder once. */
import { DataMemory, type ReadResult, readSources } from '../../load/read-sources.ts';
import { readSiteFacts, type SiteFacts } from '../site-facts.ts';

export interface ImportSite {
  facts: SiteFacts;
  sources: ReadResult;
  /** By path relative to the data folder. */
  texts: ReadonlyMap<string, string>;
}

/** All folders are absolute. */
export async function readImportSite(folders: {
  root: string;
  data: string;
  packageRoot: string;
}): Promise<ImportSite> {
  const memory = new DataMemory();
  const sources = readSources(folders.root, folders.data, memory);
  const facts = await readSiteFacts(folders, memory);
  const prefix = facts.folder === '.' ? '' : `${facts.folder}/`;
  const texts = new Map(sources.sources.map(({ file, text }) => [file.slice(prefix.length), text]));
  return { facts, sources, texts };
}
