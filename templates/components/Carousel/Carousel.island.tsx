/** Slides shown one at a time, advancing by themselves until a visitor reads one. Without JavaScript the slides scroll sideways. */
import { Component, type ReactNode } from 'react';
import { island, Slot } from 'treesite';
import './Carousel.css';

const interval = 8000;
/** Pixels a finger has to travel to mean the next slide. */
const swipe = 40;

interface CarouselProps {
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  count: number;
}

interface CarouselState {
  /** False until the island is hydrated. */
  live: boolean;
  playing: boolean;
  /** True while a slide is hovered or has the focus. */
  held: boolean;
  index: number;
}

/** A class, because hooks would add a kilobyte of script that nothing else on the site needs. */
class CarouselView extends Component<CarouselProps & { children?: ReactNode }, CarouselState> {
  override state: CarouselState = { live: false, playing: true, held: false, index: 0 };
  /** Set when the carousel is mounted, which is before it is used. */
  declare root: HTMLElement;
  declare timer: ReturnType<typeof setInterval> | undefined;

  override componentDidMount() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    watchReader(this.root, { hold: (held) => this.setState({ held }), move: (by) => this.move(by) });
    this.setState({ live: true, playing: !still });
  }

  override componentDidUpdate() {
    const { playing, held, index } = this.state;
    showSlide(this.root, index);
    clearInterval(this.timer);
    if (playing && !held) this.timer = setInterval(() => this.move(1), interval);
  }

  move(by: number) {
    const { count } = this.props;
    this.setState(({ index }) => ({ index: (index + by + count) % count }));
  }

  override render() {
    const { label, previous, next, pause, play, children } = this.props;
    const { live, playing } = this.state;
    const button = (kind: string, name: string, act: () => void) => (
      <button type="button" className={`button quiet ${kind}`} aria-label={name} onClick={act} />
    );
    return (
      <section
        className="carousel"
        aria-roledescription="carousel"
        aria-label={label}
        data-live={live ? '' : undefined}
        ref={(root) => {
          this.root = root as HTMLElement;
        }}
      >
        <div className="carousel-controls">
          {button('previous', previous, () => this.move(-1))}
          {button(playing ? 'pause' : 'play', playing ? pause : play, () => this.setState({ playing: !playing }))}
          {button('next', next, () => this.move(1))}
        </div>
        <Slot className="slides">{children}</Slot>
      </section>
    );
  }
}

/** The slides are the server's markup: the island only decides which one is shown. */
function showSlide(root: HTMLElement, index: number) {
  for (const [position, slide] of root.querySelectorAll<HTMLElement>('.slide').entries()) {
    slide.dataset.state = position === index ? 'current' : position < index ? 'before' : 'after';
    slide.inert = position !== index;
  }
}

/** Hover and focus pause the slides; a swipe moves them. */
function watchReader(root: HTMLElement, { hold, move }: { hold: (held: boolean) => void; move: (by: number) => void }) {
  let from = 0;
  const look = () => hold(root.matches(':hover, :focus-within'));
  for (const name of ['mouseenter', 'mouseleave', 'focusin', 'focusout']) {
    // After the focus has moved.
    root.addEventListener(name, () => setTimeout(look));
  }
  // A touch that starts or ends is among the changed ones.
  const x = (event: TouchEvent) => (event.changedTouches[0] as Touch).clientX;
  root.addEventListener('touchstart', (event) => (from = x(event)), { passive: true });
  root.addEventListener('touchend', (event) => {
    const by = x(event) - from;
    if (Math.abs(by) > swipe) move(by < 0 ? 1 : -1);
  });
}

export const Carousel = /* @__PURE__ */ island('Carousel', CarouselView);
