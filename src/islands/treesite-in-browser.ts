/** esbuild substitutes this for `treesite` in the browser: the exports of src/index.ts that islands and scripts can use there. */

export { isOpen, isWithin, localTime } from '../domain/local-time.ts';
export { fill } from '../domain/texts/tokens.ts';
export { Slot } from './slot.tsx';

/** Hydration needs only the component; the server has rendered the element around it. */
export function island<Component>(_name: string, component: Component): { component: Component } {
  return { component };
}
