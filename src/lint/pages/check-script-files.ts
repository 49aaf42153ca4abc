/** Reports entries of `scripts` that name missing files or pages. Pure. */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts';
import type { DataRecord } from '../../schema/records.ts';
import type { Site } from '../../schema/types.gen.ts';

/** `isServed` takes a path as written in the data. */
export function checkScriptFiles(
  { value, locate }: Pick<DataRecord<Site>, 'value' | 'locate'>,
  isServed: (path: string) => boolean,
): Diagnostic[] {
  return value.scripts.flatMap(({ src = '', pages }, index) => {
    const file = src.replace(/[?#].*$/, '');
    const paths = [{ path: file, at: ['src'] }, ...pages.map((path, place) => ({ path, at: ['pages', place] }))];
    return paths.flatMap(({ path, at }) => {
      if (!path.startsWith('/') || isServed(path)) return [];
      const message = `There is no ${path === file ? 'file' : 'page'} ${path}.`;
      const hint = path === file ? `Put the file at static${path}, or correct the path.` : 'Correct the path.';
      return [diagnose('script/invalid', locate(['scripts', index, ...at]), message, { hint })];
    });
  });
}
