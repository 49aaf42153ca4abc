/** The data of a report → one self-contained HTML page: no requests, no script; light, dark and print styles. Pure. */
import { renderToStaticMarkup } from 'react-dom/server';
import { count, formatByteChange, formatBytes, formatMoment, round } from './format-figures.ts';
import { historyBlock, nextHistory, summarize } from './history.ts';
import { problemsSection } from './problems-section.tsx';
import type { ReportData, Summary } from './report-data.ts';
import { reportStyle } from './report-style.ts';
import { type Section, SectionView } from './Section.tsx';
import { changesSection, figuresSection, siteSections } from './sections.tsx';

/** `face` is the headings' WOFF file as a data: URL. */
export function renderReport(data: ReportData, { face }: { face: string }): string {
  const title = data.site ? `Site report: ${data.site.business.name}` : 'Site report';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${renderToStaticMarkup(<title>{title}</title>)}
<link rel="icon" href="data:,">
<style>${reportStyle(face, data.site?.theme)}</style>
</head>
<body>
${renderToStaticMarkup(<Body {...data} />)}
${historyBlock(nextHistory(data))}
</body>
</html>
`;
}

function Body(data: ReportData) {
  const { site, previous, changes } = data;
  const summary = summarize(data);
  const sections: Section[] = [problemsSection(data)];
  if (changes) sections.unshift(changesSection(changes));
  if (site) {
    const reports = [...previous.reports, summary];
    sections.push(...siteSections(site, previous), figuresSection(reports, site.business.timeZone));
  }
  return (
    <>
      <Overview data={data} summary={summary} />
      <main>
        {sections.map((section) => (
          <SectionView key={section.id} {...section} />
        ))}
      </main>
      <footer>
        <p>
          Made by treesite. This page stores its figures, so that the next report written to this file can show what has
          changed.
        </p>
      </footer>
    </>
  );
}

/** Bits per second of Lighthouse's "slow 4G" profile. */
const slowLine = 1.6e6;

/** The state of the site in plain words, compared with the previous report in the same file. */
function Overview({ data: { site, command, madeAt, previous }, summary }: { data: ReportData; summary: Summary }) {
  const { name, timeZone } = site?.business ?? { name: '', timeZone: 'UTC' };
  const { heaviestBytes, typicalBytes } = summary;
  const heaviest = site?.pages[0]?.path ?? '/';
  return (
    <header>
      <p className="quiet">
        {name === '' ? 'Site report' : `${name} · Site report`}
        <br />
        <time dateTime={summary.madeAt}>{formatMoment(madeAt, timeZone)}</time>
      </p>
      <h1>{headline(summary, site !== undefined)}</h1>
      {!site && <p className="lede">Until then, the published site does not change.</p>}
      {site && (
        <>
          <p className="lede">
            {'The heaviest page is '}
            <a href={site.urls.absolute(heaviest)}>{heaviest}</a>
            {` with ${formatBytes(heaviestBytes)}. It takes about ${round((heaviestBytes * 8) / slowLine)} seconds to load on a phone with a slow connection. A typical page has ${formatBytes(typicalBytes)}.`}
          </p>
          <p>{comparison(summary, previous.reports.at(-1), timeZone)}</p>
          <p className="quiet">
            {command === 'build' ? 'Built for ' : 'Checked for '}
            <a href={site.urls.absolute('/')}>{site.urls.absolute('/')}</a>
          </p>
        </>
      )}
    </header>
  );
}

function headline({ pages, errors, warnings }: Summary, isBuilt: boolean): string {
  if (!isBuilt) return `${count(errors, 'error')} to fix before the site can be built`;
  if (errors > 0) return `${count(pages, 'page')}, ${count(errors, 'error')} to fix before you publish`;
  return `${count(pages, 'page')}, ${warnings === 0 ? 'no warnings' : count(warnings, 'warning')}`;
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
  return `Since the report of ${formatMoment(before.madeAt, timeZone)}: ${changes.join(', ') || same}.`;
}
