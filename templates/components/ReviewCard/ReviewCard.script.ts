/** Shows the age of each review in place of its date. */
import { tellAges } from './review-ages.ts';

tellAges();
