/** Leaves out of a file's faults those that only follow from others. Pure. */

interface Fault {
  /** Offset of the marked characters. */
  start: number;
  /** True where the lines below it were read as something else than they are. */
  misleads: boolean;
}

interface Part {
  start: number;
  end: number;
  /** True where it can be read on its own. */
  isSound: () => boolean;
}

/**
 * Behind a line that misleads the parser, its complaints mean nothing until the next field or entry that begins a line, and
 * there only where that part is broken by itself. The faults are in the order of the text.
 */
export function independentFaults<Found extends Fault>(
  faults: readonly Found[],
  { text, isSound }: { text: string; isSound: (part: string) => boolean },
): Found[] {
  if (!faults.some(({ misleads }) => misleads)) return [...faults];
  const parts = partsOf(text, isSound);
  let misled: Part | undefined;
  let number = 0;
  return faults.filter((fault) => {
    while ((parts[number + 1]?.start ?? Number.POSITIVE_INFINITY) <= fault.start) number++;
    const part = parts[number];
    if (misled && (part === misled || part?.isSound())) return false;
    misled = fault.misleads ? part : undefined;
    return true;
  });
}

/** From each field or entry without indent to the next. */
function partsOf(text: string, isSound: (part: string) => boolean): Part[] {
  const starts = [0, ...[...text.matchAll(/^(?:- |[\w"'-]+:(?=\s))/gm)].map(({ index }) => index)];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length;
    let sound: boolean | undefined;
    return {
      start,
      end,
      isSound: () => {
        sound ??= isSound(text.slice(start, end));
        return sound;
      },
    };
  });
}
