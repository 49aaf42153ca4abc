/** Reports URLs that match their pattern but are invalid: they get into headers and files that hosts read. Pure. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Path } from '../../../diagnostics/locate.ts';
import { allowKinds, parseOrigin } from '../../../domain/policies/origins.ts';
import { isPlainPath, parseHttpUrl } from '../../../domain/urls/hrefs.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';
import { type Report, reporter } from '../check.ts';
import { isPrivate } from '../content/check-hosts.ts';

export function checkUrls({ value, locate }: DataRecord<Site>): Diagnostic[] {
  const { url, forms, security } = value;
  const report = reporter('schema/format', locate);
  return [
    ...checkUrl(['url', 'base'], url.base, report),
    ...checkUrl(['forms', 'endpoint'], forms.endpoint, report),
    ...allowKinds.flatMap((kind) =>
      security.allow[kind].flatMap((text, index) => checkOrigin(['security', 'allow', kind, index], text, report)),
    ),
    ...checkBase(url.base, report),
    ...checkEndpoint(forms.endpoint ?? '', report),
  ];
}

/** Paths on the site are checked with the links. */
function checkUrl(path: Path, text: string | undefined, report: Report): Diagnostic[] {
  if (text === undefined || /^(mailto:|\/)/.test(text) || parseHttpUrl(text)) return [];
  const hint = 'Copy the URL from the browser’s address bar: https://www.example.com/page';
  return report(path, `The URL ${text} is not allowed.`, hint);
}

function checkOrigin(path: Path, text: string, report: Report): Diagnostic[] {
  if (parseOrigin(text) !== undefined) return [];
  const origin = parseHttpUrl(text)?.origin;
  const hint = origin ? `Write ${origin}` : 'Write https:// and the host: https://cdn.example.com';
  return report(path, `${text} is not an origin.`, hint);
}

function checkBase(text: string, report: Report): Diagnostic[] {
  const pathname = parseHttpUrl(text)?.pathname ?? '/';
  if (/\.(html?|php|aspx?)\/?$/i.test(pathname)) {
    const hint = 'Write the URL of the home page without the name of its file: https://www.example.com';
    return report(['url', 'base'], `The path ${pathname} is that of a page, not of a folder.`, hint);
  }
  if (isPlainPath(pathname)) return [];
  const hint = 'Some hosts treat special characters as rules. Use letters, digits, hyphens and dots.';
  return report(['url', 'base'], `The path ${pathname} contains a special character or two slashes.`, hint);
}

/** An http endpoint is this computer, for trying the forms: `checkForms` reports it. */
function checkEndpoint(text: string, report: Report): Diagnostic[] {
  const path = ['forms', 'endpoint'];
  if (/[{}]/.test(text)) {
    const hint = 'Replace the part in braces with the value that your form service gave you.';
    return report(path, 'A URL of a form cannot contain tokens or braces.', hint);
  }
  const url = parseHttpUrl(text);
  if (url?.protocol !== 'https:' || !isPrivate(url.hostname)) return [];
  const hint = 'Write the public URL that your form service gave you. To try the forms, write http://localhost.';
  return report(path, `Visitors cannot reach ${url.host}: it is an address of your own computer or network.`, hint);
}
