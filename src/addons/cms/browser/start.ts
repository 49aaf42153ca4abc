/** Runs in the browser: registers treesite's file formats with Sveltia CMS, then starts it. */
import CMS from '@sveltia/cms';
import { type FileShape, formatForm, parseForm } from '../form.ts';

const data = document.getElementById('treesite-files')?.textContent ?? '{}';
for (const [kind, shape] of Object.entries<FileShape>(JSON.parse(data))) {
  CMS.registerCustomFormat(`treesite-${kind}`, shape.isPage ? 'md' : 'yaml', {
    fromFile: (text) => parseForm(text, shape),
    toFile: (form) => formatForm(form, shape),
  });
}
CMS.init();
