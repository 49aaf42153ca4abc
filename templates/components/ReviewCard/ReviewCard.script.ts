/** Shows the age of each review in place of its date. */
import { updateReviewAges } from './review-ages.ts';

updateReviewAges();
