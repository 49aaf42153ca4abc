/** The figures that a report stores for the next one in the same file: a JSON block in its page. Pure. */
import { isGroup } from '../../domain/groups.ts';
import type { ReportData, ReportHistory, Summary } from './report-data.ts';

export const emptyHistory: ReportHistory = { format: 'treesite-report', version: 1, reports: [], pages: {} };

const maxReports = 30;

export function summarize({ site, diagnostics, madeAt }: Pick<ReportData, 'site' | 'diagnostics' | 'madeAt'>): Summary {
  const { pages } = site ?? { pages: [] };
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    madeAt: madeAt.toISOString(),
    pages: pages.length,
    typicalBytes: pages[Math.floor(pages.length / 2)]?.initialBytes ?? 0,
    heaviestBytes: pages[0]?.initialBytes ?? 0,
    errors,
    warnings: diagnostics.length - errors,
    milliseconds: Math.round(pages.reduce((sum, page) => sum + page.milliseconds, 0)),
  };
}

/** A report of a site with errors leaves the figures of the last good one unchanged. */
export function nextHistory(data: ReportData): ReportHistory {
  const { site, previous } = data;
  if (!site) return previous;
  return {
    ...previous,
    reports: [...previous.reports, summarize(data)].slice(-maxReports),
    pages: Object.fromEntries(site.pages.map(({ path, initialBytes }) => [path, initialBytes])),
  };
}

/** No character of the data can close the script element. */
export function historyBlock(history: ReportHistory): string {
  const json = JSON.stringify(history).replaceAll('<', '\\u003C');
  return `<script type="application/json" id="${history.format}">${json}</script>`;
}

/** Undefined if treesite did not write the page. */
export function parseHistory(html: string): ReportHistory | undefined {
  const { format, version } = emptyHistory;
  const [, json = ''] = new RegExp(`<script type="application/json" id="${format}">([^<]*)</script>`).exec(html) ?? [];
  try {
    const value: unknown = JSON.parse(json);
    return isGroup<ReportHistory>(value) && value.format === format && value.version === version ? value : undefined;
  } catch {
    return undefined;
  }
}
