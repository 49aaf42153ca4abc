/** Takes an id and a label, gives a labelled box for notes. */
export function NotesField({ id, label }: { id: string; label: string }) {
  return (
    <p className="field wide">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name="notes" rows={3} />
    </p>
  );
}
