import { RichText } from '../components/RichText/RichText.tsx';
import { Document } from '../layouts/Document.tsx';

export function Page({ shell, structuredData, title, hours, text }) {
  return (
    <Document shell={shell} structuredData={structuredData}>
      <h1>{title}</h1>
      <p>{`It took ${hours} hours.`}</p>
      <RichText blocks={text} />
    </Document>
  );
}
