/** Forms: without an endpoint they only log and say that nobody was asked, and `method="dialog"` keeps what was typed out of the address; with one they are sent without leaving the page. */

export function completeForms() {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const kind = form.dataset.form;
    if (!kind) return;
    if (form.method === 'dialog') {
      console.log(`${kind} request`, Object.fromEntries(new FormData(form)));
      tellUnsent();
      return;
    }
    event.preventDefault();
    import('./send.ts').then(({ send }) => send(form));
  });
}

/** In a note over the page, because the dialog closes. Words that come into a region that is shown are read out. */
function tellUnsent() {
  const note = document.querySelector<HTMLElement>('[data-unsent]');
  if (!note) return;
  note.showPopover();
  note.textContent = note.dataset.unsent ?? '';
}
