/** The buttons that open the quote dialog. */

/** Buttons that promise a quote or an estimate, by what they say. */
export const opensQuote = /^(Get a Free Estimate|Get a Free Quote|Free Estimate|Free Quote|Get Quote)$/;

/** In the page: brings each visible button with such words into view, where nothing may cover it, clicks it and closes what opens. */
export function pressEach(words: RegExp) {
  const buttons = [...document.querySelectorAll('button')].filter(
    (button) => words.test(button.textContent.trim()) && button.checkVisibility({ visibilityProperty: true }),
  );
  return buttons.map((button) => {
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
