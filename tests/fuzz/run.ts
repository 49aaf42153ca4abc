/**
 * `npm run test:fuzz`: the long form of the tests with random inputs. Ends with an error and its seed where anything is
 * wrong. `--texts`, `--sets` and `--pictures` give sizes, and with one of them only that part runs.
 */
import { parseArgs } from 'node:util';
import type { LoaderFuzz } from './loader.ts';

// Before React is loaded: its development form takes twice as long.
process.env.NODE_ENV ??= 'production';

/** For fewer texts, counting the code that each reaches costs more than it finds. */
const shortForm = 10_000;

const { values } = parseArgs({
  options: {
    texts: { type: 'string' },
    sets: { type: 'string' },
    pictures: { type: 'string' },
    /** The first set of those that the seed gives. */
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
const isWhole = values.texts === undefined && values.sets === undefined && values.pictures === undefined;
const texts = Number(values.texts ?? (isWhole ? 1_000_000 : 0));
const sets = Number(values.sets ?? (isWhole ? 100_000 : 0));
const pictures = Number(values.pictures ?? (isWhole ? 10_000 : 0));
const seed = Number(values.seed);
if (texts > 0) await readTexts();
if (sets > 0) await makePages();
if (pictures > 0) await drawPictures();
const { maxRSS } = process.resourceUsage();
console.log(
  `${Math.round(process.cpuUsage().user / 1e6)} s of processor time, at most ${Math.round(maxRSS / 1024)} MB`,
);

async function readTexts(): Promise<void> {
  const { fuzzLoader } = await import('./loader.ts');
  const usual = Error.stackTraceLimit;
  // The YAML parser creates many errors, whose stacks are not needed. tsx needs stacks only while it loads files.
  Error.stackTraceLimit = 2;
  console.log(`reader of data files: seed ${seed}`);
  const print = ({ inputs, accepted, maxMilliseconds, kept, reached }: LoaderFuzz) =>
    console.log(
      `${inputs} texts, ${accepted} of them valid: no crash, no message without a place; at most ${Math.ceil(maxMilliseconds)} ms of processor time for one; ${kept} texts led to code that none before had reached, ${reached} characters in all`,
    );
  print(await fuzzLoader({ texts, seed, isGuided: texts > shortForm, onProgress: print }));
  Error.stackTraceLimit = usual;
}

async function makePages(): Promise<void> {
  const { fuzzPages } = await import('./hostile-pages.ts');
  const { readSecondCompany } = await import('./second-company.ts');
  console.log(`pages of hostile texts: seed ${seed}`);
  const found = await fuzzPages(await readSecondCompany(), { sets, seed, first: Number(values.first) });
  console.log(
    `${found.sets} sets with ${found.fields} hostile texts: no element, attribute or script that a template did not write, every text as it was typed; ${found.refused} more sets were refused as they must be`,
  );
}

async function drawPictures(): Promise<void> {
  const { fuzzPictures } = await import('./hostile-pictures.ts');
  console.log(`maps and share cards of hostile texts: seed ${seed}`);
  const found = await fuzzPictures({ pictures, seed });
  console.log(
    `${found.pictures} maps and as many share cards, with ${found.names} names on the maps: no element or attribute that treesite did not write, every name as it was typed, every letter on its card`,
  );
}
