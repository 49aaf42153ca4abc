/** The content of a report as plain data: gatherReport makes it, renderReport draws it. */
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';
import type { Changes } from '../../emit/publication/changes.ts';
import type { ReportHistory, Summary } from './history.ts';
import type { ReportTheme } from './report-style.ts';

/** Bytes on the wire, by type. */
interface Weights {
  html: number;
  style: number;
  script: number;
  fonts: number;
  pictures: number;
  /** Lazy-loaded pictures; not part of the page's weight. */
  lazy: number;
}

export interface PageLine {
  path: string;
  title: string;
  /** Its URL on the published site. */
  href: string;
  weights: Weights;
  /** Everything that loads initially. */
  bytes: number;
  requests: number;
  milliseconds: number;
  /** The bytes in the previous report; absent for a page that it did not have. */
  bytesBefore?: number | undefined;
}

export interface PictureLine {
  /** Relative to the output folder. */
  file: string;
  bytes: number;
  /** How many pages show it. */
  pages: number;
}

export interface BudgetLine {
  /** As in checks.budgets. */
  kind: 'html' | 'style' | 'script' | 'pictures' | 'fonts' | 'requests';
  /** In bytes; a number of files for requests. */
  limit: number;
  /** The highest figure of any page, in the same unit. */
  figure: number;
  page: string;
  /** How many pages exceed the limit. */
  over: number;
}

export interface LinkedPage {
  path: string;
  /** How many other pages link to it. */
  from: number;
}

export interface LinkFigures {
  /** Links between pages; several links from one page to another count once. */
  internal: number;
  /** Distinct URLs of other sites. */
  external: number;
  mostLinked: LinkedPage[];
  leastLinked: LinkedPage[];
  /** Pages that no chain of links from the home page reaches. */
  orphans: string[];
  /** Pages by click depth; index 0 holds the home page. */
  rings: { path: string; bytes: number }[][];
}

export interface ShareCard {
  /** The first page with this card. */
  path: string;
  /** How many pages have this card. */
  pages: number;
  title: string;
  /** A small picture as a data: URL. */
  thumbnail: string;
}

export interface ProblemPlace {
  message: string;
  hint?: string | undefined;
  /** data/cities/springfield-vt.yaml:12 */
  place: string;
  /** A URL that opens an editor there; absent if there is no such file. */
  href?: string | undefined;
}

/** All diagnostics with one code. */
export interface ProblemGroup {
  code: DiagnosticCode;
  severity: 'error' | 'warning';
  title: string;
  why: string;
  fix: string;
  places: ProblemPlace[];
}

/** A script of `scripts` in site.yaml. */
export interface ScriptLine {
  name: string;
  src: string;
  when: 'load' | 'idle' | 'consent';
  /** How many pages have it. */
  pages: number;
  /** Absent for a script of another site. */
  bytes?: number;
}

/** Figures that only a finished site has. */
export interface SiteFigures {
  summary: Summary;
  /** The heaviest first. */
  pages: PageLine[];
  pictures: PictureLine[];
  scripts: readonly ScriptLine[];
  budgets: BudgetLine[];
  links: LinkFigures;
  cards: ShareCard[];
  /** Cards beyond those shown. */
  moreCards: number;
}

export interface ReportData {
  command: 'build' | 'check';
  /** The business's name; empty if site.yaml cannot be read. */
  name: string;
  /** The site's URL; empty if site.yaml cannot be read. */
  url: string;
  madeAt: Date;
  timeZone: string;
  /** Absent if there are errors. */
  theme?: ReportTheme | undefined;
  /** Errors first. */
  problems: ProblemGroup[];
  /** Absent if there are errors. */
  site?: SiteFigures | undefined;
  /** Absent if nothing was published. */
  changes?: Changes | undefined;
  /** Earlier reports in the same file, the oldest first. */
  before: Summary[];
  /** The figures that the next report in this file will compare itself with. */
  history: ReportHistory;
}
