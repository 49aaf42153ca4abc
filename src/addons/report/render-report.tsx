/** The data of a report → one self-contained HTML page: no requests, no script; light, dark and print styles. Pure. */
import { renderToStaticMarkup } from 'react-dom/server';
import { historyBlock, nextHistory, summarize } from './history.ts';
import { linkFigures } from './link-graph.ts';
import type { ReportData } from './report-data.ts';
import { reportStyle } from './report-style.ts';
import { Cards, Changes } from './sections/Changes.tsx';
import { Links } from './sections/Links.tsx';
import { Figures, Overview, PastReports } from './sections/Overview.tsx';
import { Problems } from './sections/Problems.tsx';
import { Budgets, Pictures, RenderTimes, Scripts, Weights } from './sections/Weights.tsx';

/** `face` is the headings' WOFF file as a data: URL; if empty, the system font is used. */
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
  const links =
    site &&
    linkFigures(
      site.pages.filter(({ isListed }) => isListed),
      site.urls,
    );
  return (
    <>
      <Overview data={data} summary={summary} links={links} />
      <main>
        {site && <Figures summary={summary} before={previous.reports.at(-1)} />}
        {changes && <Changes {...changes} />}
        <Problems {...data} />
        {site && links && (
          <>
            <Budgets {...site} />
            <Weights {...site} previous={previous.pages} />
            <Pictures {...site} />
            <Scripts {...site} />
            <Links {...links} />
            <Cards {...site} />
            <RenderTimes {...site} />
            <PastReports reports={[...previous.reports, summary]} timeZone={site.business.timeZone} />
          </>
        )}
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
