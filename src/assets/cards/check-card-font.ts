/** Reports a font of share cards that cannot be read, or that lacks letters of the business's name or of the home page's heading. Pure. */
import { type Diagnostic, diagnose, type Location, wholeFile } from '../../diagnostics/diagnostic.ts';
import { reasonOf } from '../../diagnostics/errors.ts';
import { hasOtherLetters } from '../../text/alphabets.ts';
import { truncate, truncateList } from '../../text/strings.ts';
import { type CardFont, parseCardFont } from './card-font.ts';

export const cardFontFile = 'fonts/share-card.woff';

const saved = `as templates/${cardFontFile}, in the format TTF, OTF or WOFF, not WOFF2`;

interface CardTexts {
  /** Whether the font is the site's own. The built-in one is loaded only for texts with other letters than Latin ones. */
  isOwn: boolean;
  texts: readonly string[];
  /** Where to report missing letters. */
  at: () => Location;
}

export function checkCardFont(file: Uint8Array, { isOwn, texts, at }: CardTexts): Diagnostic[] {
  if (!isOwn && !texts.some(hasOtherLetters)) return [];
  let font: CardFont;
  try {
    font = parseCardFont(file);
  } catch (error) {
    const message = `The font of share cards cannot be read: ${reasonOf(error)}.`;
    return [diagnose('theme/font', wholeFile(`templates/${cardFontFile}`), message, { hint: `Save it ${saved}.` })];
  }
  const text = texts.find((one) => font.missing(one).length > 0);
  if (text === undefined) return [];
  const letters = truncateList(font.missing(text), 6);
  const message = `The font of share cards lacks letters of “${truncate(text)}”: ${letters}.`;
  return [diagnose('card/letters', at(), message, { hint: `Save a font with these letters ${saved}.` })];
}
