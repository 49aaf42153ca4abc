/** The places that have no page in the language of the page: takes their names, gives a section; nothing without names. */
import type { Wording } from 'treesite';
import { Split } from '../Split/Split.tsx';

export function OtherPlaces({ names, wording }: { names: string | undefined; wording: Wording }) {
  if (names === undefined) return null;
  return (
    <Split heading={wording.otherPlaces}>
      <p>{names}</p>
    </Split>
  );
}
