/** Reports code in a site's own scripts that turns text into HTML or code, where Trusted Types make browsers throw; and entries of `scripts` that name missing files or pages. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { DataRecord } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';

interface OwnScript {
  /** Relative to the project's root. */
  file: string;
  text: string;
}

const sinks = new RegExp(
  [
    /\.(?:innerHTML|outerHTML|srcdoc)\s*\+?=(?!=)/,
    /\.(?:insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe)\s*\(/,
    /\bdocument\.write(?:ln)?\s*\(/,
    /\b(?:eval|new Function)\s*\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Reports the first place in each file. */
export function checkSinks(scripts: readonly OwnScript[]): Diagnostic[] {
  return scripts.flatMap(({ file, text }) => {
    const lines = text.split('\n');
    const line = lines.findIndex((one) => !/^\s*(\/\/|\*|\/\*)/.test(one) && sinks.test(one));
    const found = sinks.exec(lines[line] ?? '');
    if (!found) return [];
    const at = { file, line: line + 1, column: found.index + 1, length: found[0].length };
    const name = /[\w.]+/.exec(found[0].replace(/^\./, ''))?.[0] ?? '';
    return [
      diagnose('script/html-sink', at, `${name} fails in browsers that support Trusted Types.`, {
        hint: 'Use textContent, append or a <template>, or set security.trustedTypes: false in data/site.yaml.',
      }),
    ];
  });
}

/** `isServed` takes a path as written in the data. */
export function checkScriptFiles(
  { value, locate }: Pick<DataRecord<Site>, 'value' | 'locate'>,
  isServed: (path: string) => boolean,
): Diagnostic[] {
  return value.scripts.flatMap(({ src, pages }, index) => {
    const missing = src?.startsWith('/') && !isServed(src.replace(/[?#].*$/, ''));
    const hint = `Put the file at static${src}, or correct the path.`;
    return [
      ...(missing
        ? [diagnose('script/invalid', locate(['scripts', index, 'src']), `There is no file ${src}.`, { hint })]
        : []),
      ...pages.flatMap((page, place) => {
        if (!page.startsWith('/') || isServed(page)) return [];
        const at = locate(['scripts', index, 'pages', place]);
        return [diagnose('script/invalid', at, `There is no page ${page}.`, { hint: 'Correct the path.' })];
      }),
    ];
  });
}
