/** Where a policy is written in a page: before everything that it is for. */
import { expect, test } from 'vitest';
import { withMetaPolicy } from '../../../src/render/renderer.tsx';

test('comes right after the encoding, escaped', () => {
  const page = '<!doctype html><html lang="en"><head><meta charset="utf-8"><script>a()</script></head></html>';
  expect(withMetaPolicy(page, `script-src 'self' "`)).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src \'self\' &quot;"><script>a()</script></head></html>',
  );
});

test('comes first in a head that begins with something else', () => {
  expect(withMetaPolicy('<!doctype html><html><head><title>A</title></head></html>', 'a')).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="a"><title>/,
  );
});
