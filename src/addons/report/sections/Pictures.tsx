/** The heaviest pictures that pages show. */
import { count, formatBytes } from '../format-figures.ts';
import type { PictureLine } from '../report-data.ts';
import { Bar } from './Bar.tsx';
import { Section } from './Section.tsx';

export function Pictures({ pictures }: { pictures: readonly PictureLine[] }) {
  const heaviest = pictures[0]?.bytes ?? 0;
  return (
    <Section id="pictures" heading="Heaviest pictures" about="In the size that a phone loads.">
      {pictures.length === 0 && <p>No page shows a picture.</p>}
      <ol className="rows two">
        {pictures.map(({ file, bytes, pages }) => (
          <li key={file}>
            <span>{nameOf(file)}</span>
            <span className="figure">{formatBytes(bytes)}</span>
            <Bar parts={[{ kind: 'pictures', size: bytes }]} whole={heaviest} />
            <small>{`on ${count(pages, 'page')}`}</small>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The name that the owner gave it: assets/oak.0123456789.avif → oak. */
function nameOf(file: string): string {
  return file.replace(/^assets\//, '').replace(/\.[0-9a-z]{8,}(?=\.[a-z]+$)/i, '');
}
