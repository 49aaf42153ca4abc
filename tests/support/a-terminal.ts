/** A terminal that nobody watches, without colors, and what was said in it. */
import { createColors, type Terminal } from '../../src/cli/output/terminal.ts';

export function aTerminal(more: Partial<Terminal> = {}) {
  const said = { out: '', err: '' };
  const sayIn = (stream: 'out' | 'err') => (text: string) => {
    said[stream] += text;
  };
  const terminal = { out: sayIn('out'), err: sayIn('err'), colors: createColors(false), isInteractive: false };
  return { said, terminal: { ...terminal, ...more } };
}
