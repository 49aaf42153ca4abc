/** What a report says, as plain data: gathered from a finished site, drawn by renderReport. */
import type { DiagnosticCode } from '../../diagnostics/catalog.ts';
import type { Changes } from '../../emit/changes.ts';
import type { ReportHistory, Summary } from './history.ts';
import type { ReportTheme } from './report-style.ts';

/** Bytes on the wire, by what they are. */
export interface Weights {
  html: number;
  style: number;
  script: number;
  fonts: number;
  pictures: number;
  /** Pictures further down, which load when they come near: no part of the page's own weight. */
  lazy: number;
}

export interface PageLine {
  path: string;
  title: string;
  /** Where it will be on the web. */
  href: string;
  weights: Weights;
  /** All that loads at first. */
  bytes: number;
  requests: number;
  milliseconds: number;
  /** The bytes in the report before; absent for a page that was not in it. */
  bytesBefore?: number | undefined;
}

export interface PictureLine {
  /** From the output folder. */
  file: string;
  bytes: number;
  /** How many pages show it. */
  pages: number;
}

export interface BudgetLine {
  /** As in checks.budgets. */
  kind: 'html' | 'style' | 'script' | 'pictures' | 'fonts' | 'requests';
  /** Bytes, or files for requests. */
  limit: number;
  /** The same of the page that has most. */
  figure: number;
  page: string;
  /** How many pages are over it. */
  over: number;
}

export interface LinkedPage {
  path: string;
  /** How many other pages link to it. */
  from: number;
}

export interface LinkFigures {
  /** Links between pages: each page counts the others it leads to once. */
  internal: number;
  /** Addresses of other sites, each once. */
  external: number;
  mostLinked: LinkedPage[];
  leastLinked: LinkedPage[];
  /** No way of links leads to them from the first page. */
  orphans: string[];
  /** Pages by their clicks from the first page; index 0 is that page. */
  rings: { path: string; bytes: number }[][];
}

export interface ShareCard {
  /** The first page that has it. */
  path: string;
  /** Of all pages with this card. */
  pages: number;
  title: string;
  /** A small picture as a data: address. */
  thumbnail: string;
}

export interface ProblemPlace {
  message: string;
  hint?: string | undefined;
  /** data/cities/springfield-vt.yaml:12 */
  place: string;
  /** Opens an editor there; absent where there is no such file. */
  href?: string | undefined;
}

/** All problems of one code. */
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

/** What only a finished site has. */
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
  /** Of the business; empty where site.yaml cannot be read. */
  name: string;
  /** Where the site will be; empty likewise. */
  address: string;
  madeAt: Date;
  timeZone: string;
  /** Absent where there are errors. */
  theme?: ReportTheme | undefined;
  /** Errors first. */
  problems: ProblemGroup[];
  /** Absent where there are errors. */
  site?: SiteFigures | undefined;
  /** Absent where nothing was put in place. */
  changes?: Changes | undefined;
  /** The reports before in the same file, the oldest first. */
  before: Summary[];
  /** What the next report in this file will compare itself with. */
  history: ReportHistory;
}
