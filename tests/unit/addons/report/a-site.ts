/** A measured site for tests of the report: pages by their paths, with what the test cares about. */
import { emptyHistory } from '../../../../src/addons/report/history.ts';
import type { MeasuredPage, MeasuredSite, ReportData } from '../../../../src/addons/report/report-data.ts';
import { someUrls } from '../../../support/builders.ts';

type SomePage = Partial<Omit<MeasuredPage, 'bytes'> & MeasuredPage['bytes']>;

export function aPage(path: string, page: SomePage = {}): MeasuredPage {
  const { html = 1000, style = 0, script = 0, pictures = 0, fonts = 0, lazy = 0, ...rest } = page;
  return {
    path,
    title: `Page ${path}`,
    language: 'en-US',
    languages: [],
    isListed: true,
    milliseconds: 2,
    anchorHrefs: [],
    requests: 1,
    files: [],
    bytes: { html, style, script, pictures, fonts, lazy },
    initialBytes: html + style + script + pictures + fonts,
    ...rest,
  };
}

export function aPicture(path: string, bytes: number): MeasuredPage['files'][number] {
  return { path, kind: 'pictures', lazy: false, bytes };
}

export function aSite(pages: readonly MeasuredPage[], site: Partial<MeasuredSite> = {}): MeasuredSite {
  return {
    business: { name: 'High Desert Pianos', timeZone: 'America/Los_Angeles' },
    urls: someUrls(),
    budgets: { html: 40, style: 15, script: 30, pictures: 300, fonts: 100, requests: 25 },
    pages: pages.toSorted((a, b) => b.initialBytes - a.initialBytes),
    scripts: [],
    cards: [],
    omittedCards: 0,
    ...site,
  };
}

export function aReport(data: Partial<ReportData> = {}): ReportData {
  return {
    command: 'build',
    madeAt: new Date('2026-06-12T22:04:00Z'),
    diagnostics: [],
    hrefOf: () => undefined,
    previous: emptyHistory,
    ...data,
  };
}
