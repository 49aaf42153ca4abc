/** Declares components as constant parts, which are the same on many pages, and so are rendered once. */
import { type ComponentType, isValidElement, type ReactNode, useContext } from 'react';
import { RenderContext } from './render-context.tsx';

/**
 * The component must take plain props, render one block element and contain no island. While a page is rendered, a token
 * takes its place; the renderer then inserts the finished HTML.
 */
export function constant<Props extends object>(Component: ComponentType<Props>): (props: Props) => ReactNode {
  return constantExcept([], Component);
}

/** The props that can be slots: texts, objects of texts, or either of them optional. */
type SlotOf<Props> = {
  [Key in keyof Props]: IsPrinted<NonNullable<Props[Key]>> extends true ? Key : never;
}[keyof Props];
type IsPrinted<Value> = Value extends string | { readonly [Key in keyof Value]: string } ? true : false;

/**
 * A constant part with some values that differ between pages: the props named by `slots`. The component is rendered once
 * for all their values. It gets a token in place of each text, which it must print as a text or an attribute without
 * inspecting it. It can check whether a value is present.
 */
export function constantExcept<Props extends object>(
  slots: readonly (SlotOf<Props> & string)[],
  Component: ComponentType<Props>,
): (props: Props) => ReactNode {
  function ConstantPart(props: Props) {
    const { placeConstant } = useContext(RenderContext);
    return placeConstant ? placeConstant(Component as ComponentType<never>, props, slots) : <Component {...props} />;
  }
  return Object.assign(ConstantPart, { checkProps });
}

/** A part is found by the JSON of its props, which leaves out functions and elements: all pages would show those of the first. */
function checkProps(props: object): void {
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function' || (Array.isArray(value) ? value.some(isValidElement) : isValidElement(value)))
      throw new TypeError(`The prop ${name} of a constant part is a function or an element. It must be plain data.`);
}
