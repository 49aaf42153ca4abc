/** Takes what the business says about itself, gives each claim with its proof, if any. */
import { type AboutProps, Icon } from 'treesite';
import '../Split/Split.css';
import './Claims.css';

export function Claims({ claims }: { claims: AboutProps['claims'] }) {
  return (
    <ul className="claims alt">
      {claims.map((claim) => (
        <li key={claim.text}>
          <Icon name={claim.icon} />
          <span>
            {claim.text} {claim.detail && <small>{claim.detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
