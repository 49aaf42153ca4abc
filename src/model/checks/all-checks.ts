/** The list of all checks of the data. A new check is a file in this folder and a line here. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { markdownKinds } from '../../domain/kind-lists.ts';
import type { DataRecord, NamedRecords } from '../../schema/records.ts';
import {
  type CheckContext,
  type FileCheck,
  type FinishedCheck,
  type FinishedSite,
  ofKind,
  type SiteCheck,
  type SiteContext,
} from './check.ts';
import { checkDates } from './content/check-dates.ts';
import { checkFillIns } from './content/check-fill-ins.ts';
import { checkPlaceholderCode, checkPlaceholderPhones } from './content/check-placeholder-numbers.ts';
import { checkPlaceholders } from './content/check-placeholders.ts';
import { checkReviewIds, checkReviews } from './content/check-reviews.ts';
import { checkSamples } from './content/check-samples.ts';
import { checkUnused } from './content/check-unused.ts';
import { checkCity } from './places/check-city.ts';
import { checkCoordinates } from './places/check-coordinates.ts';
import { checkDraftCounties } from './places/check-draft-counties.ts';
import { checkSameSpot } from './places/check-same-spot.ts';
import { checkAllowedCodes } from './settings/check-allowed-codes.ts';
import { checkCodes } from './settings/check-codes.ts';
import { checkExceptions } from './settings/check-exceptions.ts';
import { checkForms } from './settings/check-forms.ts';
import { checkHomeTime } from './settings/check-home-time.ts';
import { checkHours } from './settings/check-hours.ts';
import { checkLanguage } from './settings/check-language.ts';
import { checkPhoneOverrides } from './settings/check-phone-overrides.ts';
import { checkRating } from './settings/check-rating.ts';
import { checkRegionName } from './settings/check-region-name.ts';
import { checkPrivacy, checkScripts } from './settings/check-scripts.ts';
import { checkUrls } from './settings/check-urls.ts';
import { checkBody } from './values/check-markdown.ts';
import { checkMarks } from './values/check-marks.ts';
import { checkSlugs } from './values/check-slugs.ts';

const fileChecks: readonly FileCheck[] = [
  checkMarks,
  checkFillIns,
  checkSamples,
  checkPlaceholderCode,
  ...markdownKinds.names.map((kind) => ofKind(kind, checkBody)),
  ofKind('city', checkCity),
  ...[checkAllowedCodes, checkCodes, checkExceptions, checkForms, checkHomeTime].map((check) => ofKind('site', check)),
  ...[checkHours, checkLanguage, checkRating, checkRegionName, checkScripts, checkUrls].map((check) =>
    ofKind('site', check),
  ),
];

const siteChecks: readonly SiteCheck[] = [
  checkSlugs,
  checkReviewIds,
  checkPhoneOverrides,
  checkPlaceholderPhones,
  checkPrivacy,
  checkDraftCounties,
  checkSameSpot,
  checkCoordinates,
];

const finishedChecks: readonly FinishedCheck[] = [checkDates, checkReviews, checkUnused];

/** Only for `check --publish`. */
const publishChecks: readonly FinishedCheck[] = [checkPlaceholders];

/** Checks one file, given the names of all others. */
export function checkRecord(record: DataRecord, context: CheckContext): Diagnostic[] {
  return fileChecks.flatMap((check) => check(record, context));
}

/** Compares the files with each other. References to missing names are the business of `checkRecord`. */
export function checkRecords(records: NamedRecords, context: SiteContext): Diagnostic[] {
  return siteChecks.flatMap((check) => check(records, context));
}

export function checkFinishedSite(site: FinishedSite, { publish }: { publish: boolean }): Diagnostic[] {
  const checks = publish ? [...finishedChecks, ...publishChecks] : finishedChecks;
  return checks.flatMap((check) => check(site));
}
