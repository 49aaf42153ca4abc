/** Skeletons are the schema's own: valid, complete, described, and every value that was not given is marked. */
import { describe, expect, it } from 'vitest';
import { checkSkeleton } from '../../../src/scaffold/check-arguments.ts';
import { formatEntry, formatSkeleton } from '../../../src/scaffold/format-skeleton.ts';
import { kinds, type NewKind, schemaOf } from '../../../src/scaffold/new-kinds.ts';
import { resolveNode } from '../../../src/scaffold/resolve-schema.ts';
import { ownFields, withFields } from '../../support/own-schema.ts';
import { someHints } from './a-site.ts';

const all = Object.keys(kinds) as NewKind[];
const given: Record<NewKind, Record<string, unknown>> = {
  city: { name: 'Prineville', county: 'crook-county-or' },
  county: { name: 'Wheeler County' },
  service: { title: 'Voicing' },
  review: { id: 7, name: 'Ada' },
  page: { title: 'Our Guarantee' },
  post: { title: 'Winter Tuning', date: '2026-06-02' },
};

function skeleton(kind: NewKind): string {
  const request = { kind, given: given[kind], hints: someHints(), file: 'a.yaml' };
  return kind === 'review' ? formatEntry(request) : formatSkeleton(request);
}

function words(text: string): string {
  return text.replace(/\n\s*(# )+|\s+/g, ' ');
}

it.each(all)('the skeleton of a %s describes every required field, and names the others', (kind) => {
  const schema = schemaOf(kind);
  const text = words(`\n${skeleton(kind)}`);
  for (const [name, node] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) === true;
    if (isRequired) expect(text, name).toContain(words(resolveNode(node).description ?? '-'));
    else if (kind !== 'review') expect(text).toMatch(new RegExp(`Optional fields.*\\b${name}\\b`));
  }
});

it('a skeleton takes numbers from the area that contains the place, and marks them', () => {
  const hints = someHints({ inherited: (path) => (path.join('.') === 'geo.latitude' ? 44.3 : undefined) });
  const text = formatSkeleton({ kind: 'city', given: given.city, hints, file: 'a.yaml' });
  expect(text).toContain('latitude: 44.3 # FILL IN');
});

it('a skeleton lists the keys to choose from', () => {
  expect(skeleton('service')).toMatch(/\npriority: main # FILL IN: one of main/);
});

describe('fields of the site’s own', () => {
  const code = { type: 'string', pattern: '^[0-9]{4}$' };
  const gate = { type: 'object', required: ['place', 'code'], properties: { place: { type: 'string' }, code } };
  const page = (properties: object, more: object) => {
    const own = ownFields(withFields(properties, more));
    return formatSkeleton({ kind: 'page', given: given.page, hints: someHints({ own }), file: 'a.md' });
  };

  it('are written if they are required', () => {
    const formed = { ...code, 'x-form': 'four digits, in quotes: "0417"', description: 'The code.' };
    const text = page({ gate: { ...gate, properties: { ...gate.properties, code: formed } } }, { required: ['gate'] });
    expect(text).toContain(
      'custom:\n  # required:\n  gate:\n    # required:\n    place: FILL IN place\n    # required: The code.\n    code: "0417" # FILL IN\n',
    );
  });

  it('have what their allOf says', () => {
    const more = { required: ['note'], properties: { note: { type: 'string' } } };
    const text = page({ gates: { type: 'array', items: { allOf: [gate, more] } } }, { required: ['gates'] });
    expect(text).toMatch(/ {4}- place: FILL IN place\n(.*\n)* {6}note: FILL IN note\n/);
  });

  it('have the first of several groups that one of them needs', () => {
    const texts = { q: { type: 'string' }, question: { type: 'string' } };
    const oneOf = [{ required: ['q'] }, { required: ['question'] }];
    const faq = { type: 'object', allOf: [{ properties: texts }], oneOf };
    expect(page({ faq }, { required: ['faq'] })).toContain('    q: FILL IN q\n');
  });

  it('do not prevent a file from being written if no example of their format is known', () => {
    const text = page({ gate }, { required: ['gate'] });
    expect(text).toContain('    code: # FILL IN\n');
    expect(checkSkeleton('page', text, undefined)).toBeUndefined();
  });
});
