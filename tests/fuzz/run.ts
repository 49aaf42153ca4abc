/**
 * `npm run test:fuzz`: the long form of the tests with random inputs. Ends with an error and its seed where anything is
 * wrong. `--texts` and `--pages` give sizes, and with one of them only that part runs.
 */
import { parseArgs } from 'node:util';

// Before React is loaded: its development form takes twice as long.
process.env.NODE_ENV ??= 'production';

const { values } = parseArgs({
  options: {
    texts: { type: 'string' },
    pages: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
const isWhole = values.texts === undefined && values.pages === undefined;
const texts = Number(values.texts ?? (isWhole ? 1_000_000 : 0));
const pages = Number(values.pages ?? (isWhole ? 100_000 : 0));
const seed = Number(values.seed);
console.log(`seed ${seed}`);
if (texts > 0) await readTexts();
if (pages > 0) await makePages();
const { maxRSS } = process.resourceUsage();
console.log(
  `${Math.round(process.cpuUsage().user / 1e6)} s of processor time, at most ${Math.round(maxRSS / 1024)} MB`,
);

async function readTexts(): Promise<void> {
  const { fuzzLoader } = await import('./loader.ts');
  const usual = Error.stackTraceLimit;
  // The YAML parser creates many errors, whose stacks are not needed. tsx needs stacks only while it loads files.
  Error.stackTraceLimit = 2;
  const { accepted, maxMilliseconds } = fuzzLoader({ texts, seed });
  console.log(
    `reader of data files: ${texts} texts, ${accepted} of them valid: no crash, no message without a place; at most ${Math.ceil(maxMilliseconds)} ms of processor time for one`,
  );
  Error.stackTraceLimit = usual;
}

async function makePages(): Promise<void> {
  const { fuzzPages } = await import('./hostile-pages.ts');
  const found = await fuzzPages({ pages, seed });
  console.log(
    `pages of hostile texts: ${found.pages}, with ${found.fields} texts: no element, attribute or script that a template did not write, every text as it was typed; ${found.refused} sets of data were refused as they must be`,
  );
}
