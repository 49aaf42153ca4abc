/** `npm run test:fuzz`: the long form of the tests with random inputs. Ends with an error and its seed where anything is wrong. */
import { parseArgs } from 'node:util';
import { fuzzLoader } from './loader.ts';

const { values } = parseArgs({
  options: {
    texts: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
const seed = Number(values.seed);
console.log(`reader of data files: seed ${seed}`);
const { inputs, accepted, maxMilliseconds } = fuzzLoader(Number(values.texts), seed);
console.log(
  `${inputs} texts, ${accepted} of them valid: no crash, no message without a place; at most ${Math.ceil(maxMilliseconds)} ms of processor time for one`,
);
