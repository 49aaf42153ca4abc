/** Shows one slide of each carousel at a time: the next one after eight seconds, unless the visitor reads it or prefers less motion. */
import './Carousel.script.css';

const interval = 8000;
/** Pixels a finger has to travel to mean the next slide. */
const swipe = 40;

for (const carousel of document.querySelectorAll<HTMLElement>('.carousel')) start(carousel);

function start(carousel: HTMLElement): void {
  const slides = [...carousel.querySelectorAll<HTMLElement>('.slide')];
  const [previous, toggle, next] = carousel.querySelectorAll('button') as Iterable<HTMLButtonElement>;
  if (!previous || !toggle || !next) return;
  const pause = toggle.getAttribute('aria-label') ?? '';
  let playing = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let current = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Hover and focus hold the slide. */
  const wait = () => {
    clearInterval(timer);
    if (playing && !carousel.matches(':hover, :focus-within')) timer = setInterval(() => move(1), interval);
  };
  const move = (by: number) => {
    // Slides move from the first change on: at the start they only leave the row in which they stand without script.
    if (by !== 0) carousel.dataset.live = 'moving';
    current = (current + by + slides.length) % slides.length;
    for (const [index, slide] of slides.entries()) {
      slide.dataset.state = index === current ? 'current' : index < current ? 'before' : 'after';
      slide.inert = index !== current;
    }
    wait();
  };
  const play = (now: boolean) => {
    playing = now;
    toggle.classList.toggle('pause', playing);
    toggle.classList.toggle('play', !playing);
    toggle.setAttribute('aria-label', (playing ? pause : toggle.dataset.play) ?? '');
    wait();
  };

  previous.onclick = () => move(-1);
  next.onclick = () => move(1);
  toggle.onclick = () => play(!playing);
  // After the focus has moved.
  for (const name of ['mouseenter', 'mouseleave', 'focusin', 'focusout'])
    carousel.addEventListener(name, () => setTimeout(wait));

  let from = 0;
  // A touch that starts or ends is among the changed ones.
  const x = (event: TouchEvent) => (event.changedTouches[0] as Touch).clientX;
  carousel.addEventListener('touchstart', (event) => (from = x(event)), { passive: true });
  carousel.addEventListener('touchend', (event) => {
    const by = x(event) - from;
    if (Math.abs(by) > swipe) move(by < 0 ? 1 : -1);
  });

  move(0);
  play(playing);
  carousel.dataset.live = '';
}
