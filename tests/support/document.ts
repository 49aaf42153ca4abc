/** A document of happy-dom for the tests of a file, as vitest's own environment, for which it would start another process. */
import { beforeAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/** Call at the top of a test file. */
export function openDocument(): void {
  beforeAll(async () => {
    const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
    return () => {
      vi.unstubAllGlobals();
      return teardown(globalThis);
    };
  });
}
