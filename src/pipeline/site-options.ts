/** What a site is made from, and how. */
import type { FieldReads } from './field-reads.ts';
import type { Profile } from './profile.ts';

/** Folders are absolute. */
export interface SiteOptions {
  root: string;
  data: string;
  templates: string;
  static: string;
  /** Where treesite itself is installed: its built-in templates and static files. */
  packageRoot: string;
  /** In place of url.base of the data. */
  baseUrl?: string | undefined;
  now: Date;
  /** False: nothing is cached between builds. */
  cache: boolean;
  /** How many worker threads render; undefined leaves it to treesite. */
  jobs?: number | undefined;
  /** `full`: whole pages go through the minifier. */
  minify?: 'full' | undefined;
  /** React's development build, whose warnings tests listen for. */
  development?: boolean;
  /** The site is being written: drafts are pages too, and unfilled fields are no errors. */
  isDraft?: boolean;
  /** Notes what templates read of the site’s own fields. */
  fieldReads?: FieldReads | undefined;
  /** Measures the stages. */
  profile?: Profile | undefined;
}
