/** A page of its own whose structured data is wrong in every way. */
const things = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'PianoTuner', name: 'Nobody knows this type' },
    { '@type': 'LocalBusiness', name: 'Without an address' },
    { '@type': 'Person', name: 'Ada', openingHours: 'Mo-Fr', birthDate: 'in spring' },
  ],
};

export function Page({ shell, hero }: { shell: { title: string; description: string }; hero: { title: string } }) {
  return (
    <html lang="en">
      <head>
        <title>{shell.title}</title>
        <meta name="description" content={shell.description} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: structured data cannot be written otherwise */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(things) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: structured data cannot be written otherwise */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"@type":' }} />
      </head>
      <body>
        <h1>{hero.title}</h1>
        <a href="/">Home</a>
      </body>
    </html>
  );
}
