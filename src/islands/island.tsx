/** Marks a component as an island: the server renders its markup and its props, the browser hydrates it. */
import type { ComponentType, ReactNode } from 'react';

/** Values that an island's props may have: those that survive JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface Island<Props> {
  (props: Props & { children?: ReactNode }): ReactNode;
  /** The component itself, for hydration. */
  component: ComponentType<Props>;
  /** Throws if they are not plain JSON. For the JSX functions, which know the place. */
  checkProps: (props: object) => void;
}

/**
 * Wraps a component of templates/components/<name>/<name>.island.tsx. `props` must be plain JSON; `children` are
 * rendered by the server only and reach the component as the content of its `<Slot>`.
 */
export function island<Props extends { [Key in keyof Props]: Plain }>(
  name: string,
  Component: ComponentType<Props & { children?: ReactNode }>,
): Island<Props> {
  function IslandRoot({ children, ...props }: Props & { children?: ReactNode }) {
    refuseUnlessPlain(name, props);
    return (
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...(props as unknown as Props)}>{children}</Component>
      </div>
    );
  }
  const checkProps = ({ children: _, ...props }: { children?: unknown }): void => refuseUnlessPlain(name, props);
  return Object.assign(IslandRoot, { component: Component as ComponentType<Props>, checkProps });
}

/** JSON would leave out a function and make a text of a date, and the island would fail in the browser. */
function refuseUnlessPlain(name: string, props: object): void {
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || isPlain(value)) continue;
    throw new TypeError(
      `The prop ${key} of the island ${name} is not plain JSON, which is all that reaches the browser.`,
    );
  }
}

/** Own templates may not be checked by TypeScript. `around`: the lists and groups that contain the value. */
function isPlain(value: unknown, around: readonly object[] = []): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  // In a group, a missing value stays missing; in a list, it would become null.
  if (value === undefined) return !Array.isArray(around.at(-1));
  if (typeof value !== 'object' || value === null) return ['string', 'boolean', 'object'].includes(typeof value);
  const prototype = Object.getPrototypeOf(value);
  const isGroup = Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
  return isGroup && !around.includes(value) && Object.values(value).every((one) => isPlain(one, [...around, value]));
}
