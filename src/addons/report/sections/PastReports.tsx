/** The five figures of a report, beside those of the last one; and the reports in this file, the newest first. */
import { formatNumber } from '../../../text/strings.ts';
import { formatBytes, formatMilliseconds, formatMoment } from '../format-figures.ts';
import type { Summary } from '../history.ts';
import { Section } from './Section.tsx';

const figures: readonly { label: string; of: (summary: Summary) => string; className?: string }[] = [
  { label: 'Pages', of: ({ pages }) => formatNumber(pages) },
  { label: 'Typical page', of: ({ typicalBytes }) => formatBytes(typicalBytes) },
  { label: 'Heaviest page', of: ({ heaviestBytes }) => formatBytes(heaviestBytes), className: 'wide' },
  { label: 'Problems', of: ({ errors, warnings }) => formatNumber(errors + warnings) },
  { label: 'Rendering', of: ({ milliseconds }) => formatMilliseconds(milliseconds), className: 'wide' },
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

const maxRows = 10;

export function PastReports({ reports, timeZone }: { reports: readonly Summary[]; timeZone: string }) {
  if (reports.length < 2) return null;
  return (
    <Section id="time" heading="Over time" about="Figures from the previous reports in this file.">
      {reports.length > 2 && <Trend weights={reports.map(({ typicalBytes }) => typicalBytes)} />}
      <table>
        <thead>
          <tr>
            <th scope="col">Report</th>
            {figures.map(({ label, className }) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports
            .slice(-maxRows)
            .reverse()
            .map((report, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two reports can have the same time
              <tr key={index}>
                <th scope="row">{formatMoment(new Date(report.madeAt), timeZone)}</th>
                {figures.map(({ label, of, className }) => (
                  <td key={label} className={className}>
                    {of(report)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}

const [width, height, margin] = [600, 60, 6];

/** The weight of the typical page from report to report, as a line. */
function Trend({ weights }: { weights: readonly number[] }) {
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  if (formatBytes(min) === formatBytes(max)) return null;
  // A small change should look small.
  const span = Math.max(max - min, max / 10);
  const points = weights.map((bytes, index) => [
    Math.round(margin + (index / (weights.length - 1)) * (width - 2 * margin)),
    Math.round(height - margin - ((bytes - min) / span) * (height - 2 * margin)),
  ]);
  const [x, y] = points.at(-1) ?? [];
  return (
    <figure className="trend">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <polyline points={points.join(' ')} />
        <circle cx={x} cy={y} r="4" />
      </svg>
      <figcaption>{`The typical page, between ${formatBytes(min)} and ${formatBytes(max)}.`}</figcaption>
    </figure>
  );
}
