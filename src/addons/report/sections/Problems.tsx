/** Errors and warnings by code, each with its place in the data. */
import { formatNumber } from '../../../text/strings.ts';
import { count } from '../format-figures.ts';
import type { ProblemGroup, ProblemPlace, ReportData } from '../report-data.ts';
import { Section } from './Section.tsx';

const maxOpen = 8;
/** Places shown per code: so many are usually one mistake repeated. */
const maxShown = 200;

export function Problems({ groups, command }: { groups: readonly ProblemGroup[]; command: ReportData['command'] }) {
  const checked = command === 'check' ? '' : 'Run treesite check for more checks than a build makes. ';
  const opens = groups.length === 0 ? '' : 'Each location is a link that opens the file in VS Code. ';
  return (
    <Section id="problems" heading="Problems" about={opens + checked}>
      {groups.length === 0 && <p>None.</p>}
      {groups.map((group) => (
        <Group key={group.code} {...group} />
      ))}
    </Section>
  );
}

function Group({ code, severity, title, why, places }: ProblemGroup) {
  const [open, folded] = [places.slice(0, maxOpen), places.slice(maxOpen, maxShown)];
  const omitted = places.length - maxOpen - folded.length;
  const hint = sharedHint(places);
  return (
    <article className={severity}>
      <h3>{title}</h3>
      <p className="quiet">
        <span className="severity">{severity === 'error' ? 'Error' : 'Warning'}</span>{' '}
        <Prose text={hint === undefined ? why : `${why} ${hint}`} /> <code>{code}</code>
      </p>
      <Places places={open} shared={hint} />
      {folded.length > 0 && (
        <details>
          <summary>{count(places.length - maxOpen, 'more place')}</summary>
          <Places places={folded} shared={hint} />
          {omitted > 0 && (
            <p className="quiet">{`And ${formatNumber(omitted)} more. Run treesite check to list them.`}</p>
          )}
        </details>
      )}
    </article>
  );
}

/** The hint of all places, if they have the same one: it is then shown once. */
function sharedHint(places: readonly ProblemPlace[]): string | undefined {
  const hint = places[0]?.hint;
  return places.every((place) => place.hint === hint) ? hint : undefined;
}

function Places({ places, shared }: { places: readonly ProblemPlace[]; shared: string | undefined }) {
  return (
    <ul className="places">
      {places.map(({ message, hint, place, href }) => (
        <li key={`${place} ${message}`}>
          {href === undefined ? <code>{place}</code> : <a href={href}>{place}</a>}
          <span>
            <Prose text={hint === undefined || hint === shared ? message : `${message} ${hint}`} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Text between backticks is set as code. */
function Prose({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
