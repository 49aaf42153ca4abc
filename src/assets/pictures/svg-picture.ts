/** An SVG picture → its publishable form, or diagnostics that say why there is none. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import { positionIn } from '../../text/strings.ts';
import { type DrawingResult, formatSvg, type UnsafePart } from '../svg/sanitize-svg.ts';

export interface SvgPicture {
  /** The picture rewritten with allowed parts only. */
  svg: string;
  width: number;
  height: number;
}

/** `file` locates problems in the drawing. `use` returns where the data names it; a function, because finding that place takes as long as parsing the data file. */
export function inspectSvg(
  { text, drawing }: { text: string; drawing: DrawingResult },
  { file, use }: { file: string; use: () => Location },
): SvgPicture | Diagnostic[] {
  if ('unsafe' in drawing) return [unsafeSvg(text, { file, unsafe: drawing.unsafe })];
  if ('problem' in drawing) return [unreadableSvg(use(), `${file} cannot be used: ${drawing.problem}.`)];
  if (!drawing.size) return [unreadableSvg(use(), `${file} is an SVG picture without a viewBox.`)];
  return { svg: formatSvg(drawing), ...drawing.size };
}

function unsafeSvg(text: string, { file, unsafe }: { file: string; unsafe: UnsafePart }): Diagnostic {
  const at = { file, ...positionIn(text, unsafe.offset) };
  const part = unsafe.part.length > 60 ? `${unsafe.part.slice(0, 60)}…` : unsafe.part;
  return diagnose('image/unsafe', at, `This SVG has a part that is not allowed: ${part}`, {
    hint: 'Delete that part, or export the file as plain SVG.',
  });
}

function unreadableSvg(at: Location, message: string): Diagnostic {
  return diagnose('image/unreadable', at, message, {
    hint: 'Open it in a drawing program, simplify it, and export it as plain SVG.',
  });
}
