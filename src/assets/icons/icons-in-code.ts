/** Compiled templates → the icons that they name, and diagnostics for those that do not exist. Pure. */
import { SourceMap } from 'node:module';
import { type Diagnostic, diagnose, startOf } from '../../diagnostics/diagnostic.ts';
import { positionIn } from '../../text/strings.ts';
import type { TemplateCode } from '../bundle/bundle-templates.ts';
import { originalPlace } from '../bundle/load-templates.ts';
import type { IconSet } from './icon-set.ts';

/** `<Icon name="phone">` and `<Icon name={open ? 'x' : 'menu'}>` in esbuild's output. */
const inIcon = /\bIcon, \{(?:[^{}]*,)? ?name: ([^{},]*)/g;
/** A property or a parameter called icon: `<CheckList icon="minus">`, `{ icon = 'check' }`. */
const asIcon = /\bicon(?::| =) ("[^"]*")/g;

/** Does not find names that are concatenated. */
export function iconsInCode(code: string): Set<string> {
  const places = [...code.matchAll(inIcon), ...code.matchAll(asIcon)].map(([, expression = '']) => expression);
  return new Set(places.flatMap((text) => [...text.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)));
}

/** `<Icon name="phone">` in esbuild's output. Does not find computed names. */
const named = /\bIcon, \{ (?:className: [^,}]+, )?name: (?="([^"]+)")/g;

/** The data checks report icons named in the data. `root` is the project's folder. */
export function findUnknownIcons(
  { code, sourceMap }: Pick<TemplateCode, 'code' | 'sourceMap'>,
  { icons, root }: { icons: IconSet; root: string },
): Diagnostic[] {
  const unknown = [...code.matchAll(named)].filter(([, name = '']) => !icons.has(name));
  if (unknown.length === 0) return [];
  const sources = new SourceMap(JSON.parse(sourceMap));
  return unknown.map(({ 0: text, 1: name = '', index }) => {
    const at = originalPlace(sources, { ...positionIn(code, index + text.length), root }) ?? startOf('templates');
    const hint = icons.hintFor(name);
    return diagnose('icon/unknown', at, `There is no icon named ${name}, so the page is published without it.`, {
      hint,
    });
  });
}
