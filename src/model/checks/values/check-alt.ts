/** Reports pictures without alternative text, or with one that says nothing. Pure. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Annotation } from '../../../schema/annotation.ts';
import type { DataRecord } from '../../../schema/records.ts';
import { siblingOf } from '../../image-uses.ts';
import { reporter } from '../check.ts';

/** Even if the schema makes alt optional, a picture needs it; only a logo does not, because the business's name serves as its alt. */
export function checkAlt(mark: Annotation, record: DataRecord): Diagnostic[] {
  const field = String(mark.path.at(-1));
  // The logo for the dark theme has the alt of the other.
  if (field === 'dark') return [];
  const name = field.endsWith('Image') ? field.replace('Image', 'Alt') : 'alt';
  const alt = siblingOf(record, mark.path, name);
  const report = reporter('image/alt', record.locate);
  if (alt === undefined && field === 'image' && mark.target !== 'logo')
    return report(
      mark.path,
      `The picture ${mark.value} has no alternative text.`,
      'Add alt: next to image:, with a description of what the picture shows.',
    );
  const text = String(alt);
  // IMG_2034 is the name of a file, but Piano may be what piano.jpg shows.
  const isName = /[\d_-]/.test(text) && text === mark.value.replace(/\.\w+$/, '');
  const isFile = isName || /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(text);
  if (!isFile && !/^(?:image|photo|picture)$/i.test(text)) return [];
  const message = `The alternative text of ${mark.value} ${isFile ? 'is the name of a file' : 'does not say what it shows'}: ${text}`;
  return report([...mark.path.slice(0, -1), name], message, 'Write what the picture shows.');
}
