/** Run before each file of tests: properties (fast-check) use the seed of the run. */
import fc from 'fast-check';
import { seed } from './seed.ts';

fc.configureGlobal({ seed });
