/** The pages' weights beside what the site allows itself: for each budget the page that comes nearest. Pure. */
import type { BudgetLine, PageLine } from './report-data.ts';

type Budgets = Readonly<Record<BudgetLine['kind'], number>>;

const kinds = ['html', 'style', 'script', 'pictures', 'fonts', 'requests'] as const;

/** `budgets` are in kB of 1000 bytes, as in site.yaml; requests are files. */
export function budgetLines(pages: readonly PageLine[], budgets: Budgets): BudgetLine[] {
  return kinds.flatMap((kind) => {
    const figureOf = (page: PageLine) => (kind === 'requests' ? page.requests : page.weights[kind]);
    const limit = kind === 'requests' ? budgets.requests : budgets[kind] * 1000;
    const [first, ...others] = pages;
    if (!first) return [];
    const nearest = others.reduce((most, page) => (figureOf(page) > figureOf(most) ? page : most), first);
    const over = pages.filter((page) => figureOf(page) > limit).length;
    return [{ kind, limit, figure: figureOf(nearest), page: nearest.path, over }];
  });
}
