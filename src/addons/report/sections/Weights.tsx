/** What pages weigh and how long they take: budgets, every page's size, the heaviest pictures, added scripts, times of rendering. */
import { formatNumber } from '../../../text/strings.ts';
import { count, formatByteChange, formatBytes, formatMilliseconds } from '../format-figures.ts';
import type { BudgetLine, PageLine, PictureLine, ScriptLine } from '../report-data.ts';
import { type Row, Rows, Section } from './Section.tsx';

const labels = {
  html: 'The page itself',
  style: 'Styles',
  script: 'Scripts',
  fonts: 'Fonts',
  pictures: 'Pictures',
} as const;
/** The parts of a page's weight, in the order of the bars. */
const weightKinds = ['html', 'style', 'script', 'fonts', 'pictures'] as const;

export function Budgets({ lines }: { lines: readonly BudgetLine[] }) {
  const about = 'For each budget in checks.budgets in site.yaml, the page that uses the most of it.';
  const rows = lines.map(({ kind, figure, limit, page, over }): Row => {
    const format = kind === 'requests' ? formatNumber : formatBytes;
    const highest = over === 0 ? `highest on ${page}` : `${count(over, 'page')} over the budget, highest on ${page}`;
    return {
      key: kind === 'requests' ? 'Requests' : labels[kind],
      figure: `${format(figure)} of ${format(limit)}`,
      bar: {
        parts: {
          within: Math.min(figure, limit),
          beyond: Math.max(figure - limit, 0),
          free: Math.max(limit - figure, 0),
        },
        whole: Math.max(limit, figure),
      },
      notes: [figure === 0 ? 'not used on any page' : highest],
      isOver: over > 0,
    };
  });
  return (
    <Section id="budgets" heading="Budgets" about={about}>
      <Rows rows={rows} />
    </Section>
  );
}

const maxPages = 60;

/** Pages are sorted; a large site shows the heaviest, and summarizes the rest in one line. */
export function Weights({ pages }: { pages: readonly PageLine[] }) {
  const [first, last] = [pages[maxPages], pages.at(-1)];
  const about =
    'Everything that a phone loads initially, compressed as a host sends it. Pictures further down load later and are listed separately.';
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
      <p className="columns" aria-hidden="true">
        <span>at first</span>
        <span>further down</span>
      </p>
      <Rows className="rows chart" rows={pages.slice(0, maxPages).map((page) => pageRow(page, pages[0]?.bytes ?? 0))} />
      {first && last && (
        <p className="quiet">
          {`And ${formatNumber(pages.length - maxPages)} more, from ${formatBytes(first.bytes)} (${first.path}) down to ${formatBytes(last.bytes)} (${last.path}).`}
        </p>
      )}
    </Section>
  );
}

function pageRow({ path, title, href, weights, bytes, bytesBefore }: PageLine, heaviest: number): Row {
  const used = weightKinds.filter((kind) => weights[kind] > 0);
  const change = bytesBefore === undefined ? '' : formatByteChange(bytes, bytesBefore);
  const lazy = (
    <>
      {`+${formatBytes(weights.lazy)}`}
      <span className="narrow"> further down</span>
    </>
  );
  return {
    key: path,
    name: (
      <a href={href} title={title}>
        {path}
      </a>
    ),
    figure: (
      <>
        {change !== '' && <em className={change.startsWith('+') ? 'more' : 'less'}>{`${change} `}</em>}
        {formatBytes(bytes)}
      </>
    ),
    bar: {
      parts: Object.fromEntries(weightKinds.map((kind) => [kind, weights[kind]])),
      whole: heaviest,
      label: used.map((kind) => `${labels[kind]} ${formatBytes(weights[kind])}`).join(', '),
    },
    notes: weights.lazy > 0 ? [lazy] : [],
  };
}

export function Pictures({ pictures }: { pictures: readonly PictureLine[] }) {
  const rows = pictures.map(
    ({ file, bytes, pages }): Row => ({
      key: file,
      // The name that the owner gave it: assets/oak.0123456789.avif → oak.avif.
      name: file.replace(/^assets\//, '').replace(/\.[0-9a-z]{8,}(?=\.[a-z]+$)/i, ''),
      figure: formatBytes(bytes),
      bar: { parts: { pictures: bytes }, whole: pictures[0]?.bytes ?? 0 },
      notes: [`on ${count(pages, 'page')}`],
    }),
  );
  return (
    <Section id="pictures" heading="Heaviest pictures" about="In the size that a phone loads.">
      {rows.length === 0 ? <p>No page shows a picture.</p> : <Rows rows={rows} />}
    </Section>
  );
}

const moments: Record<ScriptLine['when'], string> = {
  load: 'with the page',
  idle: 'when the browser is idle',
  consent: 'after consent',
};

export function Scripts({ scripts }: { scripts: readonly ScriptLine[] }) {
  if (scripts.length === 0) return null;
  const about =
    'The scripts that site.yaml lists under scripts. The other figures of this report do not include scripts of other sites.';
  const rows = scripts.map(
    ({ name, src, when, pages, bytes }): Row => ({
      key: src,
      name,
      figure: bytes === undefined ? 'size unknown' : formatBytes(bytes),
      notes: [
        `${moments[when]}, on ${count(pages, 'page')}`,
        bytes === undefined ? `${src}: its server decides what each visitor gets` : src,
      ],
    }),
  );
  return (
    <Section id="scripts" heading="Added scripts" about={about}>
      <Rows rows={rows} />
    </Section>
  );
}

const maxSlow = 8;

export function RenderTimes({ pages }: { pages: readonly PageLine[] }) {
  const slowest = pages.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, maxSlow);
  const about =
    'On this computer, in this build. The first page includes the time for parts that all pages share. Visitors are not affected.';
  const rows = slowest.map(
    ({ path, milliseconds }): Row => ({
      key: path,
      figure: formatMilliseconds(milliseconds),
      bar: { parts: { time: milliseconds }, whole: slowest[0]?.milliseconds ?? 0 },
    }),
  );
  return (
    <Section id="rendering" heading="Slowest to render" about={about}>
      <Rows rows={rows} />
    </Section>
  );
}
