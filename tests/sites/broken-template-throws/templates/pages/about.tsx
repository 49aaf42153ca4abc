/** A page of its own that fails while it is made. */
export function Page({ hero }: { hero: { title: string } }) {
  return (
    <html lang="en">
      <body>
        <h1>{shout(hero.title)}</h1>
      </body>
    </html>
  );
}

function shout(text: string): string {
  if (text !== '') throw new Error('no shouting here');
  return text.toUpperCase();
}
