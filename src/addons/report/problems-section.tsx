/** Errors and warnings by code, each with its place in the data. */
import type { ReactNode } from 'react';
import { catalog } from '../../diagnostics/catalog.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Grouped, groupBy } from '../../domain/groups.ts';
import { formatNumber } from '../../text/strings.ts';
import { count } from './format-figures.ts';
import type { ReportData } from './report-data.ts';
import type { Section } from './Section.tsx';

const maxOpen = 8;
/** Places shown per code: so many are usually one mistake repeated. */
const maxShown = 200;

export function problemsSection({ command, diagnostics, hrefOf }: ReportData): Section {
  const checked = command === 'check' ? '' : 'Run npx treesite check for more checks than a build makes. ';
  const opens = diagnostics.length === 0 ? '' : 'Each location is a link that opens the file in VS Code. ';
  const rank = ([{ severity }]: Grouped<Diagnostic>) => (severity === 'error' ? 0 : 1);
  const groups = [...groupBy(diagnostics, ({ code }) => code).values()].sort(
    (a, b) => rank(a) - rank(b) || b.length - a.length,
  );
  return {
    id: 'problems',
    heading: 'Problems',
    about: opens + checked,
    content: groups.length > 0 && groups.map((group) => <Group key={group[0].code} group={group} hrefOf={hrefOf} />),
    none: 'None.',
  };
}

function Group({ group, hrefOf }: { group: Grouped<Diagnostic>; hrefOf: ReportData['hrefOf'] }) {
  const [{ code, severity, hint }] = group;
  const { title, why } = catalog[code];
  // A hint that all have is shown once.
  const isShared = group.every((one) => one.hint === hint);
  const places = group.slice(0, maxShown).map(({ message, hint, at }) => {
    const place = `${at.file}:${at.line}`;
    const href = hrefOf(at);
    return (
      <li key={`${place}:${at.column} ${message}`}>
        {href === undefined ? <code>{place}</code> : <a href={href}>{place}</a>}
        <span>{prose(isShared ? message : `${message} ${hint ?? ''}`)}</span>
      </li>
    );
  });
  const omitted = group.length - places.length;
  return (
    <article className={severity}>
      <h3>{title}</h3>
      <p className="quiet">
        <span className="severity">{severity === 'error' ? 'Error' : 'Warning'}</span>{' '}
        {prose(isShared && hint !== undefined ? `${why} ${hint}` : why)} <code>{code}</code>
      </p>
      <ul className="places">{places.slice(0, maxOpen)}</ul>
      {group.length > maxOpen && (
        <details>
          <summary>{count(group.length - maxOpen, 'more place')}</summary>
          <ul className="places">{places.slice(maxOpen)}</ul>
          {omitted > 0 && (
            <p className="quiet">{`And ${formatNumber(omitted)} more. Run npx treesite check to list them.`}</p>
          )}
        </details>
      )}
    </article>
  );
}

/** Text between backticks is set as code. */
function prose(text: string): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
