/** A page of its own whose headings skip two levels, and whose picture and button have no words. */
export function Page({ shell, hero }: { shell: { title: string; description: string }; hero: { title: string } }) {
  return (
    <html lang="en">
      <head>
        <title>{shell.title}</title>
        <meta name="description" content={shell.description} />
      </head>
      <body>
        <h1>{hero.title}</h1>
        <h4 id="how-we-work">We Listen</h4>
        {/* biome-ignore lint/a11y/useAltText: this is what the site is about */}
        <img src="/piano.svg" />
        <a href="/">Home</a>
        <button type="button" className="quiet" />
      </body>
    </html>
  );
}
