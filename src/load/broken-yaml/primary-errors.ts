/** The errors in a file → those that are not consequences of earlier ones. Pure. */
import type { Span } from '../offsets.ts';

/** An error with its marked characters, in plain words. */
export interface Fault extends Span {
  message: string;
  hint: string;
  /** True if it makes the parser misread the lines below it, so that other faults may be consequences. */
  misleads: boolean;
}

/** A text that could not be parsed. */
export interface BrokenText {
  text: string;
  /** Whether a part of the text is valid on its own. */
  isValid: (part: string) => boolean;
}

interface Part extends Span {
  /** Whether it is valid on its own. */
  isValid: () => boolean;
}

/**
 * After a line that misleads the parser, drops the faults up to the next top-level field or entry, and in the following
 * ones if they are valid on their own. `faults` are in the order of the text.
 */
export function primaryErrors(faults: readonly Fault[], { text, isValid }: BrokenText): Fault[] {
  if (!faults.some(({ misleads }) => misleads)) return [...faults];
  const parts = partsOf(text, isValid);
  let misleading: Part | undefined;
  let number = 0;
  return faults.filter((fault) => {
    while ((parts[number + 1]?.start ?? Number.POSITIVE_INFINITY) <= fault.start) number++;
    const part = parts[number];
    if (misleading && (part === misleading || part?.isValid())) return false;
    misleading = fault.misleads ? part : undefined;
    return true;
  });
}

/** The parts from each top-level field or entry to the next. */
export function partsOf(text: string, isValid: (part: string) => boolean): Part[] {
  const starts = [0, ...[...text.matchAll(/^(?:- |[\w"'-]+:(?=\s))/gm)].map(({ index }) => index)];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length;
    let valid: boolean | undefined;
    return {
      start,
      end,
      isValid: () => {
        valid ??= isValid(text.slice(start, end));
        return valid;
      },
    };
  });
}
