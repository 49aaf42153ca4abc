/** Sends a form to its endpoint and says how it went. Loaded when somebody sends. */

const timeoutMs = 20_000;

export async function send(form: HTMLFormElement, sayFailed: (form: HTMLFormElement) => void) {
  const status = form.querySelector<HTMLElement>('[data-form-status]');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const say = (text: string | undefined) => {
    if (status) status.textContent = text ?? '';
  };
  // Not `disabled`: that would take the focus away from the button.
  if (button?.ariaDisabled === 'true') return;
  if (button) button.ariaDisabled = 'true';
  say(form.dataset.sending);
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form),
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    form.reset();
    say(form.dataset.sent);
  } catch {
    sayFailed(form);
  } finally {
    if (button) button.ariaDisabled = null;
  }
}
