/**
 * Four projects: units, import directions, whole small sites, and a real browser over the real built site.
 * docs/testing.md says what shares what.
 */
import { defineConfig } from 'vitest/config';

const alias = { treesite: new URL('./src/index.ts', import.meta.url).pathname };

export default defineConfig({
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Files of a project run in one process after another: modules, compiled code and the browser are loaded once.
    isolate: false,
    // Only to end a test that hangs: a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'sites',
          include: ['tests/sites/*.test.ts', 'tests/golden/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/serve-real-site.ts'],
        },
      },
    ],
  },
});
