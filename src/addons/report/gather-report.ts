/** The results of a build → the data of its report. Pure. */
import { catalog, type DiagnosticCode } from '../../diagnostics/catalog.ts';
import type { Diagnostic, Location } from '../../diagnostics/diagnostic.ts';
import type { Urls } from '../../domain/urls/urls.ts';
import type { Changes } from '../../emit/publication/changes.ts';
import type { PageWeight } from '../../lint/weight/weigh-pages.ts';
import { addReport, emptyHistory, type ReportHistory, type Summary } from './history.ts';
import { linkFigures } from './link-graph.ts';
import type {
  BudgetLine,
  PageLine,
  PictureLine,
  ProblemGroup,
  ReportData,
  ScriptLine,
  ShareCard,
} from './report-data.ts';
import type { ReportTheme } from './report-style.ts';

export interface ReportInput {
  command: ReportData['command'];
  madeAt: Date;
  diagnostics: readonly Diagnostic[];
  /** A URL that opens an editor at a location; undefined if there is no such file. */
  hrefOf: (at: Location) => string | undefined;
  changes?: Changes | undefined;
  /** The figures of the previous report in the same file. */
  before?: ReportHistory | undefined;
  /** Absent if there are errors. */
  site?: MeasuredSite | undefined;
}

export interface MeasuredSite {
  business: { name: string; timeZone: string };
  /** The site's own colors. */
  theme?: ReportTheme;
  urls: Pick<Urls, 'absolute' | 'href' | 'origin' | 'home'>;
  /** From site.yaml. */
  budgets: Readonly<Record<BudgetLine['kind'], number>>;
  pages: readonly MeasuredPage[];
  scripts?: readonly ScriptLine[];
  cards: ShareCard[];
  moreCards: number;
}

export interface MeasuredPage {
  title: string;
  /** False for pages that need no links to them, such as 404. */
  isListed: boolean;
  /** The time that rendering took. */
  milliseconds: number;
  weight: PageWeight;
  /** The href values of its links. */
  anchors: readonly string[];
}

const maxPictures = 10;

export function gatherReport(input: ReportInput): ReportData {
  const { command, madeAt, changes, site, before = emptyHistory } = input;
  const common = {
    command,
    name: site?.business.name ?? '',
    url: site?.urls.absolute('/') ?? '',
    madeAt,
    timeZone: site?.business.timeZone ?? 'UTC',
    theme: site?.theme,
    problems: problemGroups(input),
    changes,
    before: before.reports,
  };
  if (!site) return { ...common, history: before };
  const pages = site.pages.map((page) => pageLine(page, site.urls, before)).sort(heaviestFirst);
  const summary = summarize(pages, input);
  const bytes = Object.fromEntries(pages.map((page) => [page.path, page.bytes]));
  return {
    ...common,
    site: {
      summary,
      pages,
      pictures: pictureLines(site.pages),
      scripts: site.scripts ?? [],
      budgets: budgetLines(pages, site.budgets),
      links: linksOf(site, bytes),
      cards: site.cards,
      moreCards: site.moreCards,
    },
    history: addReport(before, summary, bytes),
  };
}

function pageLine(
  { title, milliseconds, weight }: MeasuredPage,
  urls: MeasuredSite['urls'],
  before: ReportHistory,
): PageLine {
  const { path, bytes, requests } = weight;
  const known = before.pages[path];
  return {
    path,
    title,
    href: urls.absolute(path),
    weights: bytes,
    bytes: bytes.html + bytes.style + bytes.script + bytes.fonts + bytes.pictures,
    requests,
    milliseconds,
    ...(known !== undefined && { bytesBefore: known }),
  };
}

function heaviestFirst(a: PageLine, b: PageLine): number {
  return b.bytes - a.bytes || (a.path < b.path ? -1 : 1);
}

function summarize(pages: readonly PageLine[], { madeAt, diagnostics }: ReportInput): Summary {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    madeAt: madeAt.toISOString(),
    pages: pages.length,
    typicalBytes: pages[Math.floor(pages.length / 2)]?.bytes ?? 0,
    heaviestBytes: pages[0]?.bytes ?? 0,
    errors,
    warnings: diagnostics.length - errors,
    milliseconds: Math.round(pages.reduce((sum, page) => sum + page.milliseconds, 0)),
  };
}

const budgetKinds = ['html', 'style', 'script', 'pictures', 'fonts', 'requests'] as const;

/** For each budget, the page with the highest figure. Budgets are in kB (1000 bytes); the one for requests is a number of files. */
function budgetLines(pages: readonly PageLine[], budgets: MeasuredSite['budgets']): BudgetLine[] {
  return budgetKinds.flatMap((kind) => {
    const figureOf = (page: PageLine) => (kind === 'requests' ? page.requests : page.weights[kind]);
    const limit = kind === 'requests' ? budgets.requests : budgets[kind] * 1000;
    const [nearest] = pages.toSorted((a, b) => figureOf(b) - figureOf(a));
    const over = pages.filter((page) => figureOf(page) > limit).length;
    return nearest ? [{ kind, limit, figure: figureOf(nearest), page: nearest.path, over }] : [];
  });
}

/** The files that visitors load: the smaller of two sizes if the page offers both. */
function pictureLines(pages: readonly MeasuredPage[]): PictureLine[] {
  const pictures = new Map<string, PictureLine>();
  for (const { path: file, bytes, kind } of pages.flatMap(({ weight }) => weight.files)) {
    if (kind !== 'pictures') continue;
    const line = pictures.get(file) ?? { file, bytes, pages: 0 };
    line.pages += 1;
    pictures.set(file, line);
  }
  return [...pictures.values()].sort((a, b) => b.bytes - a.bytes).slice(0, maxPictures);
}

function linksOf({ pages, urls }: MeasuredSite, bytes: Readonly<Record<string, number>>) {
  const listed = pages.filter(({ isListed }) => isListed);
  return linkFigures(
    listed.map(({ weight: { path }, anchors }) => ({ path, anchors, bytes: bytes[path] ?? 0 })),
    urls,
  );
}

function problemGroups({ diagnostics, hrefOf }: ReportInput): ProblemGroup[] {
  const groups = new Map<DiagnosticCode, ProblemGroup>();
  for (const { code, severity, message, hint, at } of diagnostics) {
    const { title, why, fix } = catalog[code];
    const group = groups.get(code) ?? { code, severity, title, why, fix, places: [] };
    group.places.push({ message, hint, place: `${at.file}:${at.line}`, href: hrefOf(at) });
    groups.set(code, group);
  }
  const rank = ({ severity }: ProblemGroup) => (severity === 'error' ? 0 : 1);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.places.length - a.places.length);
}
