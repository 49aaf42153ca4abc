/** Reports phone overrides for unknown pages, and pages with several. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/nearest.ts';
import { slugify } from '../../../text/strings.ts';
import type { SiteRecords } from '../../file-facts.ts';
import { nearestName } from '../../names.ts';
import type { SiteContext } from '../check.ts';

export function checkPhoneOverrides(
  { phoneOverrides }: SiteRecords,
  { names: { city, county, page }, urls }: SiteContext,
): Diagnostic[] {
  if (!phoneOverrides) return [];
  const { value, locate } = phoneOverrides;
  const keys = new Map<string, string>();
  return Object.keys(value).flatMap((key) => {
    const isSlug = city.has(key) || county.has(key);
    const path = isSlug ? urls.of('city', key) : key.startsWith('/') ? urls.resolve(key)?.path : undefined;
    if (path === undefined || !(isSlug || page.has(path))) {
      const guess = [city, county, page].flatMap((names) => {
        return nearestName(key, names) ?? nearestName(slugify(key) || key, names) ?? [];
      })[0];
      const hint =
        guess === undefined ? 'Use the slug of a place or county, or the path of a page.' : didYouMean(guess);
      return [diagnose('reference/unknown-page', locate.key([key]), `There is no place or page ${key}.`, { hint })];
    }
    const first = keys.get(path);
    if (first === undefined) {
      keys.set(path, key);
      return [];
    }
    const related = [{ message: 'The other number:', at: locate.key([first]) }];
    const message = `${first} and ${key} are the same page, which can show only one number.`;
    const hint = 'Delete one of the two lines.';
    return [diagnose('phone/two-overrides', locate.key([key]), message, { hint, related })];
  });
}
