/** A page whose export has the wrong name. */
export function About() {
  return <p>About us</p>;
}
