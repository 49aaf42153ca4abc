/** Icons that are written without React: the same bytes, and one list of links for all pages. */
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { Icon } from '../../../src/render/icon.tsx';
import { PartMaker } from '../../../src/render/part-maker.tsx';
import { type Body, ofReact, page } from '../../support/make-markup.tsx';

const Page: Body = page([
  <Icon key="a" name="tree" />,
  <Icon key="b" name="tree" className="" />,
  <Icon key="c" name="tree" className="big" />,
  <Icon key="d" name="gone" />,
]);
const makerWith = (iconSprite: string) => new PartMaker({ iconSprite, iconNames: new Set(['tree']) });
const made = (maker: PartMaker, Shown: Body) => maker.makePage(Shown as ComponentType<never>, {});

test.each(['/a/icons.svg', 'https://other.example/icons.svg'])('are those of React, from %s', (sprite) => {
  const [written, rendered] = [made(makerWith(sprite), Page), made(makerWith(sprite), ofReact(Page))];
  expect(written.text.html).toBe(rendered.text.html);
  expect(written.read.links).toEqual(rendered.read.links);
  expect(written.read.facts.external).toEqual(rendered.read.facts.external);
});

test('have one list of links for all pages', () => {
  const maker = makerWith('/icons.svg');
  const [first, second] = [made(maker, Page), made(maker, Page)].map(({ read }) => [...read.facts.linkRuns]);
  expect([first?.length, second?.length]).toEqual([3, 3]);
  expect(second?.every((run, index) => run === first?.[index])).toBe(true);
});
