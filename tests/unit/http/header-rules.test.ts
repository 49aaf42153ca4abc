/** Headers as hosts write them. */
import { expect, test } from 'vitest';
import { parseHeaderLines } from '../../../src/domain/header-lines.ts';
import { applyHeaders } from '../../../src/http/header-rules.ts';

const ofHost = { 'cache-control': 'max-age=0', 'content-type': 'text/html' };
const headersOf = (text: string, path: string) => applyHeaders(ofHost, parseHeaderLines(text).rules, path);

test('header rules belong to the path above them', () => {
  const text = '/*\n  X-A: 1\n  X-B: a: b\n/assets/*\n\tCache-Control: public\r\n';
  expect(headersOf(text, '/assets/x.css')).toEqual({
    ...ofHost,
    'x-a': '1',
    'x-b': 'a: b',
    'cache-control': 'public',
  });
  expect(headersOf(text, '/x.css')).toEqual({ ...ofHost, 'x-a': '1', 'x-b': 'a: b' });
});

test('header rules add up if several match, and replace the host’s own headers', () => {
  const text = '/*\n  X-A: 1\n  Cache-Control: public\n/a/*\n  X-A: 2\n  x-a: 3\n/b/*\n  X-A: 4\n';
  expect(headersOf(text, '/a/')).toEqual({ ...ofHost, 'x-a': '1, 2, 3', 'cache-control': 'public' });
});

test('header rules remove a header, which a later rule may set again', () => {
  const text = '/*\n  X-A: 1\n  X-B: 1\n/a/*\n  ! X-A\n  !cache-control\n/a/b\n  X-A: 2\n';
  expect(headersOf(text, '/a/')).toEqual({ 'content-type': 'text/html', 'x-b': '1' });
  expect(headersOf(text, '/a/b')).toEqual({ 'content-type': 'text/html', 'x-a': '2', 'x-b': '1' });
});

test('header rules fill in the placeholders of the path, encoded, and nothing else', () => {
  const text = '/films/:title\n  X-Title: :title\n  X-Other: a:b :none\n/files/*\n  Link: </x/:splat>\n';
  expect(headersOf(text, '/films/Ü\r\nX-Evil: 1')).toMatchObject({
    'x-title': '%C3%9C%0D%0AX-Evil%3A%201',
    'x-other': 'a:b :none',
  });
  expect(headersOf(text, '/files/a/b').link).toBe('</x/a/b>');
});
