/** Takes nothing, gives the line that parts what is above from what is below: two waves, or as the site's theme says. */
import { Icon } from 'treesite';
import './RiverLine.css';

export function RiverLine() {
  return <Icon name="divider" className="river" />;
}
