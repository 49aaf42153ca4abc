/** The dots of places in a drawing → label positions that cover neither each other nor another dot, and are closest to their own. */
import type { Point } from '../../domain/geography/plane.ts';
import {
  ascent,
  type Box,
  boxAround,
  descent,
  type Frame,
  isInFrame,
  type Label,
  overlap,
  textBox,
  textWidth,
} from './text-box.ts';

interface Dot {
  name: string;
  at: Point;
  /** Its name may cover the dots of places that are not featured. */
  featured?: boolean;
}

/** Type size and radius of a dot, in drawing units. */
type DotStyle = { text: number; dot: number };

interface Drawing extends Frame {
  /** Whether a box lies across a border. */
  crosses: (box: Box) => boolean;
}

interface Position {
  label: Label;
  box: Box;
}

interface PendingLabel<D> {
  dot: D;
  /** Positions in the frame that cover no dot and no label placed so far. */
  free: Position[];
}

/** How far the baseline is below the dot beside it, as a share of the type size. */
const baselineDrop = 0.34;
/** The cost of each step down in preference, where blocking all positions of another name costs 1. */
const rankCost = 0.02;
/** The cost of crossing a border: more than that of the least preferred position. */
const crossingCost = 0.35;

/** How many names are tried: a frame fits a few dozen, and the comparison is quadratic. */
const maxTried = 150;
/** Up to this many dots, no name covers any dot. With more, there is no space for that, and dots form a texture. */
export const maxSingleDots = 300;

/**
 * In order of importance, each name gets the cheapest position around its dot: preferred, across no border, and blocking few
 * positions of later names. A place has no label if no position is free or its dot is outside the frame.
 */
export function placeLabels<D extends Dot>(dots: readonly D[], drawing: Drawing, style: DotStyle): Map<D, Label> {
  const labels = new Map<D, Label>();
  let waiting = findPositions(dots, drawing, style);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { dot } = next;
    const best = leastBlocking(next.free, waiting, drawing.crosses);
    if (!best) continue;
    labels.set(dot, best.label);
    const isFree = ({ box }: Position) => !overlap(box, best.box);
    waiting = waiting.map((other) => ({ ...other, free: other.free.filter(isFree) }));
  }
  return labels;
}

function findPositions<D extends Dot>(dots: readonly D[], frame: Frame, style: DotStyle): PendingLabel<D>[] {
  const visible = dots.filter(({ at }) => isInFrame(boxAround(at, style.dot), frame));
  const tried = visible.slice(0, maxTried);
  const marks = (visible.length <= maxSingleDots ? visible : tried).map((dot) => ({
    dot,
    mark: boxAround(dot.at, 1.2 * style.dot),
  }));
  return tried.map((dot) => {
    const uncovered = marks.filter((other) => other.dot !== dot && (other.dot.featured || !dot.featured));
    const isFree = ({ box }: Position) => isInFrame(box, frame) && !uncovered.some(({ mark }) => overlap(mark, box));
    // Otherwise it reads as the name of the other dot. A featured place is named even so.
    const isClosest = ({ box }: Position) => {
      const own = distanceTo(box, dot.at);
      return !marks.some(({ dot: { at } }) => !isSamePoint(at, dot.at) && distanceTo(box, at) <= own);
    };
    const free = positionsAround(dot, style).filter(isFree);
    const closest = free.filter(isClosest);
    return { dot, free: closest.length === 0 && dot.featured ? free : closest };
  });
}

function isSamePoint([x, y]: Point, [otherX, otherY]: Point): boolean {
  return x === otherX && y === otherY;
}

function distanceTo({ left, right, top, bottom }: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The cheapest position. Costs grow with the square of the share of another name's positions that it blocks. */
function leastBlocking(
  positions: readonly Position[],
  waiting: readonly PendingLabel<Dot>[],
  crosses: Drawing['crosses'],
): Position | undefined {
  const costs = positions.map(({ box }, rank) => {
    const shares = waiting.map(({ free }) => {
      const taken = free.filter((position) => overlap(position.box, box)).length;
      return taken / (free.length || 1);
    });
    return shares.reduce((sum, share) => sum + share ** 2, rank * rankCost + (crosses(box) ? crossingCost : 0));
  });
  return positions[costs.indexOf(Math.min(...costs))];
}

/** Most preferred first: beside the dot, above and below it, at its corners, between these, beside it but raised or lowered. */
export function positionsAround({ name, at: [x, y] }: Dot, { text, dot }: DotStyle): Position[] {
  const width = textWidth(name, text);
  const level = y + baselineDrop * text;
  const beside = dot + 0.2 * text;
  const above = y - dot - descent * text;
  const below = y + dot + ascent * text;
  const labels: Label[] = [
    { x: x + beside, y: level, anchor: 'start' },
    { x: x - beside, y: level, anchor: 'end' },
    { x, y: above, anchor: 'middle' },
    { x, y: below, anchor: 'middle' },
    { x: x + dot / 2, y: above, anchor: 'start' },
    { x: x + dot / 2, y: below, anchor: 'start' },
    { x: x - dot / 2, y: above, anchor: 'end' },
    { x: x - dot / 2, y: below, anchor: 'end' },
    { x: x - width / 4, y: above, anchor: 'start' },
    { x: x - width / 4, y: below, anchor: 'start' },
    { x: x + width / 4, y: above, anchor: 'end' },
    { x: x + width / 4, y: below, anchor: 'end' },
    { x: x + beside, y: level - text / 3, anchor: 'start' },
    { x: x + beside, y: level + text / 3, anchor: 'start' },
    { x: x - beside, y: level - text / 3, anchor: 'end' },
    { x: x - beside, y: level + text / 3, anchor: 'end' },
  ];
  return labels.map((label) => ({ label, box: textBox(name, label, text) }));
}
