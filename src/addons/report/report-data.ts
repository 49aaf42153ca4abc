/** What a report shows, as plain data: reportSite gathers it, renderReport draws it. */
import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';
import type { SiteScript } from '../../domain/policies/site-scripts.ts';
import type { Urls } from '../../domain/urls/urls.ts';
import type { Changes } from '../../emit/publication/changes.ts';
import type { ReportedPage, ReportedSite } from '../../pipeline/reported-site.ts';

type Site = ReportedSite['model']['site'];

export interface ReportData {
  command: 'build' | 'check';
  madeAt: Date;
  diagnostics: readonly Diagnostic[];
  /** A URL that opens an editor at a location; undefined if there is no such file. */
  hrefOf: (at: Location) => string | undefined;
  /** Absent if nothing was published. */
  changes?: Changes | undefined;
  /** The figures of the previous reports in the same file. */
  previous: ReportHistory;
  /** Absent if there are errors. */
  site?: MeasuredSite | undefined;
}

export interface MeasuredSite {
  business: Pick<Site['business'], 'name' | 'timeZone'>;
  /** The site's own colors. */
  theme?: Pick<Site['theme'], 'light' | 'dark'>;
  urls: Pick<Urls, 'absolute' | 'href' | 'origin' | 'home'>;
  budgets: Site['checks']['budgets'];
  /** The heaviest first. */
  pages: readonly MeasuredPage[];
  scripts: readonly MeasuredScript[];
  cards: readonly ShareCard[];
  /** The number of cards that are not shown. */
  omittedCards: number;
}

export interface MeasuredPage extends Omit<ReportedPage, 'template' | 'shareImage'> {
  /** The sum of what loads initially. */
  initialBytes: number;
}

/** A script of `scripts` in site.yaml. */
export interface MeasuredScript extends Pick<SiteScript, 'name' | 'src' | 'when'> {
  /** The number of pages that have it. */
  pages: number;
  /** Absent for a script of another site, which may send different bytes to each visitor. */
  bytes?: number;
}

export interface ShareCard {
  /** The first page with this card. */
  path: string;
  /** The number of pages that have this card. */
  pages: number;
  title: string;
  /** A small picture as a data: URL. */
  thumbnail: string;
}

/** One report in a few figures. Bytes count what a page loads initially. */
export interface Summary {
  /** ISO date and time. */
  madeAt: string;
  pages: number;
  /** The median over all pages. */
  typicalBytes: number;
  heaviestBytes: number;
  errors: number;
  warnings: number;
  /** The time for rendering all pages. */
  milliseconds: number;
}

export interface ReportHistory {
  format: 'treesite-report';
  version: 1;
  /** The oldest first; the last is the report that contains this history. */
  reports: Summary[];
  /** Bytes of each page of the last report. */
  pages: Record<string, number>;
}
