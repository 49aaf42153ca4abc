/** Forms: with an endpoint they are sent without leaving the page. Without one they send nothing: the form logs the request and moves to the line that says so, and `method="dialog"` keeps what was typed out of the URL. */

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
      // The code could not be loaded; with a network the browser can send the form itself.
      if (navigator.onLine) form.submit();
      // Offline, no other code can be loaded. The text message continues with what was typed and chosen, as in send.ts.
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

/** The line disappears with the dialog, so it is shown again over the page. */
function showUnsent(form: HTMLFormElement) {
  const line = form.querySelector('[data-unsent]') as HTMLElement;
  if (!form.closest('dialog')) line.focus();
  // The dialog closes after this event.
  else
    setTimeout(() => {
      const note = document.createElement('div');
      document.body.append(Object.assign(note, { className: 'dialog', role: 'alert', popover: '' }));
      note.showPopover?.();
      // Screen readers announce text that is added to a visible live region.
      note.append(line.cloneNode(true));
    });
}
