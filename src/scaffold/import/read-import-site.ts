/** What an import has to know of a site. Reads the data folder once, changes nothing. */
import { DataMemory, type ReadResult, readSources } from '../../load/read-sources.ts';
import { readSiteFacts, type SiteFacts } from '../site-facts.ts';

interface ImportSite {
  facts: SiteFacts;
  sources: ReadResult;
  /** By the path below the data folder. */
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
