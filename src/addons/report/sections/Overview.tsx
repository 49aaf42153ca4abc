/** The top of the report: the state of the site in plain words, and its pages as rings around the home page. */
import { count, formatByteChange, formatBytes, formatDay, formatLoading, formatMoment } from '../format-figures.ts';
import type { Summary } from '../history.ts';
import type { ReportData, SiteFigures } from '../report-data.ts';
import { Rings } from './Rings.tsx';

export function Overview(data: ReportData) {
  const { name, url, madeAt, timeZone, site, command, before } = data;
  return (
    <header>
      <div>
        <p className="kicker">
          {name === '' ? 'Site report' : `${name} · Site report`}
          <br />
          <time dateTime={madeAt.toISOString()}>{formatDay(madeAt, timeZone)}</time>
        </p>
        <h1>{headline(data)}</h1>
        {site ? <State {...site} /> : <p className="lede">Until then, the published site does not change.</p>}
        {site && <p>{comparison(site.summary, before.at(-1), timeZone)}</p>}
        {url !== '' && (
          <p className="quiet">
            {`${command === 'build' ? 'Built' : 'Checked'} for `}
            <a href={url}>{url}</a>
          </p>
        )}
      </div>
      {site && <Rings {...site.links} />}
    </header>
  );
}

function headline({ site, problems }: ReportData): string {
  const number = (severity: string) =>
    problems.filter((group) => group.severity === severity).reduce((sum, group) => sum + group.places.length, 0);
  const [errors, warnings] = [number('error'), number('warning')];
  if (!site) return `${count(errors, 'error')} to fix before the site can be built`;
  const pages = count(site.summary.pages, 'page');
  if (errors > 0) return `${pages}, ${count(errors, 'error')} to fix before you publish`;
  return warnings === 0 ? `${pages}, nothing to fix` : `${pages}, ${count(warnings, 'warning')}`;
}

function State({ pages, summary }: SiteFigures) {
  const [heaviest] = pages;
  if (!heaviest) return null;
  return (
    <p className="lede">
      {'The heaviest page is '}
      <a href={heaviest.href}>{heaviest.path}</a>
      {` with ${formatBytes(heaviest.bytes)}. It takes about ${formatLoading(heaviest.bytes)} to load on a phone with a slow connection. A typical page has ${formatBytes(summary.typicalBytes)}.`}
    </p>
  );
}

function comparison(now: Summary, before: Summary | undefined, timeZone: string): string {
  if (!before) return 'This is the first report in this file. The next one will show what has changed.';
  const pages = now.pages - before.pages;
  const problems = now.errors + now.warnings - before.errors - before.warnings;
  const bytes = formatByteChange(now.typicalBytes, before.typicalBytes);
  const parts = [
    ...(pages === 0 ? [] : [count(Math.abs(pages), pages > 0 ? 'more page' : 'fewer page')]),
    ...(bytes === '' ? [] : [`a typical page ${bytes.slice(1)} ${bytes.startsWith('+') ? 'heavier' : 'lighter'}`]),
    ...(problems === 0 ? [] : [count(Math.abs(problems), problems > 0 ? 'more problem' : 'fewer problem')]),
  ];
  const moment = formatMoment(new Date(before.madeAt), timeZone);
  return `Since the report of ${moment}: ${parts.join(', ') || 'no change in the number of pages, the number of problems or the size of a typical page'}.`;
}
