/** Stacks two pictures of one place, with a slider between them. Loaded when a pair comes into view. */
import './compare.script.css';

/** `data-compare` holds the slider's name. Without JavaScript the two pictures are side by side. */
export function compare(pair: HTMLElement) {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.setAttribute('aria-label', pair.dataset.compare ?? '');
  const show = () => pair.style.setProperty('--seen', `${slider.value}%`);
  slider.addEventListener('input', show);
  const [before, after] = pair.querySelectorAll('img');
  // As high as the picture before: its attributes are known before it is loaded. The other one may be of another shape.
  const shape = `${before?.getAttribute('width')} / ${before?.getAttribute('height')}`;
  slider.style.aspectRatio = shape;
  if (after) Object.assign(after.style, { aspectRatio: shape, objectFit: 'cover' });
  show();
  pair.append(slider);
}
