import { expect, test } from 'vitest';
import { unreadableFile, unreadableFolder } from '../../../src/diagnostics/unreadable.ts';

test('a name that is not UTF-8, under which nothing is found, is no file that was deleted', () => {
  const error = Object.assign(new Error(), { code: 'ENOENT' });
  for (const say of [unreadableFile, unreadableFolder]) {
    expect(say('data/caf\uFFFD', error)).toMatchObject({
      message: expect.stringContaining('its name is not encoded as UTF-8'),
      hint: 'Rename it.',
    });
    expect(say('data/cafe', error)).toMatchObject({ hint: 'Try again.' });
  }
});
