/** Takes reviews, gives them one at a time in the carousel; a single review needs no buttons. */
import { fill, type Review, type Wording } from 'treesite';
import { Carousel } from '../Carousel/Carousel.tsx';
import { ReviewCard } from '../ReviewCard/ReviewCard.tsx';

export function ReviewCarousel({ reviews, wording }: { reviews: Review[]; wording: Wording }) {
  const count = reviews.length;
  const [first] = reviews;
  if (!first) return null;
  if (count === 1) return <ReviewCard review={first} wording={wording} />;
  return (
    <Carousel
      role={wording.carousel}
      label={wording.carouselLabel}
      previous={wording.previous}
      next={wording.next}
      pause={wording.pause}
      play={wording.play}
    >
      {reviews.map((review, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is no part of a form
        <div
          key={`${review.name} ${review.text}`}
          className="slide"
          role="group"
          aria-label={fill(wording.slideOf, { number: index + 1, count })}
        >
          <ReviewCard review={review} wording={wording} />
        </div>
      ))}
    </Carousel>
  );
}
