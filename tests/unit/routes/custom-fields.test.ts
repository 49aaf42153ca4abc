/** What a template gets as `custom`: marked texts become what templates print, all else stays as it is. */
import { expect, test } from 'vitest';
import type { Assets } from '../../../src/assets/assets.ts';
import { ReadTracker } from '../../../src/model/read-tracker.ts';
import { conversionsOf, withCustomProps } from '../../../src/routes/custom-fields.ts';
import { createPlanner } from '../../../src/routes/planner.ts';
import type { Plan } from '../../../src/routes/route.ts';
import { aCity, aLinkedSite, aService } from '../../support/builders.ts';
import { withFields } from '../../support/own-schema.ts';
import { inOneLanguage } from '../../support/planned-site.ts';

const text = { type: 'string' };
const { schema = {} } = withFields({
  words: text,
  notes: { type: 'array', items: { ...text, 'x-markdown': true } },
  near: { ...text, 'x-ref': 'city' },
  county: { ...text, 'x-ref': 'county' },
  does: { ...text, 'x-ref': 'service' },
  draft: { ...text, 'x-ref': 'city' },
  more: { ...text, 'x-link': true },
  photo: { type: 'object', properties: { image: { ...text, 'x-image': 'card' }, alt: text } },
  byName: { type: 'object', additionalProperties: { ...text, 'x-link': true } },
});

const custom = {
  words: 'Ask **first**.',
  notes: ['Ask **first**.'],
  near: 'bend-or',
  county: 'deschutes-county-or',
  does: 'tuning',
  draft: 'nowhere-or',
  more: '/contact/',
  photo: { image: 'piano.svg', alt: 'A piano' },
  byName: { form: '/contact/#form' },
};

const piano = { path: '/assets/piano.svg', width: 4, height: 3, sources: [] };
const reads = new ReadTracker();
const files = [aCity({ name: 'Bend' }), aService({ title: 'Tuning' })];
const planner = createPlanner({
  model: { ...aLinkedSite(files, { reads }).model, ownFields: (kind) => (kind === 'city' ? schema : undefined) },
  assets: { pictures: new Map([['piano.svg', piano]]) } as unknown as Assets,
  ...inOneLanguage,
  now: new Date(0),
  reads,
});
const plan = { template: 'city', props: { name: 'Sisters' } } as Plan;

test('marked texts become text, links and pictures', () => {
  const shown = withCustomProps(planner, 'city', { plan, file: () => ({ custom }) });
  expect(shown.props).toEqual({
    name: 'Sisters',
    custom: {
      words: 'Ask **first**.',
      notes: [
        [
          {
            type: 'paragraph',
            children: [
              { type: 'text', text: 'Ask ' },
              { type: 'strong', children: [{ type: 'text', text: 'first' }] },
              { type: 'text', text: '.' },
            ],
          },
        ],
      ],
      near: { label: 'Bend', href: '/areas/bend-or/' },
      county: { label: 'Deschutes County', href: '/areas/deschutes-county-or/' },
      does: { label: 'Tuning', href: '/services/tuning/' },
      draft: undefined,
      more: '/contact/',
      photo: { image: { src: '/assets/piano.svg', width: 4, height: 3, alt: 'A piano' }, alt: 'A piano' },
      byName: { form: '/contact/#form' },
    },
  });
});

test('what the page read is tracked, so that an edit of it is noticed', () => {
  const { reads: parts } = reads.during(() => withCustomProps(planner, 'city', { plan, file: () => ({ custom }) }));
  expect([...parts.values()]).toEqual(
    expect.arrayContaining([
      ['custom', 'city'],
      ['shown', 'city', 'bend-or'],
      ['picture', 'piano.svg'],
    ]),
  );
});

test('without a schema of its kind a page is as it was, and its file is not read', () => {
  const file = () => {
    throw new Error('It was read.');
  };
  expect(withCustomProps(planner, 'county', { plan, file })).toBe(plan);
});

test('what schemas make of values is distinguished from words and limits', () => {
  const described = withFields({ words: { ...text, description: 'Words.', maxLength: 9 } }).schema ?? {};
  expect(conversionsOf(described)).toEqual([]);
  expect(conversionsOf(schema)).toContain('/photo/image x-image card');
});
