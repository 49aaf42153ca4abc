/** The buttons that open the quote dialog. */

/** Buttons that promise a quote or an estimate, by what they say. */
export const opensQuote = /^(Get a Free Estimate|Get a Free Quote|Free Estimate|Free Quote|Get Quote)$/;

/** In the page, since each step from outside costs as much as all of them: brings a button into view, where nothing may cover it, clicks it and closes what opens. */
export function pressEach(buttons: Element[]) {
  return buttons.map((button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const isOnTop = button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    (button as HTMLElement).click();
    const dialog = document.querySelector<HTMLDialogElement>('dialog#quoteModal');
    const opened = dialog?.matches(':modal') === true && dialog.checkVisibility();
    dialog?.close();
    return { text: button.textContent, isOnTop, opened };
  });
}
