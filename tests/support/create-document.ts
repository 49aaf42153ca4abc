/** A document of happy-dom in place of a browser's, and what scripts of pages use of its globals, for the tests of one file. */
import { Window } from 'happy-dom';
import { afterAll, beforeAll, vi } from 'vitest';

const globals = [
  ...'document location history localStorage matchMedia addEventListener scrollY Event FormData'.split(' '),
  ...'IntersectionObserver MutationObserver Element HTMLElement HTMLButtonElement'.split(' '),
  ...'HTMLDialogElement HTMLDetailsElement HTMLFormElement'.split(' '),
] as (keyof Window & string)[];

/** Call at the top of a test file. */
export function createDocument(): Window {
  const window = new Window({ url: 'https://example.com/' });
  beforeAll(() => {
    for (const name of globals) {
      const value = window[name] as unknown;
      vi.stubGlobal(name, /^[a-z]/.test(name) && typeof value === 'function' ? value.bind(window) : value);
    }
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await window.happyDOM.close();
  });
  return window;
}
