/** How close the site comes to its budgets. */
import { formatNumber } from '../../../text/format-number.ts';
import { count, formatBytes } from '../format-figures.ts';
import type { BudgetLine } from '../report-data.ts';
import { Bar } from './Bar.tsx';
import { Section } from './Section.tsx';

const labels: Record<BudgetLine['kind'], string> = {
  html: 'The page itself',
  style: 'Styles',
  script: 'Scripts',
  pictures: 'Pictures',
  fonts: 'Fonts',
  requests: 'Requests',
};

export function Budgets({ lines }: { lines: readonly BudgetLine[] }) {
  const about = 'For each budget in checks.budgets in site.yaml, the page that uses the most of it.';
  return (
    <Section id="budgets" heading="Budgets" about={about}>
      <ul className="rows two">
        {lines.map(({ kind, figure, limit, page, over }) => (
          <li key={kind} className={over > 0 ? 'over' : undefined}>
            <span>{labels[kind]}</span>
            <span className="figure">{`${amount(kind, figure)} of ${amount(kind, limit)}`}</span>
            <Bar parts={partsOf(figure, limit)} whole={Math.max(limit, figure)} />
            <small>{describeHighest({ figure, over, page })}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function describeHighest({ figure, over, page }: Pick<BudgetLine, 'figure' | 'over' | 'page'>): string {
  if (figure === 0) return 'not used on any page';
  return over === 0 ? `highest on ${page}` : `${count(over, 'page')} over the budget, highest on ${page}`;
}

function amount(kind: BudgetLine['kind'], figure: number): string {
  return kind === 'requests' ? formatNumber(figure) : formatBytes(figure);
}

function partsOf(figure: number, limit: number) {
  return figure > limit
    ? [
        { kind: 'within', size: limit },
        { kind: 'beyond', size: figure - limit },
      ]
    : [
        { kind: 'within', size: figure },
        { kind: 'free', size: limit - figure },
      ];
}
