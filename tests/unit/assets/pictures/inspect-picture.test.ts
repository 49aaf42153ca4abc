/** What is kept of a picture that was examined without success: nothing. */
import { describe, expect, it } from 'vitest';
import { type PictureEncoder, sharpEncoder } from '../../../../src/assets/pictures/picture-encoder.ts';
import { aFolder, aPicture, aUse, read } from './picture-folder.ts';

const photo = await aPicture(1000, 600).jpeg().toBuffer();

describe('a picture that was examined with too little memory', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path d="M0 0h9"/></svg>';
  const files = { 'oak.jpg': photo, 'oak.svg': svg };
  const uses = { 'oak.jpg': [aUse('card')], 'oak.svg': [aUse('hero')] };

  it.each<[string, Partial<PictureEncoder>]>([
    ['a photograph is called damaged', { inspect: async () => ({ problem: 'it is damaged' }) }],
    ['the library fails', { inspect: async () => Promise.reject(new Error('std::bad_alloc')) }],
    ['a drawing is called damaged', { canDraw: async () => false }],
  ])('is not remembered as damaged: %s', async (_, failing) => {
    const cacheFolder = aFolder();
    const first = read({ files, uses, cacheFolder, encoder: { ...sharpEncoder, ...failing } });
    await first.then(
      ({ diagnostics }) => expect(diagnostics).toMatchObject([{ code: 'image/unreadable' }]),
      (error: Error) => expect(error.message).toBe('std::bad_alloc'),
    );
    expect((await read({ files, uses, cacheFolder })).diagnostics).toEqual([]);
  });
});
