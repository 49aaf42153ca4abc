/** Phone numbers, as people read them and as machines dial them. */
import { describe, expect, test } from 'vitest';
import { isPlaceholder, phoneLink, toE164 } from '../../../../src/domain/phones/phone.ts';

describe('a phone number', () => {
  test.each([
    ['252-555-0110', 'US', '+12525550110'],
    ['(252) 555 0110', 'US', '+12525550110'],
    ['1-252-555-0110', 'US', '+12525550110'],
    ['+44 20 7946 0000', 'GB', '+442079460000'],
    ['912 345 678', 'ES', '+34912345678'],
    ['020 7946 0000', 'GB', '+442079460000'],
    ['+44 (0)20 7946 0000', 'GB', '+442079460000'],
    ['00 34 912 345 678', 'GB', '+34912345678'],
    ['06 123 45678', 'IT', '+390612345678'],
    ['02/555.01.42', 'BE', '+3225550142'],
    ['08041/73019-0', 'DE', '+498041730190'],
  ])('%s in %s is dialed as %s', (written, country, dialed) => {
    expect(toE164(written, country)).toBe(dialed);
  });

  test('is shown as it was written', () => {
    expect(phoneLink('252-555-0110', 'US')).toEqual({ display: '252-555-0110', href: 'tel:+12525550110' });
    expect(phoneLink('(912) 345-678', 'ES')).toEqual({ display: '(912) 345-678', href: 'tel:+34912345678' });
  });

  test.each([
    ['252-555-0100', true],
    ['+1 (252) 555-0150', true],
    ['252-555-0099', false],
    ['252-555-1234', true],
    ['252-555-1235', false],
    ['555-946-0150', true],
    ['152-946-0150', true],
    ['252-046-0150', true],
    ['222-222-2222', true],
    ['+44 20 5550 0150', false],
  ])('%s is a placeholder: %s', (phone, placeholder) => {
    expect(isPlaceholder(phone, 'US')).toBe(placeholder);
    expect(isPlaceholder(phone, 'CA')).toBe(placeholder);
  });

  test.each([
    ['01632 960123', 'GB', true],
    ['020 7946 0000', 'GB', true],
    ['+44 7700 900123', 'US', true],
    ['01632 961123', 'GB', false],
    ['(02) 5550 1234', 'AU', true],
    ['01 99 00 12 34', 'FR', true],
    ['01 98 00 12 34', 'FR', false],
    ['+34 000 000 000', 'ES', true],
    ['+34 000 000 001', 'ES', false],
  ])('%s in %s is reserved for fiction or only zeros: %s', (phone, country, reserved) => {
    expect(isPlaceholder(phone, country)).toBe(reserved);
  });

  test('of a country with its own numbering plan is no placeholder, unless it is written as a North American number', () => {
    expect(isPlaceholder('030 555 0150', 'DE')).toBe(false);
    expect(isPlaceholder('0123 456 789', 'DE')).toBe(false);
    expect(isPlaceholder('+1 252-555-0150', 'DE')).toBe(true);
  });
});
