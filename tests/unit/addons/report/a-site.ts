/** A measured site for tests of the report: pages by their paths, with what the test cares about. */
import {
  gatherReport,
  type MeasuredPage,
  type MeasuredSite,
  type ReportInput,
} from '../../../../src/addons/report/gather-report.ts';
import type { ReportData } from '../../../../src/addons/report/report-data.ts';
import type { PageWeight } from '../../../../src/lint/weight/weigh-pages.ts';
import { someUrls } from '../../../support/builders.ts';

type Kind = 'html' | 'style' | 'script' | 'pictures' | 'fonts' | 'lazy';

interface SomePage extends Partial<Omit<MeasuredPage, 'weight'>>, Partial<Record<Kind, number>> {
  requests?: number;
  files?: PageWeight['files'];
}

export function aPage(path: string, page: SomePage = {}): MeasuredPage {
  const { title = `Page ${path}`, isListed = true, milliseconds = 2, anchors = [], requests = 1, files = [] } = page;
  const { html = 1000, style = 0, script = 0, pictures = 0, fonts = 0, lazy = 0 } = page;
  return {
    title,
    isListed,
    milliseconds,
    anchors,
    weight: {
      path,
      bytes: { html, style, script, pictures, fonts, lazy },
      requests,
      files,
    },
  };
}

export function aPicture(path: string, bytes: number): PageWeight['files'][number] {
  return { path, kind: 'pictures', lazy: false, bytes };
}

export function aSite(pages: readonly MeasuredPage[], site: Partial<MeasuredSite> = {}): MeasuredSite {
  return {
    business: { name: 'High Desert Pianos', timeZone: 'America/Los_Angeles' },
    urls: someUrls(),
    budgets: { html: 40, style: 15, script: 30, pictures: 300, fonts: 100, requests: 25 },
    pages,
    cards: [],
    moreCards: 0,
    ...site,
  };
}

export function aReport(input: Partial<ReportInput> = {}): ReportData {
  return gatherReport({
    command: 'build',
    madeAt: new Date('2026-06-12T22:04:00Z'),
    diagnostics: [],
    hrefOf: () => undefined,
    ...input,
  });
}
