/** Takes nothing, gives the line that separates two parts of a page: two waves, or the shape that the site's theme sets. */
import { Icon } from 'treesite';
import './RiverLine.css';

export function RiverLine() {
  return <Icon name="divider" className="river" />;
}
