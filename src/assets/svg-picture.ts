/** Looks at the text of an SVG picture: its size, or why it cannot be published. Pure. */
import { type Diagnostic, diagnose, type Location } from '../diagnostic.ts';

const unsafeParts =
  /<script|<foreignObject|<!ENTITY|\son[a-z]+\s*=|javascript:|(href|src)\s*=\s*["'](?!#)|@import|url\(\s*["']?(?!["']?#)/i;

/** `file` is the drawing, for problems in it; `use` is where the data names it. */
export function inspectSvg(
  svg: string,
  { file, use }: { file: string; use: Location },
): { width: number; height: number } | Diagnostic {
  const unsafe = unsafeParts.exec(svg);
  if (unsafe) {
    const before = svg.slice(0, unsafe.index).split('\n');
    const at = { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
    return diagnose('image/unsafe', at, `This drawing holds code or an address of its own: ${unsafe[0].trim()}`);
  }
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg);
  if (!box) return diagnose('image/unreadable', use, `${file} is an SVG picture without a viewBox.`);
  return { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) };
}
