/** What a page's weight is made of, in the order in which bars show it. */
import type { Weights } from '../report-data.ts';

export const weightKinds: readonly { kind: keyof Weights; label: string }[] = [
  { kind: 'html', label: 'The page itself' },
  { kind: 'style', label: 'Styles' },
  { kind: 'script', label: 'Scripts' },
  { kind: 'fonts', label: 'Fonts' },
  { kind: 'pictures', label: 'Pictures' },
];
