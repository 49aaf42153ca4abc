/** Reports a logo whose proportions do not fit the header. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../diagnostics/diagnostic.ts';
import type { ImageUses } from '../../model/image-uses.ts';
import type { PictureAsset } from '../assets.ts';

/** Width to height. The header shows a logo 2.5rem high and up to 13rem wide. */
const narrowest = 1.5;
const maxRatio = 6;
/** How much the two logos' proportions may differ before the header visibly shifts when the theme changes. */
const maxDifference = 0.05;

const tooNarrow = [
  `; a logo must be at least ${narrowest} times as wide as it is high`,
  'Use the wide version of the logo, with the name beside the mark. A square drawing belongs in business.mark.',
] as const;
const tooWide = [
  ': it would be shown very small',
  'Crop the empty edges of the file, or use a version of the logo on two lines.',
] as const;

export function checkLogo(pictures: ReadonlyMap<string, PictureAsset>, uses: ImageUses): Diagnostic[] {
  const logos: { name: string; at: Location; ratio: number }[] = [];
  for (const [name, places] of uses) {
    const asset = pictures.get(name);
    const use = places.find(({ slot }) => slot === 'logo');
    if (asset && use) logos.push({ name, at: use.at, ratio: asset.width / asset.height });
  }
  const found = logos.flatMap(({ name, at, ratio }): Diagnostic[] => {
    if (ratio >= narrowest && ratio <= maxRatio) return [];
    const [problem, hint] = ratio < narrowest ? tooNarrow : tooWide;
    return [diagnose('image/logo-shape', at, `${name} is ${shape(ratio)}${problem}.`, { hint })];
  });
  const [light, dark] = logos;
  if (found.length > 0 || !light || !dark) return found;
  if (Math.abs(dark.ratio / light.ratio - 1) <= maxDifference) return [];
  const message = `${dark.name} is ${shape(dark.ratio)} and ${light.name} is ${shape(light.ratio)}, so the header would move when the theme changes.`;
  return [diagnose('image/logo-shape', dark.at, message, { hint: 'Export both from drawings of the same size.' })];
}

function shape(ratio: number): string {
  return ratio < 1 ? `${round(1 / ratio)} times as high as it is wide` : `${round(ratio)} times as wide as it is high`;
}

function round(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}
