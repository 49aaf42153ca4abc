/** Checks the values that the schemas mark: references, links, tokens, pictures, icons, dates, numbers of phones. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/nearest.ts';
import { rowOf } from '../../../domain/kind-lists.ts';
import { allowedTokens } from '../../../domain/texts/tokens.ts';
import type { Annotation } from '../../../schema/annotation.ts';
import type { DataRecord } from '../../../schema/records.ts';
import { type IconNames, type NameSet, nearestName } from '../../names.ts';
import { textPosition } from '../../text-positions.ts';
import type { CheckContext } from '../check.ts';
import { checkDay } from '../content/check-dates.ts';
import { checkTimeZone } from '../settings/check-time-zone.ts';
import { checkAlt } from './check-alt.ts';
import { checkLocalForm } from './check-local-form.ts';
import { checkKey, checkLink, checkReference } from './check-references.ts';
import { checkMarkdown, checkPlainText, checkTokens } from './check-texts.ts';

export function checkMarks(record: DataRecord, context: CheckContext): Diagnostic[] {
  return record.annotations.flatMap((mark) => checkMark(mark, record, context));
}

function checkMark(mark: Annotation, record: DataRecord, context: CheckContext): Diagnostic[] {
  const { names } = context;
  const at = () => (mark.isKey ? record.locate.key(mark.path) : record.locate(mark.path));
  switch (mark.kind) {
    case 'ref':
      return checkReference(mark, { at, record }, context);
    case 'key':
      return context.site ? checkKey(mark, at, context.site) : [];
    case 'image':
      return names.image.has(mark.value) ? checkAlt(mark, record) : [missingImage(mark.value, at(), names.image)];
    case 'icon':
      return names.icon.has(mark.value) ? [] : [unknownIcon(mark, at(), names.icon)];
    case 'date':
    case 'moment':
    case 'month-day':
      return checkDay(mark, at);
    case 'time-zone':
      return checkTimeZone(mark.value, at, context.site);
    case 'phone':
    case 'postal-code':
    case 'region':
    case 'fips': {
      const address = context.site?.business.address;
      return address ? checkLocalForm(mark.kind, mark, { at, record, address }) : [];
    }
    case 'link':
      return checkLink(mark.value, at, context);
    case 'text':
      return [...checkTextTokens(mark, record), ...checkPlainText(mark.value, textPosition(mark, record))];
    case 'markdown': {
      const tokens = [...tokensOf(record), ...mark.tokens];
      return checkMarkdown(mark.value, { at: textPosition(mark, record), tokens, ...context });
    }
    default:
      return mark.kind satisfies never;
  }
}

type At = ReturnType<DataRecord['locate']>;

function missingImage(name: string, at: At, images: NameSet): Diagnostic {
  // Owners may write a path in place of the file's name: data/images/yard.jpg.
  const guess = nearestName(name, images) ?? nearestName(name.split('/').at(-1) ?? name, images);
  // Photo.JPG for Photo.jpg: such an ending is not accepted here.
  const ending = /\.[^.]*[A-Z][^.]*$/.exec(guess ?? '')?.[0];
  const otherwise =
    ending === undefined
      ? 'Add the picture to the images folder, or correct the name.'
      : `Rename images/${guess}: its ending must be ${ending.toLowerCase()}, in lower case.`;
  return diagnose('image/missing', at, `The images folder has no picture named ${name}.`, {
    hint: guess === undefined || ending !== undefined ? otherwise : didYouMean(guess),
  });
}

function unknownIcon(mark: Annotation, at: At, icons: IconNames): Diagnostic {
  return diagnose('icon/unknown', at, `There is no icon named ${mark.value}, so the page is published without it.`, {
    hint: icons.hintFor(mark.value),
  });
}

function checkTextTokens(mark: Annotation, record: DataRecord): Diagnostic[] {
  if (!mark.value.includes('{')) return [];
  const known = [...tokensOf(record, mark), ...mark.tokens];
  return checkTokens(mark.value, known, textPosition(mark, record));
}

function tokensOf(record: DataRecord, mark?: Annotation): readonly string[] {
  return allowedTokens(mark?.path[0] === 'wording' ? ['city', 'county'] : rowOf(record.kind).tokens);
}
