/** The site as rings: the home page in the middle, each ring one click further out, each dot a page. */
import { formatNumber } from '../../../text/strings.ts';
import { count } from '../format-figures.ts';
import type { LinkFigures } from '../report-data.ts';
import { round } from './Section.tsx';

const center = 200;
/** Radius of the outermost ring, and of the space in the middle. */
const outermost = 172;
const innermost = 30;
/** More dots than this on one ring would overlap. */
const maxDots = 110;
const maxRings = 6;
const clicks = ['one', 'two', 'three', 'four', 'five', 'six'];

export function Rings({ rings, orphans }: Pick<LinkFigures, 'rings' | 'orphans'>) {
  const [home, ...further] = rings;
  if (!home) return null;
  // The last ring has all pages that are further out.
  const outside = further.slice(maxRings - 1).flat();
  const shown = [...further.slice(0, maxRings - 1), ...(outside.length > 0 ? [outside] : [])];
  const sizeOf = dotSizes(further.flat().map(({ bytes }) => bytes));
  const radiusOf = (ring: number) => innermost + ((ring + 1) * (outermost - innermost)) / shown.length;
  const circle = (className: string, r: number) => (
    <circle key={r} className={className} cx={center} cy={center} r={r} />
  );
  return (
    <figure className="rings">
      <svg viewBox={`0 0 ${2 * center} ${2 * center}`} aria-hidden="true">
        {circle('ground', outermost)}
        {shown.map((ring, index) => (
          <g key={radiusOf(index)}>
            {circle('ring', radiusOf(index))}
            {sample(ring).map(({ path, bytes }, dot, all) => (
              <circle
                key={path}
                className="dot"
                {...pointOn(radiusOf(index), dot / all.length - 0.25)}
                r={sizeOf(bytes)}
              />
            ))}
          </g>
        ))}
        {sample(orphans).map((path, index, all) => (
          <circle key={path} className="orphan" {...pointOn(outermost + 17, index / all.length)} r={4} />
        ))}
        {circle('home', 9)}
      </svg>
      <figcaption>{caption(further, orphans.length)}</figcaption>
    </figure>
  );
}

/** Scaled from the lightest page to the heaviest, not from zero, so that differences are visible. */
function dotSizes(all: readonly number[]): (bytes: number) => number {
  const min = all.reduce((lightest, bytes) => Math.min(lightest, bytes), Number.POSITIVE_INFINITY);
  const max = all.reduce((heaviest, bytes) => Math.max(heaviest, bytes), 0);
  return (bytes) => (max === min ? 4 : round(2.6 + (4.4 * (bytes - min)) / (max - min)));
}

function caption(further: LinkFigures['rings'], orphans: number): string {
  const rings = further.map(({ length }, index) =>
    index === 0
      ? `${count(length, 'page')} one click away`
      : `${formatNumber(length)} at ${clicks[index] ?? index + 1}`,
  );
  const lost = orphans === 0 ? '' : ` ${count(orphans, 'page')} outside the rings cannot be reached by links.`;
  return `Each dot is a page, with the home page in the middle. Larger dots are heavier pages: ${rings.join(', ')}.${lost}`;
}

/** At most `maxDots` items, spread evenly over the list. */
function sample<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, items.length / maxDots);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** `turn` is 0 on the right and 0.25 at the bottom. */
function pointOn(radius: number, turn: number): { cx: number; cy: number } {
  const angle = turn * 2 * Math.PI;
  return { cx: round(center + radius * Math.cos(angle)), cy: round(center + radius * Math.sin(angle)) };
}
