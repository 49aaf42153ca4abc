/** The buttons that open the quote dialog. */

/** Buttons that promise a quote or an estimate, by what they say. */
export const opensQuote = /^(Get a Free Estimate|Get a Free Quote|Free Estimate|Free Quote|Get Quote)$/;

/** In the page: keeps the visible buttons with such words for `pressEach`, brings the first into view, and gives its center. */
export function keepAll(words: RegExp): [x: number, y: number] {
  const buttons = [...document.querySelectorAll('button')].filter(
    (button) => words.test(button.textContent.trim()) && button.checkVisibility({ visibilityProperty: true }),
  );
  Object.assign(window, { quoteButtons: buttons });
  const [first] = buttons;
  first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = first?.getBoundingClientRect() ?? new DOMRect();
  return [x + width / 2, y + height / 2];
}

/** In the page, since each step from outside costs as much as all of them: brings each button into view, where nothing may cover it, clicks it and closes what opens. */
export function pressEach() {
  const { quoteButtons } = window as unknown as { quoteButtons: HTMLElement[] };
  return quoteButtons.map((button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const isOnTop = button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    button.click();
    const dialog = document.querySelector<HTMLDialogElement>('dialog#quoteModal');
    const opened = dialog?.matches(':modal') === true && dialog.checkVisibility();
    dialog?.close();
    return { text: button.textContent, isOnTop, opened };
  });
}
