/** Asks once whether scripts that need consent may be loaded, keeps the answer, and asks again when a link to the question is followed. */
import './consent.script.css';

/** In localStorage: yes or no. */
const key = 'consent';

/** `load` runs at most once: now if the visitor has agreed before, or when they agree. */
export function askForConsent(load: () => void): void {
  const question = document.getElementById('consent');
  if (!question) return;
  let answer = savedAnswer();
  let opener: HTMLElement | undefined;
  if (answer === 'yes') load();
  // A browser that sends Global Privacy Control has answered.
  const isRefused = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  question.hidden = answer !== null || isRefused;

  question.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const before = answer;
    answer = button.value;
    save(answer);
    question.hidden = true;
    opener?.focus();
    if (answer === 'yes' && before !== 'yes') load();
    // Scripts that run already cannot be stopped in another way.
    if (answer === 'no' && before === 'yes') location.reload();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href$="#consent"]') : null;
    if (!link) return;
    event.preventDefault();
    opener = link;
    question.hidden = false;
    question.focus();
  });
}

function savedAnswer(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where storage is blocked, the answer lasts until the page is left. */
function save(answer: string): void {
  try {
    localStorage.setItem(key, answer);
  } catch {}
}
