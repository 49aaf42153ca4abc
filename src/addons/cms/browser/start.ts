/** Runs in the browser: registers treesite's file formats with Sveltia CMS, then starts it. */
import CMS from '@sveltia/cms';
import type { FileShape } from '../file/file-shape.ts';
import { readForm } from '../file/read-form.ts';
import { writeForm } from '../file/write-form.ts';

const data = document.getElementById('treesite-files')?.textContent ?? '{}';
for (const [kind, shape] of Object.entries<FileShape>(JSON.parse(data))) {
  CMS.registerCustomFormat(`treesite-${kind}`, shape.isPage ? 'md' : 'yaml', {
    fromFile: (text) => readForm(text, shape),
    toFile: (form) => writeForm(form, shape),
  });
}
CMS.init();
