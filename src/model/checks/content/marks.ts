/** Marks of a file or of a part of it in the data: `sample: true`, `draft: true`. Pure. */
import { isGroup } from '../../../domain/groups.ts';

export function hasMark(value: unknown, mark: 'sample' | 'draft'): boolean {
  return isGroup(value) && value[mark] === true;
}
