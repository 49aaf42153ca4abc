/** The icons that compiled templates name. Pure. */

/** `<Icon name="phone">` and `<Icon name={open ? 'x' : 'menu'}>`, as esbuild compiles them. */
const inIcon = /\bIcon, \{(?:[^{}]*,)? ?name: ([^{},]*)/g;
/** A property or a parameter called icon: `<CheckList icon="minus">`, `{ icon = 'check' }`. */
const asIcon = /\bicon(?::| =) ("[^"]*")/g;

/** Names that are put together from parts are not seen. */
export function iconsInCode(code: string): Set<string> {
  const places = [...code.matchAll(inIcon), ...code.matchAll(asIcon)].map(([, expression = '']) => expression);
  return new Set(places.flatMap((text) => [...text.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)));
}
