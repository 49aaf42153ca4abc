/** What esbuild puts in place of `react/jsx-runtime` for the browser: Preact's own `h`, which is there anyway. */
import { type ComponentType, h } from 'preact';

type Props = Record<string, unknown>;

export { Fragment } from 'preact';

export function jsx(type: string | ComponentType, props: Props, key?: string) {
  return h(type as string, key === undefined ? props : { ...props, key });
}

/** The same function, not a second name for it: bundles are a few bytes smaller. */
export { jsx as jsxs };
