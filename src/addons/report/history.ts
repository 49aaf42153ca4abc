/** The figures that a report keeps for the next one in the same file: a JSON block in its page. Pure. */
import { isGroup } from '../../domain/groups.ts';

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

export const emptyHistory: ReportHistory = { format: 'treesite-report', version: 1, reports: [], pages: {} };

/** A chart of more points is no clearer. */
const maxReports = 30;

export function addReport(before: ReportHistory, summary: Summary, pages: ReportHistory['pages']): ReportHistory {
  return { ...before, reports: [...before.reports, summary].slice(-maxReports), pages };
}

export const historyId = 'treesite-report';

/** Text for a script element: no character of the data can close it. */
export function formatHistory(history: ReportHistory): string {
  return JSON.stringify(history).replaceAll('<', '\\u003C');
}

/** Undefined if treesite did not write the page. */
export function parseHistory(html: string): ReportHistory | undefined {
  const block = new RegExp(`<script type="application/json" id="${historyId}">([^<]*)</script>`).exec(html)?.[1];
  if (block === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(block);
    return isHistory(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const figures = ['pages', 'typicalBytes', 'heaviestBytes', 'errors', 'warnings', 'milliseconds'] as const;

function isHistory(value: unknown): value is ReportHistory {
  if (!isGroup(value) || value.format !== emptyHistory.format || value.version !== emptyHistory.version) return false;
  const { reports, pages } = value;
  const isSummary = (one: unknown) =>
    isGroup(one) && isDate(one.madeAt) && figures.every((name) => Number.isFinite(one[name]));
  return Array.isArray(reports) && reports.every(isSummary) && isGroup(pages) && areNumbers(Object.values(pages));
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function areNumbers(values: readonly unknown[]): boolean {
  return values.every(Number.isFinite);
}
