/** Reports colors of the site with too little contrast. Pure. */
import type { Palettes } from '../assets/bundle/theme.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { ValueRecord } from '../schema/records.ts';
import type { Site } from '../schema/types.gen.ts';

type Color = keyof Palettes['light'];

const pairs: [text: Color, ground: Color][] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['text', 'surfaceAlt'],
  ['textMuted', 'background'],
  ['textMuted', 'surface'],
  ['textMuted', 'surfaceAlt'],
  ['primary', 'background'],
  ['primary', 'surface'],
  ['primary', 'surfaceAlt'],
  ['onPrimary', 'primary'],
  ['onAccent', 'accent'],
  ['onAlert', 'alert'],
];

/** Only for the dark theme: in the light one, deep bands use primary with onPrimary. */
const deepBands: Record<'light' | 'dark', [text: Color, ground: Color][]> = { light: [], dark: [['text', 'deep']] };

/** WCAG 2.2, 1.4.3: text of normal size. */
const enough = 4.5;

/** Checks only colors that the site sets; the built-in ones have enough contrast. */
export function lintPalettes(palettes: Palettes, { site }: { site?: ValueRecord<Site> | undefined }): Diagnostic[] {
  if (!site) return [];
  return (['light', 'dark'] as const).flatMap((theme) => {
    const { background, ...others } = site.value.theme[theme];
    const own: Partial<Record<Color, string | undefined>> = { background, deep: background, ...others };
    return [...pairs, ...deepBands[theme]]
      .filter(([text, ground]) => own[text] !== undefined || own[ground] !== undefined)
      .flatMap(([text, ground]) => {
        const ratio = contrast(palettes[theme][text], palettes[theme][ground]);
        if (ratio >= enough) return [];
        const field = ground === 'deep' ? 'background' : ground;
        const at = site.locate(['theme', theme, own[text] === undefined ? field : text]);
        const words = ground === 'deep' ? 'the dark bands (a darker shade of “background”)' : `“${ground}”`;
        const message = `In the ${theme} theme, the color “${text}” has a contrast ratio of ${ratio.toFixed(1)}:1 on ${words}. It needs at least ${enough}:1.`;
        return [diagnose('theme/contrast', at, message, { hint: 'Make one of the two colors lighter or darker.' })];
      });
  });
}

/** WCAG 2.2: contrast ratio of two #rrggbb colors. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
