/** A page in pieces: the same HTML, and the same bytes, as one text. */
import { describe, expect, test } from 'vitest';
import { PageText, splitSlots } from '../../../src/html/page-text.ts';
import { slot } from '../../../src/html/slots.ts';

const part = splitSlots(`<p title="${slot(1)}">Ÿ “${slot(0)}”</p>`);
const expected = '<h1>Bär ’n’ 🌳</h1><p title="A &amp; B">Ÿ “é”</p><p title="">Ÿ “&lt;”</p>';

function page(): PageText {
  const text = new PageText('<h1>Bär ');
  text.add('’n’ 🌳</h1>');
  text.addPart(part, ['é', 'A & B']);
  text.addPart(part, ['<']);
  return text;
}

test('has the values of slots, escaped', () => {
  expect(page().html).toBe(expected);
});

describe('is encoded as a whole', () => {
  const bytes = Buffer.from(expected);

  test.each([1000, bytes.length, 30, 0])('with %s bytes of space', (size) => {
    expect(Buffer.from(page().encode(Buffer.alloc(size)))).toEqual(bytes);
  });

  test('in the space, if it is large enough', () => {
    const space = Buffer.alloc(1000);
    expect(page().encode(space).buffer).toBe(space.buffer);
  });
});

test('has the length that it is encoded in', () => {
  expect(page().byteLength).toBe(Buffer.byteLength(expected));
});
