/** The text of a stylesheet or script → the files that it loads. Pure. */
import type { LoadKind } from '../../html/page-loads.ts';

export interface FileLoad {
  kind: LoadKind;
  /** As written in the file. */
  url: string;
}

export function fileLoads(kind: LoadKind, text: string): FileLoad[] {
  if (kind === 'style') return styleLoads(text);
  return kind === 'script' ? scriptLoads(text) : [];
}

const fontFace = /@font-face\s*\{[^}]*\}/g;
const cssUrl = /url\(\s*["']?([^"')]+)["']?\s*\)/;

/**
 * Counts only the first file of a face, because the others are fallbacks for older browsers; and only faces with the letter
 * a, because others are for characters that few pages have.
 */
function styleLoads(css: string): FileLoad[] {
  const faces = css.match(fontFace) ?? [];
  const pictures = css.replaceAll(fontFace, '').matchAll(new RegExp(cssUrl, 'g'));
  return [
    ...faces.flatMap((face): FileLoad[] => {
      const url = cssUrl.exec(face)?.[1];
      return url === undefined || !hasLetterA(face) ? [] : [{ kind: 'fonts', url }];
    }),
    ...[...pictures].map(([, url = '']): FileLoad => ({ kind: 'pictures', url })),
  ];
}

function hasLetterA(face: string): boolean {
  const ranges = /unicode-range:([^;}]+)/i.exec(face)?.[1];
  if (ranges === undefined) return true;
  return ranges.split(',').some((range) => {
    const [, first = '', last = first] = /U\+([\da-f?]+)(?:-([\da-f]+))?/i.exec(range) ?? [];
    const bound = (code: string, digit: string) => Number.parseInt(code.replaceAll('?', digit), 16);
    return bound(first, '0') <= 0x61 && bound(last, 'F') >= 0x61;
  });
}

/** Ignores import(), which waits for an action. False matches are harmless, because they name no file of the site. */
function scriptLoads(script: string): FileLoad[] {
  const imports = script.matchAll(/\b(?:import|from)\s*["']([^"']+)["']/g);
  return [...imports].map(([, url = '']): FileLoad => ({ kind: 'script', url }));
}
