/** What a component is to the writer of markup. Pure. */
import { memoize } from '../memo/memoize.ts';
import { constantOf, type Declared } from './constant.tsx';
import { isClass } from './element-tree.ts';
import { Icon } from './icon.tsx';

/** Asked for each of the hundreds of components on a page: one look-up instead of three. */
export const kindOf: (component: object) => 'function' | 'class' | 'icon' | Declared = memoize((component) => {
  if (component === Icon) return 'icon';
  return constantOf(component) ?? (isClass(component) ? 'class' : 'function');
});
