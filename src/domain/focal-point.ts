/** The focal point of a picture, in the owner's words → a class for its crop, and the class's CSS rule. Pure. */

/** In percent from the left and the top. Steps of five are precise enough, and limit the number of rules. */
const step = 5;
const percentages: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 };

/** `focus` has the form that the schemas require: `left top`, `bottom`, `30% 20%`. */
export function focusClass(focus: string): string {
  const [first = '', second] = focus.split(' ');
  const isRow = first === 'top' || first === 'bottom';
  const [x, y] = isRow ? ['center', first] : [first, second ?? 'center'];
  return `focus-${percent(x)}-${percent(y)}`;
}

/** The CSS rule of a class that `focusClass` returned. */
export function focusRule(name: string): string {
  const [, x = '50', y = '50'] = name.split('-');
  return `.${name}{object-position:${x}% ${y}%}`;
}

function percent(word: string): number {
  const exact = percentages[word] ?? Number.parseInt(word, 10);
  return Math.round(exact / step) * step;
}
