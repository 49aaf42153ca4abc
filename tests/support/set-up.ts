/** Run before each file of tests. */
import fc from 'fast-check';
import { fuzzRuns, seed } from './seed.ts';

// Properties use the seed of the run, and as many examples as FUZZ says.
fc.configureGlobal({ seed, numRuns: fuzzRuns(50) });
