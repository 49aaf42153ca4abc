/** Sends a form and reports the result. Loaded when a form is sent. */

const timeoutMs = 20_000;
/** In milliseconds: photos take long on a phone with one bar of signal. */
const photosTimeoutMs = 90_000;
/** In milliseconds: programs fill in a form at once. People are not rejected for being quick: a form that is sent sooner waits. */
const minFillMs = 2000;
const maxPhotos = 3;

/** What was last sent from a form, and its key: the same request sent again has the same key, so that the receiver counts it once. */
const attempts = new WeakMap<HTMLFormElement, { key: string; content: string }>();

export async function send(form: HTMLFormElement) {
  const status = form.querySelector<HTMLElement>('[role=status]');
  const failed = form.querySelector<HTMLElement>('[role=alert]');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const say = (text: string | undefined) => {
    if (!status) return;
    status.textContent = text ?? '';
    status.scrollIntoView({ block: 'nearest' });
  };
  // Not `disabled`: the button would lose the focus.
  if (button?.ariaDisabled === 'true') return;
  if (failed) failed.hidden = true;
  const typed = new FormData(form);
  const { sending, sent, tooMany } = form.dataset;
  if (form.action.startsWith('mailto:')) {
    const consent = typed.has('consent_texts') ? `\n${form.querySelector('.consent')?.textContent?.trim()}` : '';
    // Line breaks are %0D%0A: https://www.rfc-editor.org/rfc/rfc6068#section-5
    const body = (wordsOf(typed) + consent).replace(/\r?\n/g, '\r\n');
    const [subject, text] = [document.title, body].map(encodeURIComponent);
    location.href = `${form.action}?subject=${subject}&body=${text}`;
    say(sent);
    return;
  }
  const photos = typed.getAll('photo1').filter((photo) => photo instanceof File && photo.size > 0) as File[];
  if (photos.length > maxPhotos) {
    say(tooMany);
    return;
  }
  if (button) button.ariaDisabled = 'true';
  say(sending);
  try {
    const data = await complete(form, typed, photos);
    const answer = await fetch(form.action, {
      method: 'POST',
      ...encode(data, form.dataset.way === 'json', photos.length > 0),
      signal: AbortSignal.timeout(photos.length > 0 ? photosTimeoutMs : timeoutMs),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    attempts.delete(form);
    form.reset();
    say(sent);
  } catch {
    say('');
    if (failed) showFailed(failed, wordsOf(typed));
  } finally {
    if (button) button.ariaDisabled = null;
  }
}

/** The form's values with its key, the time it took to fill in, and its photos made smaller. */
async function complete(form: HTMLFormElement, typed: FormData, photos: readonly File[]): Promise<FormData> {
  const content = [...typed].map(([name, value]) => [name, value instanceof File ? [value.name, value.size] : value]);
  const attempt = { key: randomKey(), content: JSON.stringify(content) };
  const before = attempts.get(form);
  const { key } = before?.content === attempt.content ? before : attempt;
  attempts.set(form, { ...attempt, key });
  const data = new FormData(form);
  data.delete('photo1');
  data.set('_key', key);
  data.set('_elapsed', String(Math.round(performance.now())));
  if (photos.length > 0) {
    const { shrink } = await import('./photos.ts');
    // One after another: a phone may not have memory for more.
    for (const [index, photo] of photos.entries()) data.set(`photo${index + 1}`, await shrink(photo), photo.name);
  }
  await new Promise((resolve) => setTimeout(resolve, minFillMs - performance.now()));
  return data;
}

/** Uses only the part of `crypto` that is available without https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Photos need `multipart/form-data`. Other fields are sent url-encoded, which needs no CORS preflight, or as JSON where the site asks for it. */
function encode(data: FormData, asJson: boolean, hasPhotos: boolean): Pick<RequestInit, 'headers' | 'body'> {
  const headers = { accept: 'application/json' };
  const fields = [...data] as [string, string][];
  if (asJson) {
    const body = JSON.stringify(Object.fromEntries(fields));
    return { headers: { ...headers, 'content-type': 'application/json' }, body };
  }
  return { headers, body: hasPhotos ? data : new URLSearchParams(fields) };
}

/** What was typed, line by line. Names with other characters are those of fields that people do not fill in. */
function wordsOf(data: FormData): string {
  return [...data].flatMap(([name, value]) => (/^[a-z]+$/.test(name) && value ? [value] : [])).join('\n');
}

/** The text message continues with what was typed. */
function showFailed(failed: HTMLElement, words: string) {
  const text = failed.querySelector<HTMLAnchorElement>('[href^=sms]');
  // Its own first sentence is one line.
  if (text) text.href = text.href.replace(/%0A.*$/, '') + encodeURIComponent(`\n${words}`);
  failed.hidden = false;
  failed.scrollIntoView({ block: 'nearest' });
}
