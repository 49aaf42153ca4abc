/** The site as rings on water: the home page in the middle, each ring one click further out, each dot a page. */
import { formatNumber } from '../../../text/format-number.ts';
import { count } from '../format-figures.ts';
import type { LinkFigures } from '../report-data.ts';

const size = 400;
const center = size / 2;
const middle = { x: 182, y: 212 };
/** Radius of the outermost ring, and of the space in the middle. */
const outermost = 172;
const innermost = 30;
/** More dots than this on one ring would overlap. */
const maxDots = 110;
const maxRings = 6;
const clicks = ['one', 'two', 'three', 'four', 'five', 'six'];
/** Faint circles between the rings, each with its own shape. */
const ripples = Array.from({ length: 20 }, (_, number) => ({
  radius: round(14 + number * 7.9 + 2.6 * Math.sin(number * 2.3)),
  width: round(0.9 + 0.6 * Math.sin(number * 1.7)),
}));

export function Rings({ rings, orphans }: Pick<LinkFigures, 'rings' | 'orphans'>) {
  const [[home] = [], ...further] = rings;
  if (!home) return null;
  const shown = [...further.slice(0, maxRings - 1), ...lastOf(further.slice(maxRings - 1))];
  const sizeOf = dotSizes(further.flat().map(({ bytes }) => bytes));
  const radiusOf = (ring: number) => innermost + ((ring + 1) * (outermost - innermost)) / shown.length;
  return (
    <figure className="rings">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path className="ground" d={outline(outermost)} />
        {ripples.map(({ radius, width }) => (
          <path key={radius} className="ripple" strokeWidth={width} d={outline(radius)} />
        ))}
        {shown.map((ring, index) => (
          <g key={radiusOf(index)}>
            <path className="ring" d={outline(radiusOf(index))} />
            {sample(ring).map(({ path, bytes }, dot, all) => {
              const [x, y] = pointOn(radiusOf(index), (dot / all.length - 0.25) * 2 * Math.PI);
              return <circle key={path} className="dot" cx={x} cy={y} r={sizeOf(bytes)} />;
            })}
          </g>
        ))}
        {sample(orphans).map((path, index, all) => {
          const [x, y] = pointOn(outermost + 17, (index / all.length) * 2 * Math.PI);
          return <circle key={path} className="orphan" cx={x} cy={y} r={4} />;
        })}
        <circle className="home" cx={middle.x} cy={middle.y} r={9} />
      </svg>
      <figcaption>{caption(further, orphans.length)}</figcaption>
    </figure>
  );
}

/** The last ring, with all pages that are further out. */
function lastOf(rings: LinkFigures['rings']): LinkFigures['rings'] {
  return rings.length === 0 ? [] : [rings.flat()];
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
  return Array.from({ length: Math.min(items.length, maxDots) }, (_, index) => items[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}

/** Slightly off a circle and off center, as if drawn by hand. */
function pointOn(radius: number, angle: number): [x: number, y: number] {
  const wobble = 0.022 * Math.sin(2 * angle + 0.6) + 0.013 * Math.sin(3 * angle + 1.9 + radius / 70);
  const length = radius * (1 + wobble);
  const lean = 1 - radius / outermost;
  return [
    round(center + lean * (middle.x - center) + length * Math.cos(angle)),
    round(center + lean * (middle.y - center) + length * Math.sin(angle)),
  ];
}

function outline(radius: number): string {
  const points = Array.from({ length: 60 }, (_, index) => pointOn(radius, (index / 60) * 2 * Math.PI).join(' '));
  return `M${points.join('L')}Z`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
