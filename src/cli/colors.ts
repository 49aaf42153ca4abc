/** Colours of a terminal, or none: the same functions either way. Pure. */
import { styleText } from 'node:util';

const styles = ['bold', 'dim', 'red', 'yellow', 'cyan', 'whiteBright', 'bgBlack'] as const;

export type Colors = Readonly<Record<(typeof styles)[number], (text: string) => string>>;

export function createColors(isOn: boolean): Colors {
  const paint = (style: (typeof styles)[number]) => (text: string) =>
    // Whether the terminal takes colours is decided by the caller, for stderr; styleText would look at stdout.
    isOn ? styleText(style, text, { validateStream: false }) : text;
  return Object.fromEntries(styles.map((style) => [style, paint(style)])) as Colors;
}
