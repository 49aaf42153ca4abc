/** What only the home page's script does. */
import { tellAges } from '../review-ages.ts';

tellAges();
