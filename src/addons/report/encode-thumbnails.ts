/** Share cards → thumbnails that are embedded in the report. Decodes and encodes with sharp. */

const width = 240;
/** Twice the pixels, for high-density screens: a card is mostly text. */
const density = 2;

/** PNG files → data: URLs, in the same order. */
export async function encodeThumbnails(cards: readonly Uint8Array[]): Promise<string[]> {
  if (cards.length === 0) return [];
  const { default: sharp } = await import('sharp');
  return Promise.all(
    cards.map(async (card) => {
      const small = await sharp(card)
        .resize(width * density)
        .webp({ quality: 60 })
        .toBuffer();
      return `data:image/webp;base64,${small.toString('base64')}`;
    }),
  );
}
