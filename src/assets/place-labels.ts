/** Takes the dots of places in a drawing, gives where their names stand without covering each other or another dot. */

import type { Point } from './simplify-path.ts';
import {
  ASCENT,
  type Box,
  boxAround,
  DESCENT,
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
}

interface DotStyle {
  /** Type size and radius of a dot, in drawing units. */
  text: number;
  dot: number;
}

interface Position {
  label: Label;
  box: Box;
}

interface Waiting<D> {
  dot: D;
  mark: Box;
  /** Free positions that cover no dot. */
  clear: Position[];
  /** Free positions that cover dots of less important places. */
  covering: Position[];
}

/** Share of the type size by which a baseline is lower than the dot that its name stands beside. */
const MIDDLE = 0.34;
/** What each rank costs by which a position is liked less, where taking all the room of another name costs 1. */
const RANK = 0.02;

/**
 * In order of importance, each name takes the position around its dot that is liked best and leaves room to the names
 * after it. A place has no label when its name has no free position, when its dot is outside the frame, or when it is
 * under the name of a more important place that had no other position.
 */
export function placeLabels<D extends Dot>(dots: readonly D[], frame: Frame, style: DotStyle): Map<D, Label> {
  const labels = new Map<D, Label>();
  let waiting = findPositions(dots, frame, style);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { dot, mark } = next;
    const best = leastTaking(next.clear, waiting) ?? leastTaking(next.covering, waiting);
    if (!best) continue;
    labels.set(dot, best.label);
    const isFree = ({ box }: Position) => !overlap(box, best.box) && !overlap(box, mark);
    waiting = waiting
      .filter((other) => !overlap(other.mark, best.box))
      .map((other) => ({ ...other, clear: other.clear.filter(isFree), covering: other.covering.filter(isFree) }));
  }
  return labels;
}

function findPositions<D extends Dot>(dots: readonly D[], frame: Frame, style: DotStyle): Waiting<D>[] {
  const visible = dots
    .filter(({ at }) => isInFrame(boxAround(at, style.dot), frame))
    .map((dot) => ({ dot, mark: boxAround(dot.at, 1.2 * style.dot) }));
  return visible.map(({ dot, mark }) => {
    const positions = positionsAround(dot, style).filter(({ box }) => isInFrame(box, frame));
    const isClear = ({ box }: Position) => !visible.some((other) => other.dot !== dot && overlap(other.mark, box));
    return {
      dot,
      mark,
      clear: positions.filter(isClear),
      covering: positions.filter((position) => !isClear(position)),
    };
  });
}

/** Taking a little of another name's room costs next to nothing, taking most of it costs much. */
function leastTaking(positions: readonly Position[], waiting: readonly Waiting<Dot>[]): Position | undefined {
  const costs = positions.map(({ box }, rank) => {
    const shares = waiting.map(({ mark, clear }) => {
      const taken = clear.filter((position) => overlap(position.box, box)).length;
      return overlap(mark, box) ? 1 : taken / (clear.length || 1);
    });
    return shares.reduce((sum, share) => sum + share ** 2, rank * RANK);
  });
  return positions[costs.indexOf(Math.min(...costs))];
}

/** Best liked first: beside the dot, above and below it, at its corners, between these, beside it but raised or lowered. */
function positionsAround({ name, at: [x, y] }: Dot, { text, dot }: DotStyle): Position[] {
  const width = textWidth(name, text);
  const level = y + MIDDLE * text;
  const beside = dot + 0.2 * text;
  const above = y - dot - DESCENT * text;
  const below = y + dot + ASCENT * text;
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
