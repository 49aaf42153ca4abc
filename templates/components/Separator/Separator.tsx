/** Takes nothing, gives the line that separates two parts of a page: two waves, or the shape that the site's theme sets. */
import { Icon } from 'treesite';
import './Separator.css';

export function Separator() {
  return <Icon name="divider" className="river" />;
}
