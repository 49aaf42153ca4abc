/** A page of its own with two sections of the same id. */
export function Page({ shell, hero }: { shell: { title: string }; hero: { title: string } }) {
  return (
    <html lang="en">
      <head>
        <title>{shell.title}</title>
      </head>
      <body>
        <h1>{hero.title}</h1>
        <section id="how-we-work">We listen.</section>
        <section id="how-we-work">Then we tune.</section>
      </body>
    </html>
  );
}
