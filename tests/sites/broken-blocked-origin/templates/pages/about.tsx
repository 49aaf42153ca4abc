/** A page of its own that loads a script and a map from other sites. */
export function Page({ shell, hero }: { shell: { title: string }; hero: { title: string } }) {
  return (
    <html lang="en">
      <head>
        <title>{shell.title}</title>
        <script async src="https://chat.example/widget.js" />
      </head>
      <body>
        <h1>{hero.title}</h1>
        <iframe title="Map" src={`https://maps.example/embed?q=${hero.title}`} />
        <img src="https://pictures.example/a.png" alt="" width="10" height="10" />
      </body>
    </html>
  );
}
