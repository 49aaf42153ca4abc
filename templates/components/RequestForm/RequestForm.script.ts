/** Forms: with an endpoint they are sent without leaving the page. Without one they send nothing: the form logs what was asked and leads to the line that says so, and `method="dialog"` keeps what was typed out of the address. */

function completeForms() {
  document.addEventListener('submit', (event) => {
    // Only forms are submitted.
    const form = event.target as HTMLFormElement;
    if (!form.dataset.form) return;
    if (form.method === 'dialog') {
      console.log(`${form.dataset.form} request`, Object.fromEntries(new FormData(form)));
      showUnsent(form);
      return;
    }
    event.preventDefault();
    import('./send.ts').then(
      ({ send }) => send(form, sayFailed),
      () => {
        sayFailed(form);
        // The browser can send without that code, if there is a network.
        if (navigator.onLine) form.submit();
      },
    );
  });
}

/** The sentence is markup, because it holds a call link. */
function sayFailed(form: HTMLFormElement) {
  const sentence = form.querySelector('template')?.content.cloneNode(true);
  if (sentence) form.querySelector('[data-form-status]')?.replaceChildren(sentence);
}

/** The line goes away with the dialog, so it is shown again over the page. */
function showUnsent(form: HTMLFormElement) {
  const line = form.querySelector<HTMLElement>('[data-unsent]');
  const dialog = form.closest('dialog');
  if (!dialog) line?.focus();
  dialog?.addEventListener(
    'close',
    () => {
      const note = document.createElement('div');
      document.body.append(Object.assign(note, { className: 'dialog', role: 'alert', popover: 'auto' }));
      note.showPopover?.();
      // Words that come into a region that is shown are read out.
      note.innerHTML = line?.innerHTML ?? '';
    },
    { once: true },
  );
}

completeForms();
