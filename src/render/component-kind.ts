/** A component → its kind for the markup writer. Pure. */
import { memoize } from '../memo/memoize.ts';
import { constantOf, type Declared } from './constant.tsx';
import { isClass } from './element-tree.ts';
import { Icon } from './icon.tsx';

/** Memoized, because a page has hundreds of components: one lookup instead of three. */
export const kindOf: (component: object) => 'function' | 'class' | 'icon' | Declared = memoize((component) => {
  if (component === Icon) return 'icon';
  return constantOf(component) ?? (isClass(component) ? 'class' : 'function');
});
