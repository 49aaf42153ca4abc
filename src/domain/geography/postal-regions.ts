/** The states of the United States and provinces of Canada that a postal code may be in. Pure. */

/** By the first three digits of ZIP codes (USPS, labeling list L002), with unused numbers in between, and neighbors that share them. */
const zipRanges = entriesOf(
  'AL 350-369, AK 995-999, AZ 850-865, AR 716-729, CA 900-961, CO 800-816, CT 060-069, DE 197-199, DC 200-205 569-569, FL 320-349, ' +
    'GA 300-319 398-399, HI 967-968, ID 832-838, IL 600-629, IN 460-479, IA 500-528, KS 660-679, KY 400-427, LA 700-714, ME 039-049, ' +
    'MD 205-219, MA 010-027 055-055, MI 480-499, MN 550-567, MS 386-397, MO 630-658, MT 590-599, NE 680-693, NV 889-898, NH 030-038, ' +
    'NJ 070-089, NM 870-884, NY 005-005 063-063 100-149, NC 270-289, ND 580-588, OH 430-459, OK 730-749, OR 970-979, PA 150-196, ' +
    'PR 006-009, RI 028-029, SC 290-299, SD 570-577, TN 370-385 422-422, TX 733-733 750-799 885-885, UT 840-847, VT 050-059, ' +
    'VA 201-203 220-246, VI 008-008, WA 980-994, WV 247-268, WI 530-549, WY 820-831 834-834, GU 969-969, MP 969-969, AS 967-967',
);

/** By the first letter of Canadian postal codes. K is also used by federal offices in Gatineau. */
const canadianLetters = entriesOf(
  'NL A, NS B, PE C, NB E, QC GHJK, ON KLMNP, MB R, SK S, AB T, BC V, NT X, NU X, YT Y',
);

/** Whether `init` writes the code, in the form of each country. No place has it. */
export function isPlaceholderCode(code: string): boolean {
  return /^(?:0+|X0X ?0X0|AA0 ?0AA)$/i.test(code);
}

/** The abbreviations of the states; none for other countries, for placeholders, and for codes in no state, such as those of the armed forces. */
export function regionsOfPostalCode(code: string, country: string): readonly string[] {
  if (isPlaceholderCode(code)) return [];
  const start = code.slice(0, 3).toUpperCase();
  const inRange = (range: string) => start >= range.slice(0, 3) && start <= range.slice(4);
  if (country === 'US') return regionsWhere(zipRanges, inRange);
  return country === 'CA' ? regionsWhere(canadianLetters, (letters) => letters.includes(start.charAt(0))) : [];
}

function entriesOf(list: string): string[][] {
  return list.split(', ').map((entry) => entry.split(' '));
}

function regionsWhere(entries: readonly string[][], test: (codes: string) => boolean): string[] {
  return entries.flatMap(([region = '', ...codes]) => (codes.some(test) ? [region] : []));
}
