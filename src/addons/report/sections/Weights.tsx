/** What pages weigh and how long they take: budgets, every page's size, the heaviest pictures, added scripts, times of rendering. */
import { formatNumber } from '../../../text/strings.ts';
import { count, formatByteChange, formatBytes, formatMilliseconds } from '../format-figures.ts';
import type { BudgetKind, MeasuredPage, MeasuredScript, MeasuredSite } from '../report-data.ts';
import { type Row, Section, Table } from './Section.tsx';

/** In the order of the bars. */
const weightKinds = ['html', 'style', 'script', 'fonts', 'pictures'] as const;
const labels: Readonly<Record<BudgetKind, string>> = {
  html: 'The page itself',
  style: 'Styles',
  script: 'Scripts',
  fonts: 'Fonts',
  pictures: 'Pictures',
  requests: 'Requests',
};

export function Budgets({ pages, budgets }: Pick<MeasuredSite, 'pages' | 'budgets'>) {
  const rows = [...weightKinds, 'requests' as const].map((kind): Row => {
    const isCount = kind === 'requests';
    const figureOf = (page: MeasuredPage) => (isCount ? page.requests : page.bytes[kind]);
    const format = isCount ? formatNumber : formatBytes;
    const limit = isCount ? budgets.requests : budgets[kind] * 1000;
    const [highest] = pages.toSorted((a, b) => figureOf(b) - figureOf(a));
    const figure = highest ? figureOf(highest) : 0;
    const over = pages.filter((page) => figureOf(page) > limit).length;
    const exceeded = over === 0 ? '' : `${count(over, 'page')} over the budget, `;
    return {
      key: labels[kind],
      figures: [`${format(figure)} of ${format(limit)}`],
      bar: {
        parts: {
          html: Math.min(figure, limit),
          beyond: Math.max(figure - limit, 0),
          free: Math.max(limit - figure, 0),
        },
        whole: Math.max(limit, figure),
      },
      note: figure === 0 ? 'not used on any page' : `${exceeded}highest on ${highest?.path}`,
      isOver: over > 0,
    };
  });
  const about = 'For each budget in checks.budgets in site.yaml, the page that uses the most of it.';
  return (
    <Section id="budgets" heading="Budgets" about={about}>
      <Table columns={['budget', 'used']} rows={rows} />
    </Section>
  );
}

const maxPages = 60;

interface WeightsProps extends Pick<MeasuredSite, 'pages' | 'urls'> {
  /** The bytes of each page in the previous report. */
  previous: Readonly<Record<string, number>>;
}

/** Pages are sorted; a large site shows the heaviest, and summarizes the others in one line. */
export function Weights({ pages, urls, previous }: WeightsProps) {
  const rows = pages.slice(0, maxPages).map(({ path, title, bytes, initialBytes }): Row => {
    const before = previous[path];
    const change = before === undefined ? '' : formatByteChange(initialBytes, before);
    const used = weightKinds.filter((kind) => bytes[kind] > 0);
    return {
      key: path,
      name: (
        <a href={urls.absolute(path)} title={title}>
          {path}
        </a>
      ),
      figures: [
        <>
          {change !== '' && <span className={change.startsWith('+') ? 'rise' : 'fall'}>{`${change} `}</span>}
          {formatBytes(initialBytes)}
        </>,
        bytes.lazy > 0 && `+${formatBytes(bytes.lazy)}`,
      ],
      bar: {
        parts: Object.fromEntries(used.map((kind) => [kind, bytes[kind]])),
        whole: pages[0]?.initialBytes ?? 0,
        label: used.map((kind) => `${labels[kind]} ${formatBytes(bytes[kind])}`).join(', '),
      },
    };
  });
  const [first, last] = [pages[maxPages], pages.at(-1)];
  const about =
    'Everything that a phone loads at first, compressed as a host sends it. Pictures further down load later and are listed separately.';
  return (
    <Section id="weights" heading="Size of every page" about={about}>
      <ul className="legend">
        {weightKinds.map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect className={kind} width="10" height="10" />
            </svg>
            {labels[kind]}
          </li>
        ))}
      </ul>
      <Table columns={['page', 'at first', 'later']} rows={rows} />
      {first && last && (
        <p className="quiet">
          {`And ${formatNumber(pages.length - maxPages)} more, from ${formatBytes(first.initialBytes)} (${first.path}) down to ${formatBytes(last.initialBytes)} (${last.path}).`}
        </p>
      )}
    </Section>
  );
}

const maxPictures = 10;

/** The files that visitors load: the smaller of two sizes if the page offers both. */
export function Pictures({ pages }: Pick<MeasuredSite, 'pages'>) {
  const pictures = new Map<string, { bytes: number; pages: number }>();
  for (const { path, bytes, kind } of pages.flatMap(({ files }) => files))
    if (kind === 'pictures') pictures.set(path, { bytes, pages: (pictures.get(path)?.pages ?? 0) + 1 });
  const heaviest = [...pictures].sort(([, a], [, b]) => b.bytes - a.bytes).slice(0, maxPictures);
  const rows = heaviest.map(([file, { bytes, pages }]): Row => {
    return {
      key: file,
      // The name that the owner gave it: assets/oak.0123456789.avif → oak.avif.
      name: file.replace(/^assets\//, '').replace(/\.[0-9a-z]{8,}(?=\.[a-z]+$)/i, ''),
      figures: [count(pages, 'page'), formatBytes(bytes)],
      bar: { parts: { pictures: bytes }, whole: heaviest[0]?.[1].bytes ?? 0 },
    };
  });
  return (
    <Section id="pictures" heading="Heaviest pictures" about="In the size that a phone loads.">
      {rows.length === 0 ? <p>No page shows a picture.</p> : <Table columns={['picture', 'on', 'size']} rows={rows} />}
    </Section>
  );
}

const moments: Record<MeasuredScript['when'], string> = {
  load: 'with the page',
  idle: 'when the browser is idle',
  consent: 'after consent',
};

export function Scripts({ scripts }: Pick<MeasuredSite, 'scripts'>) {
  if (scripts.length === 0) return null;
  const rows = scripts.map(({ name, src, when, pages, bytes }): Row => {
    const unknown = bytes === undefined ? ': its server decides what each visitor gets' : '';
    return {
      key: src,
      name,
      note: `${moments[when]}, on ${count(pages, 'page')}, ${src}${unknown}`,
      figures: [bytes === undefined ? 'unknown' : formatBytes(bytes)],
    };
  });
  const about =
    'The scripts that site.yaml lists under scripts. The other figures of this report do not include scripts of other sites.';
  return (
    <Section id="scripts" heading="Added scripts" about={about}>
      <Table columns={['script', 'size']} rows={rows} />
    </Section>
  );
}

const maxSlow = 8;

export function RenderTimes({ pages }: Pick<MeasuredSite, 'pages'>) {
  const slowest = pages.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, maxSlow);
  const rows = slowest.map(({ path, milliseconds }): Row => {
    const bar = { parts: { time: milliseconds }, whole: slowest[0]?.milliseconds ?? 0 };
    return { key: path, bar, figures: [formatMilliseconds(milliseconds)] };
  });
  const about =
    'On this computer, in this build. The first page includes the time for parts that all pages share. Visitors are not affected.';
  return (
    <Section id="rendering" heading="Slowest to render" about={about}>
      <Table columns={['page', 'time']} rows={rows} />
    </Section>
  );
}
