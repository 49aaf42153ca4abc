/** What a style or a script asks for in its turn: reads its text. Pure. */
import type { LoadKind } from '../../html/page-loads.ts';

export interface FileLoad {
  kind: LoadKind;
  /** As written in the file. */
  address: string;
}

export function fileLoads(kind: LoadKind, text: string): FileLoad[] {
  if (kind === 'style') return styleLoads(text);
  return kind === 'script' ? scriptLoads(text) : [];
}

const fontFace = /@font-face\s*\{[^}]*\}/g;
const url = /url\(\s*["']?([^"')]+)["']?\s*\)/;

/** Of a face the first file alone: the others are for browsers that cannot read it. */
function styleLoads(css: string): FileLoad[] {
  const faces = css.match(fontFace) ?? [];
  const pictures = css.replaceAll(fontFace, '').matchAll(new RegExp(url, 'g'));
  return [
    ...faces.map((face): FileLoad => ({ kind: 'fonts', address: url.exec(face)?.[1] ?? '' })),
    ...[...pictures].map(([, address = '']): FileLoad => ({ kind: 'pictures', address })),
  ];
}

/** Without import(), which waits for an action. What only looks like an import names no file of the site. */
function scriptLoads(script: string): FileLoad[] {
  const imports = script.matchAll(/\b(?:import|from)\s*["']([^"']+)["']/g);
  return [...imports].map(([, address = '']): FileLoad => ({ kind: 'script', address }));
}
