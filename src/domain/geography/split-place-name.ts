/** A typed place, such as "Springfield, VT" → its name and state. Pure. */
import { findState } from './us-states.ts';

interface PlaceName {
  name: string;
  /** The abbreviation of the state after the name; undefined if none was typed. */
  state: string | undefined;
}

/** `own` is the business's state or province, in any country. Without a comma, only an abbreviation is a state: "Lake Oregon" may be a name. */
export function splitPlaceName(typed: string, own: string): PlaceName {
  const name = typed.trim().replace(/\s+/g, ' ');
  const [, before, after = ''] = /^(.*\S)\s*,\s*([^,]+)$/.exec(name) ?? /^(.*[^\s,])\s([A-Z]{2,3})$/.exec(name) ?? [];
  const state = after.toLowerCase() === own.toLowerCase() ? own : findState(after)?.abbreviation;
  return before === undefined || state === undefined ? { name, state: undefined } : { name: before, state };
}
