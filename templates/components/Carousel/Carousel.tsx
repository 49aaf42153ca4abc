/** Slides shown one at a time, advancing by themselves until a visitor reads one. Without JavaScript the slides scroll sideways. */
import type { ReactNode } from 'react';
import './Carousel.css';

interface CarouselProps {
  /** What it is: “carousel”. */
  role: string;
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Elements of class `slide`. */
  children?: ReactNode;
}

export function Carousel({ role, label, previous, next, pause, play, children }: CarouselProps) {
  return (
    <section className="carousel" aria-roledescription={role} aria-label={label}>
      <div className="carousel-controls">
        <button type="button" className="button quiet previous" aria-label={previous} />
        <button type="button" className="button quiet pause" aria-label={pause} data-play={play} />
        <button type="button" className="button quiet next" aria-label={next} />
      </div>
      <div className="slides">{children}</div>
    </section>
  );
}
