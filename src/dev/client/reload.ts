/** Reloads the page, and restores its open elements and what was filled in; browsers restore the scroll position. Changes the page. */

const memory = 'treesite-dev';

interface LeftOpen {
  page: string;
  dialogs: { selector: string; modal: boolean }[];
  details: number[];
  popovers: string[];
  typed: { selector: string; value: string }[];
  /** Check boxes, radio buttons and options. */
  chosen: string[];
}

/** Saves the state of the page for `restorePage`. */
export function reload(): void {
  savePage();
  location.reload();
}

function savePage(): void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const details = [...document.querySelectorAll('details')];
  const popovers = document.querySelectorAll(':popover-open:not(treesite-problems)');
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=file]), textarea'),
  ];
  const typed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
  const left: LeftOpen = {
    page: location.pathname,
    dialogs: dialogs.map((dialog) => ({ selector: selectorOf(dialog), modal: dialog.matches(':modal') })),
    details: details.flatMap(({ open }, index) => (open ? [index] : [])),
    popovers: [...popovers].map(selectorOf),
    typed: typed.map((field) => ({ selector: selectorOf(field), value: field.value })),
    chosen: [...document.querySelectorAll(':checked')].map(selectorOf),
  };
  sessionStorage.setItem(memory, JSON.stringify(left));
}

export function restorePage(): void {
  const text = sessionStorage.getItem(memory);
  sessionStorage.removeItem(memory);
  if (text === null) return;
  const left: LeftOpen = JSON.parse(text);
  if (left.page !== location.pathname) return;
  const details = document.querySelectorAll('details');
  for (const [index, one] of details.entries()) one.open = left.details.includes(index);
  for (const { selector, modal } of left.dialogs) {
    const dialog = document.querySelector(selector);
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) continue;
    if (modal) dialog.showModal();
    else dialog.show();
  }
  for (const selector of left.popovers) {
    const popover = document.querySelector(selector);
    if (popover instanceof HTMLElement) popover.showPopover?.();
  }
  for (const { selector, value } of left.typed) fillIn(selector, { value });
  for (const selector of left.chosen) fillIn(selector, { checked: true, selected: true });
}

/** With the events of a visitor's own changes, so that islands and scripts follow. */
function fillIn(selector: string, values: Readonly<Record<string, unknown>>): void {
  const field = document.querySelector<Element & Record<string, unknown>>(selector);
  const changed = Object.entries(values).filter(([name, value]) => field && name in field && field[name] !== value);
  if (!field || changed.length === 0) return;
  Object.assign(field, Object.fromEntries(changed));
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** By id, or by position among elements of its type. */
function selectorOf(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const parent = element.parentElement;
  const place = parent === null ? 0 : [...parent.children].indexOf(element);
  return parent === null ? element.localName : `${selectorOf(parent)} > :nth-child(${place + 1})`;
}
