/** What a template gets as `custom`: marked texts become what templates print, all else stays as it is. */
import { expect, test } from 'vitest';
import { withCustomProps } from '../../../src/routes/custom-fields.ts';
import type { Plan } from '../../../src/routes/route.ts';
import { aCity, aService } from '../../support/builders.ts';
import { ownFields, withFields } from '../../support/own-schema.ts';
import { aPlanner } from '../../support/planned-site.ts';

const text = { type: 'string' };
const fields = withFields({
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

const files = [aCity({ name: 'Bend' }), aService({ title: 'Tuning' })];
const { planner } = aPlanner(files, { own: ownFields({ ...fields, kind: 'city' }) });
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
      photo: { image: { src: '/piano.svg', width: 1, height: 1, alt: 'A piano' }, alt: 'A piano' },
      byName: { form: '/contact/#form' },
    },
  });
});

test('without a schema of its kind a page is as it was, and its file is not read', () => {
  const file = () => {
    throw new Error('It was read.');
  };
  expect(withCustomProps(planner, 'county', { plan, file })).toBe(plan);
});
