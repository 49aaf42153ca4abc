/** A built or checked site → its report: measured, gathered, rendered and written. A step of the pipeline; touches the report's file only. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location } from '../../diagnostics/diagnostic.ts';
import { weighPages } from '../../lint/weight/weigh-pages.ts';
import type { BuiltSite } from '../../pipeline/built-site.ts';
import type { FinishedSite } from '../../pipeline/prepare-site.ts';
import { encodeThumbnails } from './encode-thumbnails.ts';
import { gatherReport, type MeasuredSite } from './gather-report.ts';
import type { ReportHistory } from './history.ts';
import { measureScripts } from './measure-scripts.ts';
import { renderReport } from './render-report.tsx';
import type { ReportData, ShareCard } from './report-data.ts';
import { writeReport } from './report-file.ts';

export interface ReportOptions {
  /** Absolute. */
  file: string;
  command: ReportData['command'];
  /** The figures of the previous report in this file. */
  before: ReportHistory;
  /** Absolute; the files of diagnostics are relative to it. */
  root: string;
  packageRoot: string;
  now: Date;
}

/** The most cards shown: a report of ten thousand pages must stay readable. */
const maxCards = 48;

export async function reportSite(site: BuiltSite, options: ReportOptions): Promise<void> {
  const { finished, diagnostics, published } = site;
  const { command, before, now, root } = options;
  const data = gatherReport({
    command,
    madeAt: now,
    diagnostics,
    hrefOf: (at) => editorLink(root, at),
    changes: published,
    before,
    site: finished && (await measure(finished)),
  });
  const face = await readFile(path.join(options.packageRoot, 'templates/fonts/share-card.woff'));
  const html = renderReport(data, { face: `data:font/woff;base64,${face.toString('base64')}` });
  await writeReport(options.file, html);
}

async function measure(finished: FinishedSite): Promise<MeasuredSite> {
  const { pages, files, routes, model } = finished;
  const { business, checks, theme } = model.site;
  const { urls } = model;
  const weights = new Map(weighPages(pages, files, urls).map((weight) => [weight.path, weight]));
  const routeOf = new Map(routes.map((route) => [route.path, route]));
  const measured = pages.flatMap(({ path, read, milliseconds }) => {
    const [route, weight] = [routeOf.get(path), weights.get(path)];
    if (!route || !weight) return [];
    const { title, noindex } = route.props.shell;
    const isListed = !noindex;
    return [{ title, isListed, milliseconds, weight, anchors: read.content.anchors }];
  });
  const scripts = measureScripts(finished);
  return { business, theme, urls, budgets: checks.budgets, pages: measured, scripts, ...(await cardsOf(finished)) };
}

async function cardsOf({ routes, files, model }: FinishedSite): Promise<{ cards: ShareCard[]; moreCards: number }> {
  const contents = new Map(files.map((file) => [model.urls.absolute(`/${file.path}`), file.contents]));
  const cards = new Map<string, Omit<ShareCard, 'thumbnail'> & { bytes: Uint8Array }>();
  for (const { path: page, props } of routes) {
    const { src, alt } = props.shell.shareImage;
    const bytes = contents.get(src);
    const known = cards.get(src);
    if (known) known.pages += 1;
    else if (bytes instanceof Uint8Array) cards.set(src, { path: page, title: alt, pages: 1, bytes });
  }
  const shown = [...cards.values()].slice(0, maxCards);
  const thumbnails = await encodeThumbnails(shown.map(({ bytes }) => bytes));
  return {
    cards: shown.map(({ bytes: _, ...card }, index) => ({ ...card, thumbnail: thumbnails[index] ?? '' })),
    moreCards: cards.size - shown.length,
  };
}

/** Undefined if the project has no such file: built-in templates are elsewhere. */
function editorLink(root: string, { file, line, column }: Location): string | undefined {
  const absolute = path.resolve(root, file);
  return existsSync(absolute) ? `vscode://file${pathToFileURL(absolute).pathname}:${line}:${column}` : undefined;
}
