/** Takes an id, a name and a label, gives a labelled box for several lines. */
interface LinesFieldProps {
  id: string;
  name: string;
  label: string;
  rows: number;
  autoComplete?: string;
}

export function LinesField({ id, name, label, rows, autoComplete }: LinesFieldProps) {
  return (
    <p className={rows > 1 ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name={name} rows={rows} autoComplete={autoComplete} />
    </p>
  );
}
