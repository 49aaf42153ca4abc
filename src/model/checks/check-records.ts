/** Runs all checks of valid records: slugs, references, links, tokens, pictures, icons, dates, places. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { rowOf } from '../../domain/kind-rows.ts';
import type { ReferableKind } from '../../domain/kinds.ts';
import { allowedTokens } from '../../domain/texts/tokens.ts';
import type { Urls } from '../../domain/urls/urls.ts';
import type { DataRecord, DocumentRecord, Records } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';
import type { Annotation } from '../../schema/validate.ts';
import type { FactsByFile } from '../file-facts.ts';
import { checkAlt } from '../image-uses.ts';
import type { IconNames, NameSet } from '../name-set.ts';
import { nearestName } from '../nearest-name.ts';
import type { ReadMarkdown } from '../read-markdown.ts';
import { checkSlugs } from '../record-slugs.ts';
import { bodyPlace, textPlace } from '../text-place.ts';
import { checkContradictions } from './check-contradictions.ts';
import { checkDistances } from './check-distances.ts';
import { checkDraftCounties } from './check-draft-counties.ts';
import { checkGeography } from './check-geography.ts';
import { checkLink } from './check-link.ts';
import { checkLocalForm } from './check-local-form.ts';
import { checkMarkdown, checkTokens } from './check-markdown.ts';
import { checkPhoneOverrides } from './check-phone-overrides.ts';
import { checkPlainText } from './check-plain-text.ts';
import { checkKey, checkReference } from './check-reference.ts';
import { checkSameSpot } from './check-same-spot.ts';
import { checkDay, checkTimeZone } from './check-time.ts';

export interface CheckContext {
  urls: Urls;
  known: { pages: NameSet };
  /** Slugs of all files of a kind, including invalid files. */
  slugs: Readonly<Record<ReferableKind, NameSet>>;
  images: NameSet;
  icons: IconNames;
  /** Undefined if site.yaml is missing or invalid. */
  site: Site | undefined;
  readMarkdown: ReadMarkdown;
}

/** Checks that compare several files, apart from references to missing names. */
export function checkRecords(
  records: Records,
  facts: FactsByFile,
  context: Pick<CheckContext, 'slugs' | 'known' | 'urls'> & { files: ReadonlySet<string> },
): Diagnostic[] {
  const geography = checkGeography(records, facts);
  const home = records.site?.file;
  const found = checkDistances(records, facts);
  // If the business is outside its own state and far from every place, only its own coordinates are wrong.
  const isOfHome = ({ at }: Diagnostic) => at.file === home;
  const isEvery = found.length === records.cities.length + records.counties.length;
  const distances = isEvery && geography.some(isOfHome) ? found.filter(isOfHome) : found;
  // A place that is far away is outside its county too, which is not reported as well.
  const farAway = new Set(distances.map(({ at }) => at.file));
  return [
    ...checkSlugs(records, facts, context.files),
    ...checkReviewIds(records),
    ...checkPhoneOverrides(records, context),
    ...checkDraftCounties(records, facts),
    ...distances,
    ...checkSameSpot(records, facts),
    ...geography.filter(({ at, code }) => code !== 'place/outside-county' || !farAway.has(at.file)),
  ];
}

/** Checks of one file, given the names of all others. */
export function checkRecord(record: DataRecord, context: CheckContext): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const mark of record.annotations) {
    for (const problem of checkAnnotation(mark, record, context)) found.push(problem);
  }
  for (const problem of checkContradictions(record)) found.push(problem);
  return found;
}

/** Checks the body of a document. */
export function checkBody(document: DocumentRecord, context: CheckContext): Diagnostic[] {
  return checkMarkdown(document.body, { at: bodyPlace(document), tokens: allowedTokens(), ...context });
}

function checkAnnotation(mark: Annotation, record: DataRecord, context: CheckContext): Diagnostic[] {
  const at = () => (mark.isKey ? record.locate.key(mark.path) : record.locate(mark.path));
  switch (mark.kind) {
    case 'ref':
      return checkReference(mark, at, context);
    case 'key':
      return context.site ? checkKey(mark, at, context.site) : [];
    case 'image':
      return context.images.has(mark.value) ? checkAlt(mark, record) : [missingImage(mark.value, at(), context.images)];
    case 'icon':
      return context.icons.has(mark.value) ? [] : [unknownIcon(mark, at(), context.icons)];
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
      return [...checkTextTokens(mark, record), ...checkPlainText(mark.value, () => textPlace(mark, record))];
    case 'markdown': {
      const tokens = [...tokensOf(record), ...mark.tokens];
      return checkMarkdown(mark.value, { at: textPlace(mark, record), tokens, ...context });
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
      ? 'Add the picture to data/images, or correct the name.'
      : `Rename data/images/${guess}: its ending must be ${ending.toLowerCase()}, in lower case.`;
  return diagnose('image/missing', at, `data/images has no picture named ${name}.`, {
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
  return checkTokens(mark.value, known, textPlace(mark, record));
}

function tokensOf(record: DataRecord, mark?: Annotation): readonly string[] {
  return allowedTokens(mark?.path[0] === 'wording' ? ['city', 'county'] : rowOf(record.kind).tokens);
}

function checkReviewIds(records: Records): Diagnostic[] {
  const seen = new Map<number, () => At>();
  const ids = records.reviews.flatMap((record) => record.value.map((review) => review.id));
  const nextId = ids.reduce((highest, id) => Math.max(highest, id), 0) + 1;
  return records.reviews.flatMap((record) =>
    record.value.flatMap((review, index) => {
      const at = () => record.locate([index, 'id']);
      const first = seen.get(review.id);
      if (!first) {
        seen.set(review.id, at);
        return [];
      }
      return [
        diagnose('review/duplicate-id', at(), `The id ${review.id} is already used.`, {
          hint: `Use ${nextId}, the next free number.`,
          related: [{ message: 'It is first used here:', at: first() }],
        }),
      ];
    }),
  );
}
