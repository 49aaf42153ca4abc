/** Shows problems over the page. Changes the page. */

/** In a shadow tree, so that neither the page's styles nor its content policy affect it. */
export function showProblems(text: string): void {
  const shown = document.querySelector<HTMLElement>('treesite-problems');
  if (text === '') {
    shown?.remove();
    return;
  }
  const element = shown ?? document.createElement('treesite-problems');
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet()];
  const heading = document.createElement('h2');
  heading.textContent = 'The site has errors';
  const close = document.createElement('button');
  close.textContent = 'Hide';
  close.addEventListener('click', () => element.remove());
  const words = document.createElement('pre');
  words.textContent = text;
  const note = document.createElement('p');
  note.textContent = 'This message disappears when you fix the problem and save the file.';
  root.replaceChildren(heading, close, words, note);
  element.setAttribute('role', 'alert');
  element.setAttribute('popover', 'manual');
  // Above an open dialog. It can be clicked once the dialog is closed.
  document.documentElement.append(element);
  element.showPopover?.();
}

function sheet(): CSSStyleSheet {
  const css = new CSSStyleSheet();
  css.replaceSync(`
    :host { all: initial; position: fixed; inset: auto 0 0; width: auto; max-height: 70vh; overflow: auto; margin: 0; border: 0;
      border-top: 4px solid #e8590c; padding: 1rem clamp(1rem, 4vw, 3rem); background: #14201b; color: #f1f5f2; z-index: 2147483647;
      font: 15px/1.5 system-ui, sans-serif; }
    h2 { margin: 0 6rem .75rem 0; font-size: 1.1rem; }
    pre { margin: 0 0 .75rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
    p { margin: 0; color: #b9c7bf; }
    button { position: absolute; top: .75rem; right: 1rem; min-height: 44px; padding: 0 1rem; border: 1px solid #6b7d73;
      border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
  `);
  return css;
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') document.querySelector('treesite-problems')?.remove();
});
