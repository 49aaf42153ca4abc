/** The pages' weights and the site's budgets → for each budget, the page with the highest figure. Pure. */
import type { BudgetLine, PageLine } from './report-data.ts';

type Budgets = Readonly<Record<BudgetLine['kind'], number>>;

const kinds = ['html', 'style', 'script', 'pictures', 'fonts', 'requests'] as const;

/** `budgets` are in kB (1000 bytes), as in site.yaml; the one for requests is a number of files. */
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
