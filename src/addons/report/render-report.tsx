/** The data of a report → one self-contained HTML page: no requests, no script; light, dark and print styles. Pure. */
import { renderToStaticMarkup } from 'react-dom/server';
import { formatHistory, historyId } from './history.ts';
import type { ReportData } from './report-data.ts';
import { reportStyle } from './report-style.ts';
import { Cards } from './sections/Cards.tsx';
import { Changes } from './sections/Changes.tsx';
import { Links } from './sections/Links.tsx';
import { Overview } from './sections/Overview.tsx';
import { Figures, PastReports } from './sections/PastReports.tsx';
import { Problems } from './sections/Problems.tsx';
import { Budgets, Pictures, RenderTimes, Scripts, Weights } from './sections/Weights.tsx';

/** `face` is the headings' WOFF file as a data: URL; if empty, the system font is used. */
export function renderReport(data: ReportData, { face }: { face: string }): string {
  const head = renderToStaticMarkup(<title>{data.name === '' ? 'Site report' : `Site report: ${data.name}`}</title>);
  const body = renderToStaticMarkup(<Body {...data} />);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${head}
<link rel="icon" href="data:,">
<style>${reportStyle(face, data.theme)}</style>
</head>
<body>
${body}
<script type="application/json" id="${historyId}">${formatHistory(data.history)}</script>
</body>
</html>
`;
}

function Body(data: ReportData) {
  const { site } = data;
  return (
    <>
      <Overview {...data} />
      <main>
        {site && <Figures summary={site.summary} before={data.before.at(-1)} />}
        {data.changes && <Changes {...data.changes} />}
        <Problems groups={data.problems} command={data.command} />
        {site && (
          <>
            <Budgets lines={site.budgets} />
            <Weights pages={site.pages} />
            <Pictures pictures={site.pictures} />
            <Scripts scripts={site.scripts} />
            <Links {...site.links} />
            <Cards cards={site.cards} more={site.moreCards} />
            <RenderTimes pages={site.pages} />
            <PastReports reports={[...data.before, site.summary]} timeZone={data.timeZone} />
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
