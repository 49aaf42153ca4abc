/** Finding a constant part by what it is built from, and dropping those that are no longer shown. */
import { expect, test } from 'vitest';
import { ConstantStore } from '../../../src/render/constant-store.ts';

const Part = () => null;
const Other = () => null;

test('finds one part for equal props, even in different objects', () => {
  const store = new ConstantStore();
  const part = store.find(Part, { words: { call: 'Call' }, links: ['/'] });
  expect(store.find(Part, { words: { call: 'Call' }, links: ['/'] })).toBe(part);
  expect(store.find(Part, { words: { call: 'Text' }, links: ['/'] })).not.toBe(part);
  expect(store.find(Other, { words: { call: 'Call' }, links: ['/'] })).not.toBe(part);
});

test('distinguishes a number from its digits, and an undefined value from an absent one', () => {
  const store = new ConstantStore();
  const parts = [{ a: 1 }, { a: '1' }, { a: undefined }, { a: null }, {}, { b: 1 }, { a: ['1'] }, { a: '["1"]' }];
  expect(new Set(parts.map((props) => store.find(Part, props))).size).toBe(parts.length);
});

test('keeps what pages go on showing and drops the rest', () => {
  const store = new ConstantStore();
  const shell = store.find(Part, { text: 'shell' });
  const own = store.find(Part, { text: 'own 0' });
  for (let index = 1; index < 5000; index++) {
    store.find(Part, { text: `own ${index}` });
    expect(store.find(Part, { text: 'shell' })).toBe(shell);
  }
  expect(store.find(Part, { text: 'own 0' })).not.toBe(own);
});
