/** Takes a review, gives its stars, its words and their author. */
import { fill, type Review, type Wording } from 'treesite';
import './ReviewCard.css';

/** The highest rating. */
const best = 5;
/** In characters. In the large letters of others, a longer review would be higher than a phone, and so would the carousel. */
const maxLarge = 400;

export function ReviewCard({ review, wording }: { review: Review; wording: Wording }) {
  const { name, location, rating, text, language, service, verified, date } = review;
  return (
    <figure className="review">
      <span
        className="stars"
        role="img"
        aria-label={fill(wording.starsOf, { rating, best })}
        data-stars={'★'.repeat(rating)}
      />
      <blockquote className={text.length > maxLarge ? 'long' : undefined} lang={language}>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b> <span>{service === undefined ? location : `${location} · ${service}`}</span>{' '}
        {verified && <span>{wording.verifiedCustomer}</span>}{' '}
        {date && (
          <time dateTime={date.iso} data-age={wording.today}>
            {date.text}
          </time>
        )}
      </figcaption>
    </figure>
  );
}
