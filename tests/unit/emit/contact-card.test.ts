/** The contact card. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatContactCard } from '../../../src/emit/contact-card.ts';
import { aModel } from '../../support/builders.ts';

const { business } = aModel([]).site;
const written = (change: Partial<typeof business>) =>
  formatContactCard({ ...business, ...change }, { href: 'tel:+15415550230' }, 'https://example.com/');
/** The card's lines after unfolding (RFC 2425, 5.8.1). */
const linesOf = (change: Partial<typeof business>) => written(change).replaceAll('\r\n ', '').split('\r\n');

test('the contact card has email and street if they are given', () => {
  const lines = linesOf({ email: 'a@example.com', address: { ...business.address, street: '1 Main St' } });
  expect(lines).toContain('EMAIL;TYPE=INTERNET:a@example.com');
  expect(lines).toContain('ADR;TYPE=WORK:;;1 Main St;Bend;OR;97701;US');
});

test('the contact card escapes the separators of its fields', () => {
  expect(linesOf({ name: 'A; B, C \\ D\nE' })).toContain('FN:A\\; B\\, C \\\\ D\\nE');
});

test('the contact card has lines of 75 bytes at most, cut between characters, that read back whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 300 }), (text) => {
      const note = text.replace(/[\r\n\\;,\uFFFD]/g, '');
      const lines = written({ hours: { ...business.hours, text: note } }).split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(linesOf({ hours: { ...business.hours, text: note } })).toContain(`NOTE:${note}`);
    }),
  );
});
