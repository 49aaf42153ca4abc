/** Reports lines of the site's own `_headers` files that have no effect. Pure. */
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { parseHeaderLines } from '../../domain/header-lines.ts';
import { isOwnHeaders } from '../headers.ts';
import { textOf } from '../output-file.ts';
import type { FileCheck } from './file-check.ts';

export const checkOwnHeaders: FileCheck = ({ staticFiles }, { folder }) =>
  staticFiles.filter(isOwnHeaders).flatMap((file) =>
    parseHeaderLines(textOf(file)).ignored.map(({ line, message, hint }) => {
      const at = { file: `${folder}/${file.path}`, line, column: 1 };
      return diagnose('header/invalid', at, message, { hint });
    }),
  );
