/** Takes a heading and names, gives them as a section, or nothing where there are no names. */
export function NameSection({ heading, names }: { heading: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
