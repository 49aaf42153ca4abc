/** Takes labeled values, gives them as a description list. */
import type { Fact } from 'treesite';
import './Facts.css';

export function Facts({ facts, className = 'facts' }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
          {fact.note && <dd className="note">{fact.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
