/** A built or checked site → its report: measured, rendered and written. Touches the report's file and its folder only. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../domain/groups.ts';
import { isOnPage, siteScripts } from '../../domain/policies/site-scripts.ts';
import { replaceFile } from '../../files/write-file.ts';
import { compressedBytes } from '../../lint/weight/weigh-pages.ts';
import type { ReportedPage, ReportedSite } from '../../pipeline/reported-site.ts';
import type { BuildResult, SiteResult } from '../../pipeline/site-result.ts';
import { renderReport } from './render-report.tsx';
import type {
  MeasuredPage,
  MeasuredScript,
  MeasuredSite,
  ReportData,
  ReportHistory,
  ShareCard,
} from './report-data.ts';

export interface ReportOptions {
  /** Absolute. */
  file: string;
  command: ReportData['command'];
  /** The figures of the previous reports in this file. */
  previous: ReportHistory;
  /** Absolute; the files of diagnostics are relative to it. */
  root: string;
  packageRoot: string;
  now: Date;
}

export async function reportSite(
  site: SiteResult & Pick<BuildResult, 'published'>,
  options: ReportOptions,
): Promise<void> {
  const { reported, diagnostics, published } = site;
  const { file, command, previous, now, root, packageRoot } = options;
  const face = await readFile(path.join(packageRoot, 'templates/fonts/share-card.woff'));
  const data = {
    command,
    madeAt: now,
    diagnostics,
    hrefOf: (at: Location) => editorLink(root, at),
    changes: published,
    previous,
    site: reported && (await measureSite(reported)),
  };
  const html = renderReport(data, { face: `data:font/woff;base64,${face.toString('base64')}` });
  replaceFile(file, html);
}

async function measureSite(reported: ReportedSite): Promise<MeasuredSite> {
  const { urls, site } = reported.model;
  const { business, checks, theme } = site;
  const pages = reported.pages.map((page): MeasuredPage => {
    const { html, style, script, fonts, pictures } = page.bytes;
    return { ...page, initialBytes: html + style + script + fonts + pictures };
  });
  pages.sort((a, b) => b.initialBytes - a.initialBytes || (a.path < b.path ? -1 : 1));
  const cards = await shareCards(reported);
  return { business, theme, urls, budgets: checks.budgets, pages, scripts: measureScripts(reported), ...cards };
}

export function measureScripts({
  model,
  pages: all,
  generated,
}: Pick<ReportedSite, 'model' | 'generated'> & {
  pages: readonly Pick<ReportedPage, 'path' | 'template'>[];
}): MeasuredScript[] {
  return siteScripts(model.site).map((script): MeasuredScript => {
    const { name, src, host, when } = script;
    const pages = all.filter(({ path, template }) => isOnPage(script, { path, kind: template })).length;
    const isOwn = host === undefined;
    const file = isOwn && generated.find(({ path }) => `/${path}` === src.replace(/[?#].*$/, ''));
    return { name, src, when, pages, ...(file && { bytes: compressedBytes(file.make()) }) };
  });
}

/** A report of ten thousand pages must stay readable. */
const maxCards = 48;

async function shareCards({
  pages,
  pictures,
  model,
}: ReportedSite): Promise<Pick<MeasuredSite, 'cards' | 'omittedCards'>> {
  const files = new Map(pictures.map((file) => [model.urls.absolute(`/${file.path}`), file]));
  const made = [...groupBy(pages, ({ shareImage }) => shareImage.src)].flatMap(([src, group]) => {
    const file = files.get(src);
    return file ? [{ group, file }] : [];
  });
  const cards = made.slice(0, maxCards).map(async ({ group, file }): Promise<ShareCard> => {
    const [{ path, shareImage }] = group;
    return { path, title: shareImage.alt, pages: group.length, thumbnail: await encodeThumbnail(await file.make()) };
  });
  return { cards: await Promise.all(cards), omittedCards: made.length - cards.length };
}

/** A share card → a small picture as a data: URL. Twice the pixels, for high-density screens: a card is mostly text. */
async function encodeThumbnail(card: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const small = await sharp(card).resize(480).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Undefined if the project has no such file: built-in templates are elsewhere. */
function editorLink(root: string, { file, line, column }: Location): string | undefined {
  const absolute = path.resolve(root, file);
  return existsSync(absolute) ? `vscode://file${pathToFileURL(absolute).pathname}:${line}:${column}` : undefined;
}
