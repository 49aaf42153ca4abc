/** Resolves React elements into plain ones, for the structure of a page: html, head and body. Pure. */
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { constantOf } from './constant.tsx';
import { notPlainMarkup } from './markup-text.ts';

export type Props = Readonly<Record<string, unknown>>;
export type Component = (props: Props) => ReactNode;

export function isClass(component: unknown): boolean {
  return (component as { prototype?: { isReactComponent?: unknown } }).prototype?.isReactComponent !== undefined;
}

/** The plain elements that components and fragments render. Throws `notPlainMarkup` for text. */
export function elementsIn(node: unknown, found: ReactElement<Props>[] = []): ReactElement<Props>[] {
  if (Array.isArray(node)) for (const item of node) elementsIn(item, found);
  else if (isValidElement<Props>(node)) {
    const { type, props } = node;
    if (typeof type === 'string') found.push(node);
    else if (type === Fragment) elementsIn(props.children, found);
    else if (typeof type !== 'function' || isClass(type) || constantOf(type)) throw notPlainMarkup;
    else elementsIn((type as Component)(props), found);
  } else if (node !== undefined && node !== null && typeof node !== 'boolean' && node !== '') throw notPlainMarkup;
  return found;
}

export function onlyElement(node: unknown, name: string): ReactElement<Props> {
  const [first, second] = elementsIn(node);
  if (first?.type !== name || second) throw notPlainMarkup;
  return first;
}

/** The order in which React writes the elements of the head: hoistable ones come first. */
export function inHeadOrder(elements: readonly ReactElement<Props>[]): ReactElement<Props>[] {
  const groups: ReactElement<Props>[][] = [[], [], [], []];
  for (const element of elements) groups[headGroup(element)]?.push(element);
  return ([] as ReactElement<Props>[]).concat(...groups);
}

function headGroup({ type, props }: ReactElement<Props>): number {
  if (type === 'meta') return typeof props.charSet === 'string' ? 0 : props.name === 'viewport' ? 1 : 2;
  if (type === 'title') return 2;
  if (type === 'script') return 3;
  if (type !== 'link' || typeof props.rel !== 'string' || typeof props.href !== 'string') throw notPlainMarkup;
  return props.rel === 'stylesheet' ? 3 : 2;
}
