/** Stacks two pictures of one place, with a slider between them. Loaded when a pair comes into view. */

/** `data-compare` holds the slider's name. Without script the two pictures are side by side. */
export function compare(pair: HTMLElement) {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.setAttribute('aria-label', pair.dataset.compare ?? '');
  const show = () => pair.style.setProperty('--seen', `${slider.value}%`);
  slider.addEventListener('input', show);
  // As high as the picture: its attributes are known before the picture is loaded.
  const picture = pair.querySelector('img');
  slider.style.aspectRatio = `${picture?.getAttribute('width')} / ${picture?.getAttribute('height')}`;
  show();
  pair.append(slider);
}
