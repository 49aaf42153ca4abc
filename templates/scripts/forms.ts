/** Forms: without an endpoint they only log, and `method="dialog"` keeps what was typed out of the address; with one they are sent without leaving the page. */

export function completeForms() {
  document.addEventListener('submit', async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.form === undefined) return;
    if (form.method === 'dialog') {
      console.log(`${form.dataset.form} request`, Object.fromEntries(new FormData(form)));
      return;
    }
    event.preventDefault();
    const { send } = await import('./send.ts');
    await send(form);
  });
}
