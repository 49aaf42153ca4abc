/** Does what newer browsers do without JavaScript: open and close dialogs by `command`, close them by a click outside, keep one question open at a time. Loaded only where one of these is missing. */

export function polyfillOlderBrowsers() {
  if (!('commandForElement' in HTMLButtonElement.prototype)) handleCommands();
  if (!('closedBy' in HTMLDialogElement.prototype)) closeByClickBeside();
  if (!('name' in HTMLDetailsElement.prototype)) keepOneOpen();
}

function handleCommands() {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}

function closeByClickBeside() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => {
      const box = dialog.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      if (event.target === dialog && !inside) dialog.close();
    });
  }
}

function keepOneOpen() {
  const listen = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
      if (other !== target && other.getAttribute('name') === target.getAttribute('name')) other.open = false;
    }
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', listen, true);
}
