/** The state of the site in plain words and a few figures, compared with the previous reports in the same file. */
import { formatNumber } from '../../../text/strings.ts';
import {
  count,
  formatByteChange,
  formatBytes,
  formatLoading,
  formatMilliseconds,
  formatMoment,
} from '../format-figures.ts';
import type { LinkFigures } from '../link-graph.ts';
import type { ReportData, Summary } from '../report-data.ts';
import { Rings } from './Links.tsx';
import { Section, Table } from './Section.tsx';

interface OverviewProps {
  data: ReportData;
  summary: Summary;
  /** Absent if there are errors. */
  links: LinkFigures | undefined;
}

export function Overview({ data: { site, command, madeAt, previous }, summary, links }: OverviewProps) {
  const { name, timeZone } = site?.business ?? { name: '', timeZone: 'UTC' };
  const [heaviest] = site?.pages ?? [];
  const url = site?.urls.absolute('/');
  return (
    <header>
      <div>
        <p className="quiet">
          {name === '' ? 'Site report' : `${name} · Site report`}
          <br />
          <time dateTime={summary.madeAt}>{formatMoment(madeAt, timeZone)}</time>
        </p>
        <h1>{headline(summary, site !== undefined)}</h1>
        {!site && <p className="lede">Until then, the published site does not change.</p>}
        {heaviest && (
          <p className="lede">
            {'The heaviest page is '}
            <a href={site?.urls.absolute(heaviest.path)}>{heaviest.path}</a>
            {` with ${formatBytes(summary.heaviestBytes)}. It takes about ${formatLoading(summary.heaviestBytes)} to load on a phone with a slow connection. A typical page has ${formatBytes(summary.typicalBytes)}.`}
          </p>
        )}
        {site && <p>{comparison(summary, previous.reports.at(-1), timeZone)}</p>}
        {site && (
          <p className="quiet">
            {command === 'build' ? 'Built for ' : 'Checked for '}
            <a href={url}>{url}</a>
          </p>
        )}
      </div>
      {links && <Rings {...links} />}
    </header>
  );
}

function headline({ pages, errors, warnings }: Summary, isBuilt: boolean): string {
  if (!isBuilt) return `${count(errors, 'error')} to fix before the site can be built`;
  if (errors > 0) return `${count(pages, 'page')}, ${count(errors, 'error')} to fix before you publish`;
  return `${count(pages, 'page')}, ${warnings === 0 ? 'nothing to fix' : count(warnings, 'warning')}`;
}

function comparison(now: Summary, before: Summary | undefined, timeZone: string): string {
  if (!before) return 'This is the first report in this file. The next one will show what has changed.';
  const pages = now.pages - before.pages;
  const problems = now.errors + now.warnings - before.errors - before.warnings;
  const bytes = formatByteChange(now.typicalBytes, before.typicalBytes);
  const changes = [
    pages !== 0 && count(Math.abs(pages), pages > 0 ? 'more page' : 'fewer page'),
    bytes !== '' && `a typical page ${bytes.slice(1)} ${bytes.startsWith('+') ? 'heavier' : 'lighter'}`,
    problems !== 0 && count(Math.abs(problems), problems > 0 ? 'more problem' : 'fewer problem'),
  ].filter((change) => change !== false);
  const same = 'no change in the number of pages, the number of problems or the size of a typical page';
  return `Since the report of ${formatMoment(new Date(before.madeAt), timeZone)}: ${changes.join(', ') || same}.`;
}

const figures: readonly { label: string; of: (summary: Summary) => string }[] = [
  { label: 'Pages', of: ({ pages }) => formatNumber(pages) },
  { label: 'Typical page', of: ({ typicalBytes }) => formatBytes(typicalBytes) },
  { label: 'Problems', of: ({ errors, warnings }) => formatNumber(errors + warnings) },
  { label: 'Heaviest page', of: ({ heaviestBytes }) => formatBytes(heaviestBytes) },
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

const maxReports = 10;

/** `reports`: the oldest first, the last is this one. */
export function PastReports({ reports, timeZone }: { reports: readonly Summary[]; timeZone: string }) {
  if (reports.length < 2) return null;
  const rows = reports
    .slice(-maxReports)
    .reverse()
    .map((report, index) => ({
      key: `${index} ${report.madeAt}`,
      name: formatMoment(new Date(report.madeAt), timeZone),
      figures: figures.map(({ of }) => of(report)),
    }));
  return (
    <Section id="history" heading="Over time" about="Figures from the previous reports in this file.">
      <Table columns={['report', ...figures.map(({ label }) => label)]} rows={rows} />
    </Section>
  );
}
