/** A built or checked site → its report: measured, gathered, rendered and written. A step of the pipeline; touches the report's file only. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location } from '../../diagnostics/diagnostic.ts';
import type { BuiltSite } from '../../pipeline/built-site.ts';
import type { ReportedSite } from '../../pipeline/reported-site.ts';
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
  const { reported, diagnostics, published } = site;
  const { command, before, now, root } = options;
  const data = gatherReport({
    command,
    madeAt: now,
    diagnostics,
    hrefOf: (at) => editorLink(root, at),
    changes: published,
    before,
    site: reported && (await measure(reported)),
  });
  const face = await readFile(path.join(options.packageRoot, 'templates/fonts/share-card.woff'));
  const html = renderReport(data, { face: `data:font/woff;base64,${face.toString('base64')}` });
  writeReport(options.file, html);
}

async function measure(reported: ReportedSite): Promise<MeasuredSite> {
  const { pages, weights, generated, model } = reported;
  const { business, checks, theme } = model.site;
  const { urls } = model;
  const measured = pages.flatMap(({ path, title, isListed, milliseconds, anchors }) => {
    const weight = weights.get(path);
    return weight ? [{ title, isListed, milliseconds, weight, anchors }] : [];
  });
  const scripts = measureScripts({ model, pages, generated });
  return { business, theme, urls, budgets: checks.budgets, pages: measured, scripts, ...(await cardsOf(reported)) };
}

async function cardsOf({ pages, pictures, model }: ReportedSite): Promise<{ cards: ShareCard[]; moreCards: number }> {
  const files = new Map(pictures.map((file) => [model.urls.absolute(`/${file.path}`), file]));
  const cards = new Map<string, Omit<ShareCard, 'thumbnail'> & Pick<ReportedSite['pictures'][number], 'make'>>();
  for (const { path, shareImage } of pages) {
    const { src, alt } = shareImage;
    const file = files.get(src);
    const known = cards.get(src);
    if (known) known.pages += 1;
    else if (file) cards.set(src, { path, title: alt, pages: 1, make: file.make });
  }
  const shown = [...cards.values()].slice(0, maxCards);
  const thumbnails = await Promise.all(shown.map(async ({ make }) => encodeThumbnail(await make())));
  return {
    cards: shown.map(({ make: _, ...card }, index) => ({ ...card, thumbnail: thumbnails[index] ?? '' })),
    moreCards: cards.size - shown.length,
  };
}

/** A share card → a small picture as a data: URL. Twice the pixels, for high-density screens: a card is mostly text. */
async function encodeThumbnail(card: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp');
  const small = await sharp(card)
    .resize(2 * 240)
    .webp({ quality: 60 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Undefined if the project has no such file: built-in templates are elsewhere. */
function editorLink(root: string, { file, line, column }: Location): string | undefined {
  const absolute = path.resolve(root, file);
  return existsSync(absolute) ? `vscode://file${pathToFileURL(absolute).pathname}:${line}:${column}` : undefined;
}
