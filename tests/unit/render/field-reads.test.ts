/** What templates read of a site's own fields, and what is reported about the rest. */
import { describe, expect, test } from 'vitest';
import { lintOwnFields } from '../../../src/lint/unread-fields.ts';
import { FieldReads } from '../../../src/render/field-reads.ts';
import type { Route } from '../../../src/routes/route.ts';
import { withFields } from '../../support/own-schema.ts';

const text = { type: 'string' };
const gate = { type: 'object', properties: { place: text, code: text } };
const fields = withFields({
  parking: { ...text, 'x-markdown': true },
  gates: { type: 'array', items: gate },
  main: gate,
});
const pictures = withFields({
  scan: { type: 'object', properties: { image: { ...text, 'x-image': 'card' }, alt: text } },
});

interface Custom {
  parking: { type: string }[];
  gates: { place: string; code: string }[];
  main?: { place: string };
  scan?: { image: object; alt: string };
}

const given: Custom = { parking: [{ type: 'paragraph' }], gates: [{ place: 'North', code: '0417' }] };

/** Messages about what a template does not read of `custom`. */
function unread(template: (custom: Custom) => unknown, custom: Partial<Custom> = given, own = fields): string[] {
  const reads = new FieldReads();
  const route = { template: 'document', props: { custom } } as unknown as Route;
  const { props } = reads.watch(route, (kind) => (kind === 'document' ? own.schema : undefined));
  template((props as unknown as { custom: Custom }).custom);
  return lintOwnFields([own], reads).map(({ message }) => message.replace(', because no template reads it.', ''));
}

describe('a field that no template reads', () => {
  test.each<[string, (custom: Custom) => unknown, string[]]>([
    ['nothing is read', () => {}, ['custom.parking', 'custom.gates', 'custom.main']],
    [
      'a list as a whole',
      ({ parking, gates, main }) => [parking, gates, main],
      ['custom.gates[].place', 'custom.gates[].code'],
    ],
    [
      'a part of each entry',
      ({ parking, gates, main }) => [parking, gates.map(({ code }) => code), main],
      ['custom.gates[].place'],
    ],
    ['everything, as JSON', (custom) => [JSON.stringify(custom), custom.main], []],
  ])('%s', (_, template, expected) => {
    expect(unread(template)).toEqual(expected.map((name) => `No page shows ${name}`));
  });

  test('is not the alternative text of a picture that is read', () => {
    const custom = { scan: { image: {}, alt: 'A seal' } };
    expect(unread(({ scan }) => scan, custom, pictures)).toContain('No page shows custom.scan.alt');
    expect(unread(({ scan }) => scan?.image, custom, pictures)).toEqual([]);
  });

  test('of entries that no page has is not reported', () => {
    expect(unread(({ parking, gates, main }) => [parking, gates, main], { ...given, gates: [] })).toEqual([]);
  });
});
