/** Every page's weight by type, the heaviest first; a large site shows the heaviest, and summarizes the rest in one line. */
import { formatNumber } from '../../../text/format-number.ts';
import { formatByteChange, formatBytes } from '../format-figures.ts';
import type { PageLine } from '../report-data.ts';
import { Bar } from './Bar.tsx';
import { Section } from './Section.tsx';
import { weightKinds } from './weight-kinds.ts';

const maxShown = 60;

export function Weights({ pages }: { pages: readonly PageLine[] }) {
  const shown = pages.slice(0, maxShown);
  const others = pages.slice(maxShown);
  const heaviest = shown[0]?.bytes ?? 0;
  const about =
    'Everything that a phone loads initially, compressed as a host sends it. Pictures further down load later and are listed separately.';
  return (
    <Section id="weights" heading="Size of every page" about={about}>
      <ul className="legend">
        {weightKinds.map(({ kind, label }) => (
          <li key={kind}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect className={kind} width="10" height="10" />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <p className="columns" aria-hidden="true">
        <span>at first</span>
        <span>further down</span>
      </p>
      <ol className="rows chart">
        {shown.map((page) => (
          <Row key={page.path} page={page} whole={heaviest} />
        ))}
      </ol>
      {others.length > 0 && <p className="quiet">{rest(others)}</p>}
    </Section>
  );
}

function Row({ page, whole }: { page: PageLine; whole: number }) {
  const { path, title, href, weights, bytes, bytesBefore } = page;
  const parts = weightKinds.map(({ kind }) => ({ kind, size: weights[kind] }));
  const label = weightKinds
    .filter(({ kind }) => weights[kind] > 0)
    .map((one) => `${one.label} ${formatBytes(weights[one.kind])}`)
    .join(', ');
  const change = bytesBefore === undefined ? '' : formatByteChange(bytes, bytesBefore);
  return (
    <li>
      <a href={href} title={title}>
        {path}
      </a>
      <Bar parts={parts} whole={whole} label={label} />
      <span className="figure">
        {change !== '' && <em className={change.startsWith('+') ? 'more' : 'less'}>{`${change} `}</em>}
        {formatBytes(bytes)}
      </span>
      {weights.lazy > 0 && (
        <small>
          {`+${formatBytes(weights.lazy)}`}
          <span className="narrow"> further down</span>
        </small>
      )}
    </li>
  );
}

/** `others` must be sorted. */
function rest(others: readonly PageLine[]): string {
  const [first, last] = [others[0], others.at(-1)];
  if (!first || !last) return '';
  return `And ${formatNumber(others.length)} more, from ${formatBytes(first.bytes)} (${first.path}) down to ${formatBytes(last.bytes)} (${last.path}).`;
}
