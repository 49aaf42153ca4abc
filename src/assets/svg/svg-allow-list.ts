/** What a published drawing may have: elements, attributes and CSS that draw, and do not run scripts, animate or load anything. Pure. */

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

export const allowedAttributes = words(`
  alignment-baseline amplitude azimuth baseFrequency baseline-shift bias class clip clip-path clip-rule clipPathUnits
  color color-interpolation color-interpolation-filters cx cy d diffuseConstant direction display divisor
  dominant-baseline dx dy edgeMode elevation exponent fill fill-opacity fill-rule filter filterUnits flood-color
  flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight fr fx fy
  gradientTransform gradientUnits height href id image-rendering in in2 intercept isolation k1 k2 k3 k4 kernelMatrix
  kernelUnitLength lengthAdjust letter-spacing lighting-color limitingConeAngle marker-end marker-mid marker-start
  markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits media method mix-blend-mode mode
  numOctaves offset opacity operator order orient overflow paint-order path pathLength patternContentUnits
  patternTransform patternUnits pointer-events points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits r radius refX refY result rotate rx ry scale seed shape-rendering side slope spacing specularConstant
  specularExponent spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale
  systemLanguage tableValues targetX targetY text-anchor text-decoration text-rendering textLength transform
  transform-origin type unicode-bidi values vector-effect version viewBox visibility width word-spacing writing-mode x
  x1 x2 xChannelSelector xml:space y y1 y2 yChannelSelector z
`);

/** CSS functions for colors, positions and calculations. `url()` may only refer to the same drawing. */
const allowedFunctions = words(
  `blur brightness calc clamp color color-mix contrast cubic-bezier drop-shadow grayscale hsl hsla hue-rotate hwb invert
  lab lch linear matrix matrix3d max min not oklab oklch opacity perspective polygon rgb rgba rotate rotatex rotatey
  rotatez saturate scale scalex scaley sepia skew skewx skewy steps translate translatex translatey translatez var
  circle ellipse inset path is where nth-child nth-of-type media`,
);
const allowedRules = new Set(['media', 'supports', 'keyframes', 'charset']);

/** The first part of a style, or of an attribute with CSS, that may not be published; undefined if all of it may. */
export function unsafeStyle(css: string): string | undefined {
  // Comments are searched as well, because a string can contain what looks like the start of one.
  // An escape can hide url( from a search, and drawings need none.
  const escaped = /\\\S*/.exec(css);
  if (escaped) return escaped[0];
  const rule = [...css.matchAll(/@([a-z-]+)[^;{]*/gi)].find(([, name = '']) => !allowedRules.has(name.toLowerCase()));
  if (rule) return rule[0].trim();
  for (const [whole, name = '', argument = ''] of css.matchAll(/([a-z_-][\w-]*)\(\s*([^)]*)/gi)) {
    const lower = name.toLowerCase();
    const isAllowed = lower === 'url' ? /^["']?#/.test(argument) : allowedFunctions.has(lower);
    if (!isAllowed) return `${whole})`;
  }
  return undefined;
}
