/** Takes posts, gives a teaser of each: a card with its day and a link to it. */
import { fill, type PostCard, type Wording } from 'treesite';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import { Photo } from '../Photo/Photo.tsx';
import '../../styles/cards.css';

interface TeasersProps {
  posts: PostCard[];
  wording: Wording;
  /** Of a card's title: one below that of the heading before the cards. */
  level?: 'h2' | 'h3';
  /** Where the cards fill the whole width, without a gap in the last row. */
  filled?: boolean;
}

export function Teasers({ posts, wording, level: Heading = 'h3', filled = false }: TeasersProps) {
  return (
    <ul className={filled ? 'cards filled' : 'cards'}>
      {posts.map((post) => (
        <li key={post.href} className="card">
          {post.image && <Photo picture={post.image} />}
          <Heading>{post.title}</Heading>
          <p className="muted">
            <time dateTime={post.date.iso}>{post.date.text}</time>
          </p>
          <p>{post.description}</p>
          <MoreLink
            href={post.href}
            label={wording.readMore}
            name={fill(wording.detailsOf, { label: wording.readMore, place: post.title })}
          />
        </li>
      ))}
    </ul>
  );
}
