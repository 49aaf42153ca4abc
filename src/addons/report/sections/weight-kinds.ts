/** The parts of a page's weight, in the order of the bars. */
import type { Weights } from '../report-data.ts';

export const weightKinds: readonly { kind: keyof Weights; label: string }[] = [
  { kind: 'html', label: 'The page itself' },
  { kind: 'style', label: 'Styles' },
  { kind: 'script', label: 'Scripts' },
  { kind: 'fonts', label: 'Fonts' },
  { kind: 'pictures', label: 'Pictures' },
];
