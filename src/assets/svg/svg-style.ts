/** Finds the parts of a drawing's CSS that could load or run something, and prefixes its names. Pure. */

/** CSS functions for colors, positions and calculations. `url()` may only refer to the same drawing. */
const allowedFunctions = new Set(
  `blur brightness calc clamp color color-mix contrast cubic-bezier drop-shadow grayscale hsl hsla hue-rotate hwb invert
  lab lch linear matrix matrix3d max min not oklab oklch opacity perspective polygon rgb rgba rotate rotatex rotatey
  rotatez saturate scale scalex scaley sepia skew skewx skewy steps translate translatex translatey translatez var
  circle ellipse inset path is where nth-child nth-of-type media`.split(/\s+/),
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

/** Prefixes `#name` in `url(#name)`. */
export function prefixReferences(text: string, prefix: string): string {
  return text.replace(/(url\(\s*["']?#)/gi, `$1${prefix}`);
}

/** Prefixes references, and ids and classes in selectors: two drawings in one document may both have a `.cls-1`. */
export function prefixStyle(css: string, prefix: string): string {
  return prefixReferences(
    css.replace(/[^{}]+(?=\{)/g, (selector) => selector.replace(/([.#])(?=[a-z_])/gi, `$1${prefix}`)),
    prefix,
  );
}
