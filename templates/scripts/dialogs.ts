/** Dialogs open, close and hand back focus by themselves; this is for browsers that do not know `command` or `closedby` yet, and for one question open at a time. */

export function completeDialogs() {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]');
      const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button?.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    });
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.addEventListener('click', (event) => {
        const box = dialog.getBoundingClientRect();
        const { clientX: x, clientY: y } = event;
        const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        if (event.target === dialog && !inside) dialog.close();
      });
    }
  }
  if (!('name' in HTMLDetailsElement.prototype)) {
    document.addEventListener(
      'toggle',
      ({ target }) => {
        if (!(target instanceof HTMLDetailsElement) || !target.open) return;
        for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
          if (other !== target && other.getAttribute('name') === target.getAttribute('name')) other.open = false;
        }
      },
      true,
    );
  }
}
