/** A page whose title has two children, which React leaves out. */
export function Page({ hero }: { hero: { title: string } }) {
  return (
    <html lang="en">
      <head>
        <title>
          {hero.title} | {hero.title}
        </title>
      </head>
      <body>
        <h1>{hero.title}</h1>
      </body>
    </html>
  );
}
