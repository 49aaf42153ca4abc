/** Compiled templates → the icons that they name. Pure. */

/** `<Icon name="phone">` and `<Icon name={open ? 'x' : 'menu'}>` in esbuild's output. */
const inIcon = /\bIcon, \{(?:[^{}]*,)? ?name: ([^{},]*)/g;
/** A property or a parameter called icon: `<CheckList icon="minus">`, `{ icon = 'check' }`. */
const asIcon = /\bicon(?::| =) ("[^"]*")/g;

/** Does not find names that are concatenated. */
export function iconsInCode(code: string): Set<string> {
  const places = [...code.matchAll(inIcon), ...code.matchAll(asIcon)].map(([, expression = '']) => expression);
  return new Set(places.flatMap((text) => [...text.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)));
}
