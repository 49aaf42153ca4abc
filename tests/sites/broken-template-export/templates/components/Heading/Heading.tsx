/** Its name is not the one that pages import. */
export function Haeding({ text }: { text: string }) {
  return <h1>{text}</h1>;
}
