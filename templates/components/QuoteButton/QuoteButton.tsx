/** Takes a label, gives the button that opens the quote dialog; it needs no script in browsers that support `command`. */

/** Attributes React has no types for yet. */
const opensDialog = { command: 'show-modal', commandfor: 'quoteModal', 'aria-haspopup': 'dialog' } as const;

export function QuoteButton({ label }: { label: string }) {
  return (
    <button type="button" className="button" {...opensDialog}>
      {label}
    </button>
  );
}
