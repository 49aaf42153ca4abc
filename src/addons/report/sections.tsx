/** The figures of a site → the sections of its report. */
import { groupBy } from '../../domain/groups.ts';
import { formatNumber } from '../../text/strings.ts';
import { count, formatByteChange, formatBytes, formatMilliseconds, formatMoment } from './format-figures.ts';
import { languagesSection } from './languages-section.ts';
import { linkFigures } from './link-graph.ts';
import type { MeasuredPage, MeasuredScript, MeasuredSite, ReportData, ReportHistory, Summary } from './report-data.ts';
import type { Row, Section, TableProps } from './Section.tsx';

export function siteSections(site: MeasuredSite, previous: ReportHistory): Section[] {
  const own = [budgets(site), weights(site, previous), pictures(site), scripts(site), links(site)];
  return [...own, languagesSection(site), cards(site), times(site)];
}

const changeNames = {
  new: 'new',
  removed: 'removed',
  moved: 'now a redirect',
  words: 'changed',
  pictures: 'new pictures',
  looks: 'appearance only',
} as const;

export function changesSection({ isFirst, pages }: NonNullable<ReportData['changes']>): Section {
  const rows = pages.map(({ path, change }) => ({ key: path, figures: [changeNames[change]] }));
  return {
    id: 'changes',
    heading: 'Changes to publish',
    about: 'Differences from the previous build. Visitors see them once you publish the site.',
    tables: [{ columns: ['page', 'change'], rows: isFirst ? [] : rows, max: 60 }],
    none: isFirst ? 'Everything. This is the first build in this folder.' : 'No page changed.',
  };
}

/** In the order of the bars. */
const weightNames = {
  html: 'The page itself',
  style: 'Styles',
  script: 'Scripts',
  fonts: 'Fonts',
  pictures: 'Pictures',
};
const weightKinds = Object.keys(weightNames) as (keyof typeof weightNames)[];

function budgets({ pages, budgets }: MeasuredSite): Section {
  const rowOf = (name: string, limit: number, format: (figure: number) => string, figureOf: FigureOf): Row => {
    const [highest] = pages.toSorted((a, b) => figureOf(b) - figureOf(a));
    const figure = highest ? figureOf(highest) : 0;
    const over = pages.filter((page) => figureOf(page) > limit).length;
    const exceeded = over === 0 ? '' : `${count(over, 'page')} over the budget, `;
    const parts = {
      html: Math.min(figure, limit),
      alarm: Math.max(figure - limit, 0),
      line: Math.max(limit - figure, 0),
    };
    return {
      key: name,
      figures: [`${format(figure)} of ${format(limit)}`],
      bar: { parts, whole: Math.max(limit, figure) },
      note: figure === 0 ? 'not used on any page' : `${exceeded}highest on ${highest?.path}`,
      isOver: over > 0,
    };
  };
  const rows = weightKinds.map((kind) =>
    rowOf(weightNames[kind], budgets[kind] * 1000, formatBytes, ({ bytes }) => bytes[kind]),
  );
  rows.push(rowOf('Requests', budgets.requests, formatNumber, ({ requests }) => requests));
  return {
    id: 'budgets',
    heading: 'Budgets',
    about: 'For each budget in checks.budgets in site.yaml, the page that uses the most of it.',
    tables: [{ columns: ['budget', 'used'], rows }],
  };
}

type FigureOf = (page: MeasuredPage) => number;

function weights({ pages, urls }: MeasuredSite, previous: ReportHistory): Section {
  const rows = pages.map(({ path, title, bytes, initialBytes }): Row => {
    const used = weightKinds.filter((kind) => bytes[kind] > 0);
    return {
      key: path,
      name: (
        <a href={urls.absolute(path)} title={title}>
          {path}
        </a>
      ),
      figures: [
        formatBytes(initialBytes),
        formatByteChange(initialBytes, previous.pages[path] ?? initialBytes),
        bytes.lazy > 0 && `+${formatBytes(bytes.lazy)}`,
      ],
      bar: {
        parts: Object.fromEntries(used.map((kind) => [kind, bytes[kind]])),
        whole: pages[0]?.initialBytes ?? 0,
        label: used.map((kind) => `${weightNames[kind]} ${formatBytes(bytes[kind])}`).join(', '),
      },
    };
  });
  return {
    id: 'weights',
    heading: 'Size of every page',
    about:
      'Everything that a phone loads at first, compressed as a host sends it. Pictures further down load later and are listed separately.',
    content: (
      <ul className="legend">
        {weightKinds.map((kind) => (
          <li key={kind} className={kind}>
            {weightNames[kind]}
          </li>
        ))}
      </ul>
    ),
    tables: [{ columns: ['page', 'at first', 'change', 'later'], rows, max: 60 }],
  };
}

/** The files that visitors load: the smaller of two sizes if the page offers both. */
function pictures({ pages }: MeasuredSite): Section {
  const files = pages.flatMap((page) => page.files).filter(({ kind }) => kind === 'pictures');
  const uses = [...groupBy(files, ({ path }) => path).values()].sort(([a], [b]) => b.bytes - a.bytes);
  const rows = uses.map(([{ path, bytes }, ...others]): Row => {
    return {
      key: path,
      // The name that the owner gave it: assets/oak.0123456789.avif → oak.avif.
      name: path.replace(/^assets\//, '').replace(/\.[0-9a-z]{8,}(?=\.[a-z]+$)/i, ''),
      figures: [count(others.length + 1, 'page'), formatBytes(bytes)],
      bar: { parts: { pictures: bytes }, whole: uses[0]?.[0].bytes ?? 0 },
    };
  });
  return {
    id: 'pictures',
    heading: 'Heaviest pictures',
    about: 'In the size that a phone loads.',
    tables: [{ columns: ['picture', 'on', 'size'], rows }],
    none: 'No page shows a picture.',
  };
}

const moments: Record<MeasuredScript['when'], string> = {
  load: 'with the page',
  idle: 'when the browser is idle',
  consent: 'after consent',
};

function scripts({ scripts }: MeasuredSite): Section {
  const rows = scripts.map(({ name, src, when, pages, bytes }): Row => {
    const unknown = bytes === undefined ? ': its server decides what each visitor gets' : '';
    const note = `${moments[when]}, on ${count(pages, 'page')}, ${src}${unknown}`;
    return { key: src, name, note, figures: [bytes === undefined ? 'unknown' : formatBytes(bytes)] };
  });
  return {
    id: 'scripts',
    heading: 'Added scripts',
    about:
      'The scripts that site.yaml lists under scripts. The other figures of this report do not include scripts of other sites.',
    tables: [{ columns: ['script', 'size'], rows }],
  };
}

function links({ pages, urls }: MeasuredSite): Section {
  const listed = pages.filter(({ isListed }) => isListed);
  const { internal, external, incoming, orphans, byClicks } = linkFigures(listed, urls);
  const rowsOf = (figures: typeof incoming) =>
    figures.map(({ path, from }) => ({ key: path, figures: [count(from, 'page')] }));
  const clicks = byClicks.map((number, distance) => ({
    key: distance === 0 ? 'the home page' : count(distance, 'click'),
    figures: [count(number, 'page')],
    bar: { parts: { html: number }, whole: Math.max(...byClicks) },
  }));
  const tables: TableProps[] = [
    { columns: ['away from the home page', 'pages'], rows: clicks },
    { columns: ['pages with the fewest links', 'from'], rows: rowsOf(incoming), max: 5 },
    { columns: ['pages with the most links', 'from'], rows: rowsOf(incoming.toReversed()), max: 5 },
    { columns: ['pages that cannot be reached by links'], rows: orphans.map((key) => ({ key, figures: [] })) },
  ];
  return {
    id: 'links',
    heading: 'Links',
    about: `${count(internal, 'link')} between pages, ${count(external, 'link')} to other sites. People and search engines find pages through links. Add links to the pages that have few.`,
    tables,
  };
}

/** The pictures that other sites show beside a shared link. */
function cards({ cards, omittedCards }: MeasuredSite): Section {
  const list = cards.map(({ path, title, pages, thumbnail }) => (
    <li key={path}>
      <img src={thumbnail} alt={`Card: ${title}`} width="240" height="126" />
      {pages === 1 ? path : `${path} and ${formatNumber(pages - 1)} more`}
    </li>
  ));
  if (omittedCards > 0) list.push(<li key="">{`And ${formatNumber(omittedCards)} more like them.`}</li>);
  return {
    id: 'cards',
    heading: 'Share cards',
    about: 'The previews shown when somebody shares a link.',
    content: list.length > 0 && <ul className="cards">{list}</ul>,
  };
}

function times({ pages }: MeasuredSite): Section {
  const slowest = pages.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const rows = slowest.map(({ path, milliseconds }): Row => {
    const bar = { parts: { time: milliseconds }, whole: slowest[0]?.milliseconds ?? 0 };
    return { key: path, bar, figures: [formatMilliseconds(milliseconds)] };
  });
  return {
    id: 'rendering',
    heading: 'Slowest to render',
    about:
      'On this computer, in this build. The first page includes the time for parts that all pages share. Visitors are not affected.',
    tables: [{ columns: ['page', 'time'], rows, max: 8 }],
  };
}

const figures: Readonly<Record<string, (summary: Summary) => string>> = {
  Pages: ({ pages }) => formatNumber(pages),
  'Typical page': ({ typicalBytes }) => formatBytes(typicalBytes),
  Problems: ({ errors, warnings }) => formatNumber(errors + warnings),
  'Heaviest page': ({ heaviestBytes }) => formatBytes(heaviestBytes),
  Rendering: ({ milliseconds }) => formatMilliseconds(milliseconds),
};

/** `reports`: the oldest first, the last is this one. */
export function figuresSection(reports: readonly Summary[], timeZone: string): Section {
  const rows = reports.map((report, index) => ({
    key: `${index} ${report.madeAt}`,
    name: formatMoment(report.madeAt, timeZone),
    figures: Object.values(figures).map((figureOf) => figureOf(report)),
  }));
  return {
    id: 'figures',
    heading: 'Over time',
    about: 'The figures of this report, and of the previous reports in this file.',
    tables: [{ columns: ['report', ...Object.keys(figures)], rows: rows.reverse() }],
  };
}
