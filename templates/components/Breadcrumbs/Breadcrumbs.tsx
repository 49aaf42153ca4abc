/** Takes the path to a page, gives it as a list of links whose last entry is the page itself. */
import type { Breadcrumb } from 'treesite';
import './Breadcrumbs.css';

export function Breadcrumbs({ label, trail }: { label: string; trail: Breadcrumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {trail.map((step) => (
          <li key={step.text}>
            {step.href === undefined ? (
              <span aria-current="page">{step.text}</span>
            ) : (
              <a href={step.href}>{step.text}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
