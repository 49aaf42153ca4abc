/** A JSON text that an owner wrote → its value, or what is wrong with it. Pure. */
import { positionIn } from './strings.ts';

export const jsonHint = 'Put names and texts in double quotes, and a comma between entries but not after the last one.';

/** `reason`: V8's words, without a full stop. `at`: the start of the text if V8 does not say where. */
export function parseJson(text: string): { value: unknown } | { reason: string; at: ReturnType<typeof positionIn> } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as SyntaxError;
    const end = message.includes('end of JSON') ? text.length : 0;
    const [, reason = message, offset = end] =
      /^(.*?)(?: in JSON)? at position (\d+)/.exec(message) ?? quotedPlace(message, text);
    return { reason, at: positionIn(text, Number(offset)) };
  }
}

/** Of an unexpected character, V8 quotes the text around it, at most ten characters on each side. */
function quotedPlace(message: string, text: string): [string, (string | undefined)?, number?] {
  const [whole, reason, before, quote = '', after] =
    /^(Unexpected token .+?), (\.{3})?"(.*)"(\.{3})? is not valid JSON$/s.exec(message) ?? [];
  if (whole === undefined) return [message];
  return [whole, reason, before ? text.indexOf(quote) + 10 : after ? quote.length - 10 : 0];
}
