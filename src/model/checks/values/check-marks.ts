/** Checks the values that the schemas mark: references, links, tokens, pictures, icons, dates, numbers of phones. Pure. */
import { type Diagnostic, diagnose, type Location } from '../../../diagnostics/diagnostic.ts';
import { didYouMean, straightQuotes } from '../../../diagnostics/nearest.ts';
import { isFillIn } from '../../../domain/texts/tokens.ts';
import type { Annotation } from '../../../schema/annotation.ts';
import type { DataRecord } from '../../../schema/records.ts';
import { nearestName } from '../../names.ts';
import type { CheckContext, MarkCheck } from '../check.ts';
import { checkDay } from '../content/check-dates.ts';
import { checkTimeZone } from '../settings/check-time-zone.ts';
import { checkAlt } from './check-alt.ts';
import { checkLocalForm } from './check-local-form.ts';
import { checkKey, checkLink, checkReference } from './check-references.ts';
import { checkMarkdown, checkText } from './check-texts.ts';

const checks: Readonly<Record<Annotation['kind'], MarkCheck>> = {
  ref: checkReference,
  key: checkKey,
  image: (mark, at, context) =>
    context.names.image.has(mark.value) ? checkAlt(mark, context.record) : missingImage(mark, at, context),
  icon: checkIcon,
  text: checkText,
  markdown: checkMarkdown,
  link: ({ value }, at, context) => checkLink(value, at, context),
  date: checkDay,
  moment: checkDay,
  'month-day': checkDay,
  'time-zone': checkTimeZone,
  phone: checkLocalForm,
  'postal-code': checkLocalForm,
  region: checkLocalForm,
  fips: checkLocalForm,
};

/** Without these, `dev` could not make a page; unfilled fields are only warnings there. */
const needed: ReadonlySet<Annotation['kind']> = new Set(['image', 'time-zone']);

export function checkMarks(record: DataRecord, context: CheckContext): Diagnostic[] {
  const here = { ...context, record };
  return record.annotations.flatMap((mark) => {
    // An unfilled field has its own diagnostic (checkFillIns).
    if (isFillIn(mark.value) && !mark.isKey && !needed.has(mark.kind)) return [];
    const at = () => (mark.isKey ? record.locate.key(mark.path) : record.locate(mark.path));
    return checks[mark.kind](mark, at, here);
  });
}

function missingImage(
  { value: name }: Annotation,
  at: () => Location,
  { names: { image: images } }: CheckContext,
): Diagnostic[] {
  // Owners may write a path in place of the file's name: data/images/yard.jpg.
  const guess = nearestName(name, images) ?? nearestName(name.split('/').at(-1) ?? name, images);
  // Photo.JPG for Photo.jpg: such an ending is not accepted here.
  const ending = /\.[^.]*[A-Z][^.]*$/.exec(guess ?? '')?.[0];
  const otherwise =
    ending === undefined
      ? 'Add the picture to the images folder, or correct the name.'
      : `Rename images/${guess}: its ending must be ${ending.toLowerCase()}, in lower case.`;
  const hint = guess === undefined || ending !== undefined ? otherwise : didYouMean(guess);
  return [diagnose('image/missing', at(), `The images folder has no picture named ${name}.`, { hint })];
}

function checkIcon({ value }: Annotation, at: () => Location, { names: { icon: icons } }: CheckContext): Diagnostic[] {
  if (icons.has(value)) return [];
  const message = `There is no icon named ${value}, so the page is published without it.`;
  return [diagnose('icon/unknown', at(), message, { hint: straightQuotes(value) ?? icons.hintFor(value) })];
}
