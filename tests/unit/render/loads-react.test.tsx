/** React's renderer is loaded for the first page that needs it, and for no other. */
import { createRequire } from 'node:module';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { PartMaker } from '../../../src/render/part-maker.tsx';
import { type Body, ofReact, page } from '../../support/make-markup.tsx';

const { cache } = createRequire(import.meta.url);
const isLoaded = () => Object.keys(cache).some((file) => /react-dom[\\/]server/.test(file));

test('forms are written without it', () => {
  const maker = new PartMaker({ iconSprite: '/icons.svg', iconNames: new Set() });
  const Form: Body = page([
    <form key="a" className="form" data-form="quote" method="dialog">
      <input id="b" name="phone" type="tel" autoComplete="tel" required />
      <select id="c" name="service" defaultValue="Pruning">
        <option value="">Choose</option>
        <option>Pruning</option>
      </select>
      <textarea id="d" name="notes" rows={3} />
      <button type="submit">Send</button>
    </form>,
  ]);
  const { html } = maker.makePage(Form as ComponentType<never>, {}).text;
  expect([maker.reactRenders, isLoaded()]).toEqual([0, false]);
  expect(html).toContain('<input id="b" type="tel" autocomplete="tel" required name="phone">');
  expect(html).toContain('<option value="">Choose</option><option selected>Pruning</option>');
});

test('pages of plain elements are written without it', () => {
  const maker = new PartMaker({ iconSprite: '/icons.svg', iconNames: new Set() });
  const Plain: Body = page([<p key="a">Words</p>]);
  maker.makePage(Plain as ComponentType<never>, {});
  expect([maker.reactRenders, isLoaded()]).toEqual([0, false]);
  maker.makePage(ofReact(Plain) as ComponentType<never>, {});
  expect([maker.reactRenders, isLoaded()]).toEqual([1, true]);
});
