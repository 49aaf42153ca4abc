/** Declares a part of the page that is the same on many pages, so that it is rendered and read once. */
import { type ComponentType, type ReactNode, useContext } from 'react';
import { RenderContext } from './render-context.ts';

/**
 * The component takes plain props, is one block element and contains no island. While a page is rendered a mark is in
 * its place; the renderer puts the finished HTML in.
 */
export function constant<Props extends object>(Component: ComponentType<Props>): (props: Props) => ReactNode {
  return constantExcept([], Component);
}

/** Props that may be slots: a text, an object of texts, or none. */
type SlotOf<Props> = {
  [Key in keyof Props]: IsPrinted<NonNullable<Props[Key]>> extends true ? Key : never;
}[keyof Props];
type IsPrinted<Value> = Value extends string | { readonly [Key in keyof Value]: string } ? true : false;

/**
 * A constant part that shows some values which differ between pages. `slots` names the props that hold them: the component
 * is rendered once for all their values, sees a mark in place of each text, prints it as a text or an attribute, and must
 * not look into it. It does see whether a value is there.
 */
export function constantExcept<Props extends object>(
  slots: readonly (SlotOf<Props> & string)[],
  Component: ComponentType<Props>,
): (props: Props) => ReactNode {
  function ConstantPart(props: Props) {
    const { placeConstant } = useContext(RenderContext);
    return placeConstant ? placeConstant(Component as ComponentType<never>, props, slots) : <Component {...props} />;
  }
  declared.set(ConstantPart, { component: Component as ComponentType<never>, slots });
  return ConstantPart;
}

export interface Declared {
  component: ComponentType<never>;
  slots: readonly string[];
}

const declared = new WeakMap<object, Declared>();

/** What was declared as a constant part; undefined for any other component. */
export function constantOf(component: object): Declared | undefined {
  return declared.get(component);
}
