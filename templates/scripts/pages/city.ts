/** What only the script of a place's page does. */
import { watchComparisons } from '../comparisons.ts';

watchComparisons();
