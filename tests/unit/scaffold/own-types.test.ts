/** The types that `treesite types` writes: what each schema makes of `custom`. */
import { expect, test } from 'vitest';
import { formatOwnTypes } from '../../../src/scaffold/own-types.ts';
import { noOwnFields } from '../../../src/schema/own/own-fields.ts';
import { ownFields, withFields } from '../../support/own-schema.ts';

const text = { type: 'string' };

function typeOf(node: object): string {
  const types = formatOwnTypes(ownFields(withFields({ a: node })));
  return /^ {6}(?:\/\*\* .* \*\/\n {6})?(a\??: [\s\S]*);\n {4}\};$/m.exec(types)?.[1] ?? types;
}

test.each<[object, string]>([
  [{ ...text, default: '' }, 'a: string'],
  [{ ...text, description: 'Ends here: */' }, 'a?: string'],
  [{ enum: ['near', 2] }, 'a?: "near" | 2'],
  [{ const: true }, 'a?: true'],
  [{ ...text, 'x-markdown': true }, 'a?: RichText'],
  [{ type: 'array', items: { ...text, 'x-ref': 'city' } }, 'a?: (NavLink | undefined)[]'],
  [{ type: 'array', items: [text, text] }, 'a?: unknown[]'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'a?: {\n        [name: string]: number;\n      }'],
  [{ anyOf: [text, { type: 'boolean' }] }, 'a?: string | boolean'],
  [{}, 'a?: unknown'],
  [
    {
      type: 'object',
      required: ['image'],
      properties: { image: { ...text, 'x-image': 'card' }, alt: text, 'gate-code': text },
    },
    'a?: {\n        image: Picture;\n        alt?: string;\n        "gate-code"?: string;\n      }',
  ],
])('%j is %s', (node, type) => {
  expect(typeOf(node)).toBe(type);
});

test('the file adds to the module and imports what it uses', () => {
  const types = formatOwnTypes(ownFields(withFields({ a: { ...text, 'x-markdown': true } })));
  expect(types).toContain(
    "import type { RichText } from 'treesite';\n\ndeclare module 'treesite' {\n  interface OwnFields {\n    /** schema/document.json */\n    document: {\n",
  );
  expect(formatOwnTypes(noOwnFields)).toContain("export {};\n\ndeclare module 'treesite' {");
});
