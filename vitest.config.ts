/**
 * Units and import directions, whole small sites, and a real browser over the real built site.
 * docs/testing.md says what shares what.
 */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const alias = {
  treesite: new URL('./src/index.ts', import.meta.url).pathname,
  typescript: new URL('./tests/support/typescript.ts', import.meta.url).pathname,
};

/** What commands set: React's quick build. Unit tests run the one that warns. */
const env = { NODE_ENV: 'production' };

/** After a file that replaces modules, the process loads all of them again, and compiles them again as they are used: it comes last. */
class AnotherKindLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLast = ({ moduleId }: TestSpecification) => moduleId.endsWith('another-kind.test.ts');
    return [...sorted.filter((file) => !isLast(file)), ...sorted.filter(isLast)];
  }
}

export default defineConfig({
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    sequence: { sequencer: AnotherKindLast },
    // Files of a project run in one process after another: modules, compiled code and the browser are loaded once. A process
    // of its own for tests/browser would take a tenth more.
    isolate: false,
    // Compiled modules are kept in node_modules, for other projects and later runs.
    experimental: { fsModuleCache: true },
    globalSetup: ['tests/support/shared-assets.ts'],
    setupFiles: ['tests/support/set-up.ts'],
    // esbuild collects its garbage less often: a fifth less processor time of its own, for 40 MB more.
    env: { GOGC: '400' },
    // Only to end a test that hangs: a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          env,
          include: ['tests/{sites,scale,golden,browser}/*.test.ts'],
        },
      },
    ],
  },
});
