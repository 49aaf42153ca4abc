/** The business's phone, name and address are the same wherever a page shows them. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { SiteModel } from '../../model/site-model.ts';
import type { LintedPages, LintedRoute } from '../linted-site.ts';
import { findWords, templateOf } from '../records/find-in-data.ts';
import type { Deviation } from '../structured-data/deviation.ts';
import { addressReader } from './other-addresses.ts';
import { nameReader } from './other-names.ts';
import { dialledDigits, type Numbers, numbersIn, otherDialledNumbers, otherNumbers } from './other-numbers.ts';

/** One mistake in the data may be on every page: it is reported once, with the first page that has it. */
export function lintBusiness(site: LintedPages): Diagnostic[] {
  const { model, routes, reads } = site;
  const all = [model.mainPhone, ...model.otherPhones()].map(({ display }) => display);
  const { country } = model.site.business.address;
  const inText = textReader(model);
  const reported = new Set<string>();
  return routes.flatMap((route) => {
    const { texts = [], anchors = [], description = '' } = reads.get(route.path)?.content ?? {};
    const title = reads.get(route.path)?.title ?? '';
    const own = (model.phoneOf(route.path) ?? model.mainPhone).display;
    const numbers = { own, all, country };
    const written = new Set(texts.flatMap((text) => numbersIn(text, country)));
    const dialled = anchors.filter((href) => /^(tel|sms):/.test(href) && !written.has(dialledDigits(href, country)));
    return [
      ...[title, description, ...texts].flatMap((text) => inText(text, numbers)),
      ...dialled.flatMap((href) => otherDialledNumbers(href, numbers)),
    ].flatMap((deviation) => toDiagnostic(site, { route, deviation, reported }));
  });
}

/** So many texts are remembered: those of the frame, which every page has, come again long before. */
const maxTexts = 5000;

/** The frame's texts are on every page, and are looked through once for each number. */
function textReader({ site: { business }, cities }: SiteModel): (text: string, numbers: Numbers) => Deviation[] {
  const towns = [...cities.values()].map(({ data }) => data.name);
  const lookForAddresses = addressReader(business.address, towns);
  const lookForNames = nameReader(business);
  const known = new Map<string, Deviation[]>();
  return (text, numbers) => {
    const key = `${numbers.own} ${text}`;
    const found = known.get(key) ?? [...otherNumbers(text, numbers), ...lookForNames(text), ...lookForAddresses(text)];
    if (known.size >= maxTexts) known.clear();
    known.set(key, found);
    return found;
  };
}

interface Found {
  route: LintedRoute;
  deviation: Deviation;
  reported: Set<string>;
}

function toDiagnostic({ records }: LintedPages, { route, deviation, reported }: Found): Diagnostic[] {
  const { code, words, message, hint } = deviation;
  const at = findWords(records, route, words) ?? templateOf(route);
  const key = `${code} ${at.file}:${at.line}:${at.column} ${words}`;
  if (reported.has(key)) return [];
  reported.add(key);
  return [diagnose(code, at, `${message} It is on ${route.path}.`, { hint, pages: [route.path] })];
}
