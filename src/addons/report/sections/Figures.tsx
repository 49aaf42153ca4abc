/** The site in five figures, now and in the previous report. */
import { formatNumber } from '../../../text/format-number.ts';
import { formatBytes, formatMilliseconds } from '../format-figures.ts';
import type { Summary } from '../history.ts';

const problems = ({ errors, warnings }: Summary) => errors + warnings;

const figures: readonly { label: string; of: (summary: Summary) => string }[] = [
  { label: 'Pages', of: ({ pages }) => formatNumber(pages) },
  { label: 'Typical page', of: ({ typicalBytes }) => formatBytes(typicalBytes) },
  { label: 'Heaviest page', of: ({ heaviestBytes }) => formatBytes(heaviestBytes) },
  { label: 'Problems', of: (summary) => formatNumber(problems(summary)) },
  { label: 'Rendering', of: ({ milliseconds }) => formatMilliseconds(milliseconds) },
];

export function Figures({ summary, before }: { summary: Summary; before: Summary | undefined }) {
  return (
    <dl className="figures">
      {figures.map(({ label, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{of(summary)}</strong>
            {before && <small>{of(before) === of(summary) ? 'unchanged' : `before: ${of(before)}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
