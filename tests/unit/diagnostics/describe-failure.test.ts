/** What libraries throw when the computer has too little memory, and the sentence for it. */
import { expect, test } from 'vitest';
import { describeMemoryFailure } from '../../../src/diagnostics/describe-failure.ts';

const tooLittle =
  'The computer has too little free memory. Close other programs or allow this one more memory, then try again.';

test.each([
  new Error(
    'glib: Error creating thread: Resource temporarily unavailable\n\nvips2png: unable to write to target target',
  ),
  new Error(
    'Could not load the "sharp" module using the linux-x64 runtime\nsharp.node: failed to map segment from shared object',
  ),
  new RangeError('Array buffer allocation failed'),
  Object.assign(new Error('spawn /site/node_modules/@esbuild/linux-x64/bin/esbuild ENOMEM'), {
    code: 'ENOMEM',
    syscall: 'spawn',
  }),
  Object.assign(new Error('spawn EAGAIN'), { code: 'EAGAIN', syscall: 'spawn' }),
])('%s', (error) => {
  expect(describeMemoryFailure(error)).toBe(tooLittle);
});

test.each(['The service was stopped: write EPIPE', 'The service is no longer running: write EPIPE'])('%s', (text) => {
  expect(describeMemoryFailure(new Error(text))).toMatch(
    /^esbuild, which compiles the templates, has stopped, perhaps/,
  );
});

test('a picture that its encoder could not write', () => {
  const error = new Error('vips2png: unable to write to target target');
  expect(describeMemoryFailure(error)).toMatch(/^A picture could not be made, perhaps/);
});

test.each([
  Object.assign(new Error('EAGAIN: resource temporarily unavailable, read'), { code: 'EAGAIN', syscall: 'read' }),
  'out of memory',
])('not of memory: %s', (error) => expect(describeMemoryFailure(error)).toBeUndefined());
