/** A page of its own that prints a token which only texts of the data have filled. */
export function Page({ shell, hero }: { shell: { title: string }; hero: { title: string } }) {
  return (
    <html lang="en">
      <head>
        <title>{shell.title}</title>
      </head>
      <body>
        <h1>{hero.title}</h1>
        <p id="how-we-work">{'Call {phone}.'}</p>
      </body>
    </html>
  );
}
