/** The contact card. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContactCard, formatContactCard } from '../../../src/emit/contact-card.ts';

const someCard: ContactCard = {
  path: 'contact.vcf',
  name: 'High Desert Pianos',
  telephone: '+15415550230',
  url: 'https://example.com/',
  address: { locality: 'Bend', region: 'OR', postalCode: '97701', country: 'US' },
  note: 'Mon to Fri',
};
const written = (card: Partial<ContactCard>) => formatContactCard({ ...someCard, ...card });
/** The card's lines after unfolding (RFC 2425, 5.8.1). */
const linesOf = (card: Partial<ContactCard>) => written(card).replaceAll('\r\n ', '').split('\r\n');

test('the contact card has email and street if they are given', () => {
  const lines = linesOf({ email: 'a@example.com', address: { ...someCard.address, street: '1 Main St' } });
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
      const lines = written({ note }).split('\r\n');
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(linesOf({ note })).toContain(`NOTE:${note}`);
    }),
  );
});
