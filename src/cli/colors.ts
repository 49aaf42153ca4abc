/** Functions that color text for a terminal, or return it unchanged. Pure. */
import { styleText } from 'node:util';

const styles = ['bold', 'dim', 'red', 'yellow', 'cyan', 'whiteBright', 'bgBlack'] as const;

export type Colors = Readonly<Record<(typeof styles)[number], (text: string) => string>>;

export function createColors(isOn: boolean): Colors {
  const paint = (style: (typeof styles)[number]) => (text: string) =>
    // The caller has decided whether stderr takes colors; styleText would check stdout.
    isOn ? styleText(style, text, { validateStream: false }) : text;
  return Object.fromEntries(styles.map((style) => [style, paint(style)])) as Colors;
}
