/** Asks whether scripts that need consent may be loaded: takes its words, gives a region that is hidden until a script shows it. Its style comes with that script. */
import type { Shell } from 'treesite';

export function ConsentQuestion({ wording }: Pick<Shell, 'wording'>) {
  return (
    <section id="consent" aria-label={wording.consentLabel} tabIndex={-1} hidden>
      <p>{wording.consentText}</p>
      <div className="actions">
        <button type="button" className="button quiet" value="no">
          {wording.consentDecline}
        </button>
        <button type="button" className="button quiet" value="yes">
          {wording.consentAccept}
        </button>
      </div>
    </section>
  );
}
