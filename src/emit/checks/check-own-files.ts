/** Reports mistakes in static files that browsers and search engines read: robots.txt, site.webmanifest, .well-known/security.txt. Pure. */
import { isUtf8 } from 'node:buffer';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { isGroup } from '../../domain/groups.ts';
import { positionIn } from '../../text/strings.ts';
import { isOwnRules } from '../hosts/host-files.ts';
import { textOf } from '../output-file.ts';
import { checkRobots, checkSecurityTxt, type Mistake } from './check-robots-and-security-txt.ts';
import type { FileCheck, ServedSite } from './file-check.ts';

/** `base`: the site's base path. */
type Check = (text: string, site: Context) => Mistake[];
type Context = Pick<ServedSite, 'isServed'> & { base: string };

const checks = new Map<string, Check>([
  ['robots.txt', checkRobots],
  ['site.webmanifest', checkManifest],
  ['.well-known/security.txt', checkSecurityTxt],
]);

export const checkOwnFiles: FileCheck = ({ staticFiles, headers: { base } }, { folder, isServed }) =>
  staticFiles.flatMap((file) => {
    const check = checks.get(file.path) ?? (isOwnRules(file) ? () => [] : undefined);
    if (!check) return [];
    const bytes = Buffer.from(file.contents);
    const mistakes = isUtf8(bytes) && !bytes.includes(0) ? check(textOf(file), { base, isServed }) : [notUtf8];
    return mistakes.map(({ line, column = 1, message, hint }) =>
      diagnose('static/invalid', { file: `${folder}/${file.path}`, line, column }, message, { hint }),
    );
  });

const notUtf8: Mistake = {
  line: 1,
  message: 'This file is not encoded as UTF-8, so programs misread it.',
  hint: 'Save the file as UTF-8.',
};

function checkManifest(text: string, { base, isServed }: Context): Mistake[] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch (error) {
    const [, offset = /end of JSON/.test(String(error)) ? text.length : 0] = /position (\d+)/.exec(String(error)) ?? [];
    const hint = 'Put names and texts in double quotes, and a comma between entries but not after the last one.';
    return [{ ...positionIn(text, Number(offset)), message: 'This is not JSON, so browsers ignore the file.', hint }];
  }
  const icons = isGroup(manifest) ? manifest.icons : [];
  return (Array.isArray(icons) ? icons : []).flatMap((icon: unknown) => {
    const src = isGroup(icon) && 'src' in icon ? String(icon.src) : '';
    if (isIconServed(src)) return [];
    const place = positionIn(text, Math.max(0, text.indexOf(JSON.stringify(src))));
    return [{ ...place, message: `The icon ${src} does not exist.`, hint: 'Correct the path, or remove the icon.' }];
  });

  /** Icons of other sites count as served. */
  function isIconServed(src: string): boolean {
    try {
      const { origin, pathname } = new URL(src, `${anySite}${base}/`);
      return origin !== anySite || isServed(decodeURI(pathname));
    } catch {
      return false;
    }
  }
}

const anySite = 'https://site.invalid';
