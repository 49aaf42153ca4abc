/** Reports pages that exceed checks.budgets with what they load initially. Pure. */
import { type Diagnostic, diagnose, inMarkup, type Location, wholeFile } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../domain/groups.ts';
import type { Site } from '../../schema/types.gen.ts';
import { slugify } from '../../text/strings.ts';
import { pictureOf } from '../find-in-data.ts';
import type { LintedRoute, LintedSite } from '../linted-site.ts';
import type { PageWeight, WeighedFile } from './weigh-pages.ts';

type BudgetKind = keyof Site['checks']['budgets'];

type WeighedSite = Pick<LintedSite, 'records' | 'imageUses' | 'routes'>;

const kinds: Readonly<Record<BudgetKind, { what: string; hint: string }>> = {
  html: { what: 'of text and markup', hint: 'Shorten the page or split it in two' },
  style: { what: 'of styles', hint: 'Remove styles that the page does not use' },
  script: { what: 'of scripts', hint: 'Load scripts only when a visitor needs them' },
  pictures: { what: 'of pictures', hint: 'Use a picture with less detail or in a smaller size' },
  fonts: { what: 'of fonts', hint: 'Use fewer fonts' },
  requests: { what: 'files', hint: 'Load fewer files' },
};

/** One diagnostic for all pages that exceed a budget because of the same file, or because of their own length. */
export function lintPageWeight(weights: readonly PageWeight[], site: WeighedSite): Diagnostic[] {
  const budgets = site.records.site?.value.checks.budgets;
  if (!budgets) return [];
  return (Object.keys(kinds) as BudgetKind[]).flatMap((kind) => {
    const over = weights
      .filter((weight) => amountOf(weight, kind) > budgets[kind])
      .sort((a, b) => amountOf(b, kind) - amountOf(a, kind));
    const byReason = groupBy(over, (weight) => heaviestOf(weight, kind)?.path);
    return [...byReason.values()].flatMap((pages) => toDiagnostic(kind, { pages, budget: budgets[kind], site }));
  });
}

/** In kB (1000 bytes); a number of files for requests. */
function amountOf(weight: PageWeight, kind: BudgetKind): number {
  return kind === 'requests' ? weight.requests : weight.bytes[kind] / 1000;
}

function heaviestOf({ files }: PageWeight, kind: BudgetKind): WeighedFile | undefined {
  const [heaviest] = files.filter((file) => file.kind === kind && !file.lazy).sort((a, b) => b.bytes - a.bytes);
  return heaviest;
}

function toDiagnostic(
  kind: BudgetKind,
  { pages, budget, site }: { pages: readonly PageWeight[]; budget: number; site: WeighedSite },
): Diagnostic[] {
  const [worst] = pages;
  const route = site.routes.find((one) => one.path === worst?.path);
  if (!worst || !route) return [];
  const { what, hint: advice } = kinds[kind];
  const write = (amount: number) => (kind === 'requests' ? `${amount}` : `${Number(amount.toFixed(1))} kB`);
  const amount = write(amountOf(worst, kind));
  const heaviest = heaviestOf(worst, kind);
  const message = [
    pages.length === 1
      ? `${worst.path} initially loads ${amount} ${what}; the budget is ${write(budget)}.`
      : `${pages.length} pages initially load more than the budget of ${write(budget)} ${what}; ${worst.path} loads the most, ${amount}.`,
    ...(heaviest ? [`The largest file is ${heaviest.path}, ${write(heaviest.bytes / 1000)}.`] : []),
  ].join(' ');
  const at = locationOf(kind, { route, heaviest, site });
  const hint = `${advice}, or set checks.budgets.${kind} in site.yaml.`;
  // With `pages`, allowing the warning for one page would hide the others.
  return [diagnose('page/overweight', at, message, { hint, ...(pages.length === 1 && { pages: [worst.path] }) })];
}

function locationOf(
  kind: BudgetKind,
  { route, heaviest, site }: { route: LintedRoute; heaviest: WeighedFile | undefined; site: WeighedSite },
): Location {
  if (kind === 'html') return wholeFile(route.source);
  const inData = heaviest && (pictureOf(site, route, heaviest.path) ?? settingOf(site.records, heaviest.path));
  return inData ?? inMarkup(route.template);
}

/** The setting of site.yaml that makes pages load a script of the static folder or a font. */
function settingOf({ site }: WeighedSite['records'], file: string): Location | undefined {
  if (!site) return undefined;
  const { scripts, theme } = site.value;
  const script = scripts.findIndex(({ src }) => src?.replace(/[?#].*$/, '') === `/${file}`);
  if (script !== -1) return site.locate(['scripts', script, 'src']);
  const [font] = Object.entries(theme.fontsource)
    .filter(([, name]) => file.startsWith(`assets/${slugify(name)}`) && file.endsWith('.woff2'))
    .sort(([, one], [, other]) => other.length - one.length);
  return font && site.locate(['theme', 'fontsource', font[0]]);
}
