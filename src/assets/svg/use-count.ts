/** Counts the copies that a drawing's `use` elements make: with ten copies of ten copies, a few levels deep, a browser hangs. Pure. */
import { addTo, type Grouped } from '../../domain/groups.ts';
import { formatNumber } from '../../text/strings.ts';

const maxCopies = 100_000;

export interface Use {
  /** The id of the element that it copies. */
  target: string;
  /** Its own id, and those of the elements around it. */
  within: readonly string[];
}

/** Undefined if the drawing makes few enough copies. */
export function problemOfUses(uses: readonly Use[]): string | undefined {
  const copied = new Map<string, Grouped<string>>();
  for (const { target, within } of uses) for (const id of within) addTo(copied, id, target);
  const counts = new Map<string, number>();
  const sum = (targets: readonly string[]): number => targets.reduce((total, id) => total + 1 + countOf(id), 0);
  const countOf = (id: string): number => {
    const known = counts.get(id);
    if (known !== undefined) return known;
    // Browsers do not draw an element's copy inside itself.
    counts.set(id, 0);
    const count = sum(copied.get(id) ?? []);
    counts.set(id, count);
    return count;
  };
  const isTooMany = sum(uses.map(({ target }) => target)) > maxCopies;
  return isTooMany ? `its <use> elements draw more than ${formatNumber(maxCopies)} copies` : undefined;
}
