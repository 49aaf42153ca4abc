/** Marks a component as an island: the server renders its markup and its props, the browser hydrates it. */
import type { ComponentType, ReactNode } from 'react';

/** Values that an island's props may have: those that survive JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface Island<Props> {
  (props: Props & { children?: ReactNode }): ReactNode;
  /** The component itself, for hydration. */
  component: ComponentType<Props>;
  islandName: string;
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
    return (
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...(props as unknown as Props)}>{children}</Component>
      </div>
    );
  }
  return Object.assign(IslandRoot, { component: Component as ComponentType<Props>, islandName: name });
}
