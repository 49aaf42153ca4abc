/** What the bench asks of each tool it measures. */
import type { BenchSite } from './generate-site.ts';
import type { Command } from './measure.ts';

export interface Subject {
  name: string;
  /** Writes the site in the form this tool reads. */
  write: (folder: string, site: BenchSite) => void;
  build: (folder: string) => Command;
  /** Removes everything that a build leaves, so that the next one begins from nothing. */
  clean: (folder: string) => void;
  /** Writes the same place with these words at the end of its first paragraph. */
  edit: (folder: string, edit: Edit) => void;
}

export interface Edit {
  site: BenchSite;
  words: string;
}
