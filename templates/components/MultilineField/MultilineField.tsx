/** Takes an id, a name and a label, gives a labeled multi-line input. */
import '../Field/Field.css';

interface LinesFieldProps {
  id: string;
  name: string;
  label: string;
  rows: number;
}

export function MultilineField({ id, name, label, rows }: LinesFieldProps) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name={name} rows={rows} />
    </p>
  );
}
