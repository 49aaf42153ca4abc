/** Where the names of places stand: each reads as that of its own dot. */
import { expect, test } from 'vitest';
import { placeLabels } from '../../../../src/assets/map/place-labels.ts';
import { textBox } from '../../../../src/assets/map/text-box.ts';
import { randomFrom } from '../../../support/random.ts';

const style = { text: 15, dot: 4 };
const frame = { width: 400, height: 300, crosses: () => false };

const random = randomFrom(1);
const dots = Array.from({ length: 30 }, (_, index) => ({
  name: `Place ${index}`,
  at: [20 + 360 * random(), 20 + 260 * random()] as [number, number],
  featured: index === 0,
}));

test('no name is as close to another dot as to its own', () => {
  const labels = placeLabels(dots, frame, style);
  expect(labels.size).toBeGreaterThan(10);
  const foreign = [...labels].flatMap(([dot, label]) => {
    const { left, right, top, bottom } = textBox(dot.name, label, style.text);
    const distance = ([x, y]: [number, number]) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    return dots.filter((other) => other !== dot && distance(other.at) <= distance(dot.at)).map(() => dot.name);
  });
  expect(foreign).toEqual([]);
});

test('of two places at one point, both are named', () => {
  const at: [number, number] = [200, 150];
  const both = ['Mill', 'Hill'].map((name) => ({ name, at }));
  expect(placeLabels(both, frame, style).size).toBe(2);
});

test('a featured place is named even among dots that are closer to its name', () => {
  const [x, y] = [200, 150];
  const ring = [...Array(24).keys()].map((step) => {
    const angle = (step / 24) * 2 * Math.PI;
    return { name: '', at: [x + 7 * Math.cos(angle), y + 7 * Math.sin(angle)] as [number, number] };
  });
  const isNamed = (featured: boolean) => {
    const middle = { name: 'Middle', at: [x, y] as [number, number], featured };
    return placeLabels([middle, ...ring], frame, style).has(middle);
  };
  expect([isNamed(true), isNamed(false)]).toEqual([true, false]);
});
