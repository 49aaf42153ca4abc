/** The SVG elements that a published drawing may have, which draw and do not run scripts, animate or load anything; and its attributes. */

const words = (list: string) => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Excludes `script`, `foreignObject`, `a`, `image`, fonts and all animation elements. */
export const allowedElements = words(`
  circle clipPath defs desc ellipse filter g line linearGradient marker mask path pattern polygon polyline
  radialGradient rect stop style svg switch symbol text textPath title tspan use view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Elements of HTML that run or load something: with the prefix of HTML's namespace, they are no editor's own. */
export const elementsOfHtml = /:(script|iframe|object|embed|link|meta|base)$/i;

/** Elements whose text counts; text in others is white space and is dropped. */
export const textElements = words('desc style text textPath title tspan');

/**
 * Attributes are dropped if editors or other programs write them for themselves (`data-name`, `inkscape:label`), or if they
 * describe the drawing's place in a page.
 */
export function isDrawingAttribute(name: string): boolean {
  return name === 'xml:space' || /^(?!data-|aria-|xmlns$)[a-z][\w-]*$/i.test(name);
}
