/** What `treesite` is for islands and scripts in the browser: the same names as in src/index.ts, without what only the server does. */

export { isOpen, isWithin, localTime } from '../domain/local-time.ts';
export { fill } from '../domain/texts/fill.ts';
export { Slot } from './slot.tsx';

/** Hydration needs the component alone; the server has written the element around it. */
export function island<Component>(_name: string, component: Component): { component: Component } {
  return { component };
}
