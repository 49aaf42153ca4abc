/** Asks whether scripts that need consent may be loaded: takes its words, gives a region that is hidden until a script shows it. Its style comes with that script. */

interface ConsentQuestionProps {
  words: { label: string; text: string; accept: string; decline: string };
}

export function ConsentQuestion({ words }: ConsentQuestionProps) {
  return (
    <section id="consent" aria-label={words.label} tabIndex={-1} hidden>
      <p>{words.text}</p>
      <div className="actions">
        <button type="button" className="button quiet" value="no">
          {words.decline}
        </button>
        <button type="button" className="button quiet" value="yes">
          {words.accept}
        </button>
      </div>
    </section>
  );
}
