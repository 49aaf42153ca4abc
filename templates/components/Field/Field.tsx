/** Takes an id, a name and a label, gives a labeled one-line input. */
import './Field.css';

interface FieldProps {
  id: string;
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'tel' | 'email';
  required?: boolean;
}

export function Field({ id, name, label, autoComplete, type = 'text', required = false }: FieldProps) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type={type} autoComplete={autoComplete} required={required} />
    </p>
  );
}
