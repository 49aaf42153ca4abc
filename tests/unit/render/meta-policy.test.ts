/** Where a policy is written in a page: before everything that it is for. */
import { expect, test } from 'vitest';
import { withMetaPolicy } from '../../../src/render/renderer.tsx';

test('comes first in a head that begins with something else', () => {
  expect(withMetaPolicy('<!doctype html><html><head><title>A</title></head></html>', 'a')).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="a"><title>/,
  );
});
