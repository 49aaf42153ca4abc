/** Slides shown one at a time, going on by themselves until somebody is reading. Without script the slides scroll sideways. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { island, Slot } from 'treesite';

const interval = 8000;
const swipe = 40;

interface CarouselProps {
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  count: number;
}

function CarouselView({ label, previous, next, pause, play, count, children }: CarouselProps & { children?: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  const [live, setLive] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const [index, setIndex] = useState(0);
  const move = (by: number) => setIndex((current) => (current + by + count) % count);

  useEffect(() => {
    setLive(true);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
    return root.current ? watchReader(root.current, { hold: setHeld, move }) : undefined;
  }, []);

  useEffect(() => {
    if (live && root.current) showSlide(root.current, index);
  }, [live, index]);

  useEffect(() => {
    if (!live || !playing || held) return;
    const timer = setInterval(() => move(1), interval);
    return () => clearInterval(timer);
  }, [live, playing, held, index]);

  return (
    <section ref={root} className="carousel" aria-roledescription="carousel" aria-label={label} data-live={live ? '' : undefined}>
      <div className="carousel-controls">
        <button type="button" className="button quiet" onClick={() => move(-1)}>
          {previous}
        </button>
        <button type="button" className="button quiet" onClick={() => setPlaying(!playing)}>
          {playing ? pause : play}
        </button>
        <button type="button" className="button quiet" onClick={() => move(1)}>
          {next}
        </button>
      </div>
      <Slot className="slides">{children}</Slot>
    </section>
  );
}

/** The slides are the server's markup: the island only says which one is in front. */
function showSlide(root: HTMLElement, index: number) {
  for (const [position, slide] of root.querySelectorAll<HTMLElement>('.slide').entries()) {
    slide.dataset.state = position === index ? 'current' : position < index ? 'before' : 'after';
    slide.inert = position !== index;
  }
}

/** Hover and focus hold the slides; a swipe moves them. */
function watchReader(root: HTMLElement, { hold, move }: { hold: (held: boolean) => void; move: (by: number) => void }) {
  let from = 0;
  const hover = () => hold(root.matches(':hover, :focus-within'));
  const listeners: [string, (event: Event) => void][] = [
    ['mouseenter', hover],
    ['mouseleave', hover],
    ['focusin', hover],
    ['focusout', () => setTimeout(hover)],
    ['touchstart', (event) => (from = (event as TouchEvent).changedTouches[0]?.clientX ?? 0)],
    ['touchend', (event) => {
      const by = ((event as TouchEvent).changedTouches[0]?.clientX ?? 0) - from;
      if (Math.abs(by) > swipe) move(by < 0 ? 1 : -1);
    }],
  ];
  for (const [name, listener] of listeners) root.addEventListener(name, listener, { passive: true });
  return () => {
    for (const [name, listener] of listeners) root.removeEventListener(name, listener);
  };
}

export const Carousel = /* @__PURE__ */ island('carousel', CarouselView);
