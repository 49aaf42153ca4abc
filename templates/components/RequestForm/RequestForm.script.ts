/** Forms: with an endpoint they are sent without leaving the page. Without one they send nothing: the form logs what was asked and leads to the line that says so, and `method="dialog"` keeps what was typed out of the address. */

document.addEventListener('submit', (event) => {
  // Only forms are submitted.
  const form = event.target as HTMLFormElement;
  const kind = form.dataset.form;
  if (!kind) return;
  if (form.method === 'dialog') {
    console.log(`${kind} request`, Object.fromEntries(new FormData(form)));
    showUnsent(form);
    return;
  }
  event.preventDefault();
  import('./send.ts').then(
    ({ send }) => send(form),
    () => {
      // The browser can send without that code, if there is a network.
      if (navigator.onLine) form.submit();
      // Without one no other code comes. The text message goes on with what was typed and chosen, as in send.ts.
      const [failed, text] = form.querySelectorAll('[role=alert],[href^=sms]') as unknown as [
        HTMLElement,
        HTMLAnchorElement?,
      ];
      for (const [name, value] of new FormData(form))
        if (text && /^[a-z]+$/.test(name) && value && failed.hidden) text.href += encodeURIComponent(`\n${value}`);
      failed.hidden = false;
    },
  );
});

/** The line goes away with the dialog, so it is shown again over the page. */
function showUnsent(form: HTMLFormElement) {
  const line = form.querySelector('[data-unsent]') as HTMLElement;
  if (!form.closest('dialog')) line.focus();
  // The dialog closes when this event is over.
  else
    setTimeout(() => {
      const note = document.createElement('div');
      document.body.append(Object.assign(note, { className: 'dialog', role: 'alert', popover: '' }));
      note.showPopover?.();
      // Words that come into a region that is shown are read out.
      note.append(line.cloneNode(true));
    });
}
