/** Prices that cannot be true, and price ranges that search engines cannot read. */
import { expect, test } from 'vitest';
import { checkPrice, checkPriceRange } from '../../../../src/model/checks/check-price.ts';

const at = () => ({ file: 'data/site.yaml', line: 1, column: 1 });

test.each(['$', '$$$$', '€€', '$$ - $$$', '$100 - $500', '£20 to £60', 'CHF 100–500', '€12,50–€20'])(
  'the price range %s is right',
  (range) => {
    expect(checkPriceRange(range, at)).toEqual([]);
  },
);

test.each([
  ['free', 'schema/format'],
  ['NaN', 'schema/format'],
  ['<b>$$</b>', 'schema/format'],
  ['$$$$$$', 'schema/format'],
  ['$-5', 'schema/range'],
  ['-5', 'schema/range'],
  ['$500-$100', 'range/reversed'],
  ['£500 to £100', 'range/reversed'],
])('the price range %s is reported', (range, code) => {
  expect(checkPriceRange(range, at)).toMatchObject([{ code, severity: 'error' }]);
});

test('a negative price of a service in a place is reported', () => {
  expect(checkPrice('-$20 a foot', at)).toMatchObject([{ message: 'The price -$20 a foot is negative.' }]);
  expect(checkPrice('$20 - a bargain', at)).toEqual([]);
});
