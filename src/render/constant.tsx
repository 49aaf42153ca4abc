/** Declares a part of the page that is the same on many pages, so that it is rendered and minified once. */
import { type ComponentType, type ReactNode, useContext } from 'react';
import { RenderContext } from './render-context.ts';

/**
 * The component takes plain props, is one block element and contains no island. While a page is
 * rendered a token stands in its place; the renderer splices the finished HTML in.
 */
export function constant<Props extends object>(Component: ComponentType<Props>): (props: Props) => ReactNode {
  return function ConstantPart(props: Props) {
    const { placeConstant } = useContext(RenderContext);
    return placeConstant ? placeConstant(Component as ComponentType<never>, props) : <Component {...props} />;
  };
}
