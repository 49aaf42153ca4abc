/** Run before each file of tests: properties (fast-check) use the seed of the run, and as many examples as FUZZ says. */
import fc from 'fast-check';
import { fuzzRuns } from './fuzz-runs.ts';
import { seed } from './seed.ts';

fc.configureGlobal({ seed, numRuns: fuzzRuns(50) });
