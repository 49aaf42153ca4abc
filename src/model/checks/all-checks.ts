/** The list of all checks of the data. A new check is a file in this folder and a line here. */
import { catalog } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { DataRecord } from '../../schema/records.ts';
import type { SiteRecords } from '../file-facts.ts';
import {
  type CheckContext,
  type FileCheck,
  type FinishedCheck,
  type FinishedSite,
  ofKind,
  ofOriginals,
  type SiteCheck,
  type SiteContext,
} from './check.ts';
import { checkDates } from './content/check-dates.ts';
import { checkHosts } from './content/check-hosts.ts';
import { checkRating, checkReviewIds, checkReviews } from './content/check-reviews.ts';
import { checkBody, checkFillIns, checkPlaceholders, checkSamples } from './content/check-unfinished.ts';
import { checkUnused } from './content/check-unused.ts';
import { hasMark } from './content/find-texts.ts';
import { checkCoordinates } from './places/check-coordinates.ts';
import { checkCounties, checkDriveTime, checkItself, checkSameSpot } from './places/check-places.ts';
import { checkCodes, checkLanguage, checkRegionName } from './settings/check-codes.ts';
import { checkForms } from './settings/check-forms.ts';
import { checkExceptions, checkHours } from './settings/check-hours.ts';
import { checkPhoneOverrides } from './settings/check-phone-overrides.ts';
import { checkPrivacy, checkScripts } from './settings/check-scripts.ts';
import { checkHomeTime } from './settings/check-time-zone.ts';
import { checkUrls } from './settings/check-urls.ts';
import { checkMarks } from './values/check-marks.ts';
import { checkSlugs } from './values/check-slugs.ts';
import { checkCutTexts } from './values/check-texts.ts';
import { checkTranslation } from './values/check-translation.ts';

const fileChecks: readonly FileCheck[] = [
  checkMarks,
  checkTranslation,
  checkCutTexts,
  checkFillIns,
  checkSamples,
  checkBody,
  ...[checkLanguage, checkRegionName].map((check) => ofKind('site', check)),
  ...[checkDriveTime, checkItself].map((check) => ofOriginals('city', check)),
  ...[checkCodes, checkExceptions, checkForms, checkHomeTime].map((check) => ofOriginals('site', check)),
  ...[checkHours, checkRating, checkScripts, checkUrls].map((check) => ofOriginals('site', check)),
];

const siteChecks: readonly SiteCheck[] = [
  checkSlugs,
  checkReviewIds,
  checkPhoneOverrides,
  checkPrivacy,
  checkCounties,
  checkSameSpot,
  checkCoordinates,
];

const finishedChecks: readonly FinishedCheck[] = [checkDates, checkReviews, checkUnused];

/** Only for `check --publish`: of each file. */
const publishChecks = [checkPlaceholders, checkHosts];

/** Checks one file, given the names of all others. */
export function checkRecord(record: DataRecord, context: CheckContext): Diagnostic[] {
  return fileChecks.flatMap((check) => check(record, context)).filter(isProblemOf(record));
}

/** A draft may have what may not be published. */
function isProblemOf({ value }: DataRecord) {
  return ({ code }: Diagnostic) => !hasMark(value, 'draft') || catalog[code].onPublish === undefined;
}

/** Compares the files with each other. References to missing names are the business of `checkRecord`. */
export function checkRecords(records: SiteRecords, context: SiteContext): Diagnostic[] {
  return siteChecks.flatMap((check) => check(records, context));
}

export function checkFinishedSite(site: FinishedSite, { publish }: { publish: boolean }): Diagnostic[] {
  const found = finishedChecks.flatMap((check) => check(site));
  if (!publish) return found;
  const inFile = (record: DataRecord) => publishChecks.flatMap((check) => check(record)).filter(isProblemOf(record));
  return [...found, ...site.records.all.flatMap(inFile)];
}
