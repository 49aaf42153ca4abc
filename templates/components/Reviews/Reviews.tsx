/** Takes a few reviews, gives them side by side. */
import type { Review, Wording } from 'treesite';
import { ReviewCard } from '../ReviewCard/ReviewCard.tsx';
import './Reviews.css';

export function Reviews({ reviews, wording }: { reviews: Review[]; wording: Wording }) {
  return (
    <div className="reviews">
      {reviews.map((review) => (
        <ReviewCard key={`${review.name} ${review.text}`} review={review} wording={wording} />
      ))}
    </div>
  );
}
