/** Reports the site's own icons, in data/icons and in its templates, that cannot be put into the sprite. Reads the files. */
import { readFile, stat } from 'node:fs/promises';
import { type Diagnostic, diagnose, wholeFile } from '../../diagnostics/diagnostic.ts';
import { readOrReport } from '../../diagnostics/unreadable.ts';
import { relativePath } from '../../domain/file-names.ts';
import { formatMegabytes } from '../../text/strings.ts';
import type { TemplateFolders } from '../bundle/template-folders.ts';
import { inspectSvg } from '../pictures/svg-picture.ts';
import type { IconSet } from './icon-set.ts';

const maxBytes = 1_000_000;

/** `root`: the project's folder. */
export async function checkIcons(
  icons: IconSet,
  { folders, root }: { folders: TemplateFolders; root: string },
): Promise<Diagnostic[]> {
  const drawn = [...icons.own].filter(([, file]) => !folders.isBuiltIn(file));
  const found = await Promise.all(
    drawn.map(async ([name, absolute]) => {
      const file = relativePath(root, absolute);
      const text = await readOrReport(file, async () => {
        const { size } = await stat(absolute);
        return size > maxBytes ? size : readFile(absolute, 'utf8');
      });
      if (Array.isArray(text)) return text;
      if (typeof text === 'number') return [tooLarge(file, text)];
      const icon = inspectSvg({ text, drawing: icons.sanitize(name, text) }, { file, use: () => wholeFile(file) });
      return Array.isArray(icon) ? icon : [];
    }),
  );
  return found.flat();
}

function tooLarge(file: string, bytes: number): Diagnostic {
  return diagnose('image/too-large', wholeFile(file), `This icon is ${formatMegabytes(bytes)}; the limit is 1 MB.`, {
    hint: 'Draw it with fewer points. Most icons are a few hundred bytes.',
  });
}
