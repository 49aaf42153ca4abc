/** esbuild substitutes this for `react/jsx-runtime` in the browser: Preact's `h`, which is in the bundle anyway. A file of its own, because that for `react` brings Preact's hooks with it: 1.6 kB. */
import { type ComponentType, h } from 'preact';

type Props = Record<string, unknown>;

export { Fragment } from 'preact';

export function jsx(type: string | ComponentType, props: Props, key?: string) {
  return h(type as string, key === undefined ? props : { ...props, key });
}

/** An alias of the same function instead of a second one keeps bundles smaller. */
export { jsx as jsxs };
