/** Reports entries of `scripts` that name missing files or pages. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { withoutBase } from '../../domain/urls/hrefs.ts';
import type { DataRecord } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';

/** `isServed` takes a path as written in the data. */
export function checkScriptFiles(
  { value, locate }: Pick<DataRecord<Site>, 'value' | 'locate'>,
  { base, isServed }: { base: string; isServed: (path: string) => boolean },
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
        const meant = withoutBase(page, { base });
        const hint = meant !== undefined && isServed(meant) ? didYouMean(meant) : 'Correct the path.';
        return [diagnose('script/invalid', at, `There is no page ${page}.`, { hint })];
      }),
    ];
  });
}
