/** The facts of one data file that linking and other pages need. Builds keep those of places for the next build. Pure. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PictureSlot } from '../domain/picture-slots.ts';
import type { PagePath } from '../domain/urls/urls.ts';
import type { Path } from '../load/locate.ts';
import type { CitySummary, CountySummary } from './summary.ts';

/** Plain JSON, so that it can be cached. */
export interface FileFacts {
  draft: boolean;
  /** The day of a post. */
  date?: string;
  /** The same, if it has not come yet: until then the post is a draft. */
  waitsFor?: string;
  city?: CitySummary | undefined;
  county?: CountySummary | undefined;
  /** The title of a service, or the name of a place, from which the name of its file follows. */
  name?: string | undefined;
  /** The name of its page in URLs, in a translation that has one of its own. */
  slug?: string;
  aliases: { from: PagePath; fragment: string; path: Path }[];
  pictures: { name: string; slot: PictureSlot; path: Path; focus?: string }[];
  /** What must exist for the file to be valid: numbers in `NeededNames`. */
  needs: number[];
  /** The file's own diagnostics, assuming that everything it needs exists. */
  diagnostics: Diagnostic[];
}

/** By file path. */
export type FactsByFile = ReadonlyMap<string, FileFacts>;
