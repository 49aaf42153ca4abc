/** Takes a label, choices and perhaps a first empty one, gives a labelled select of services. */
import type { FormChoice } from 'treesite';
import '../Field/Field.css';

interface ChoiceFieldProps {
  id: string;
  label: string;
  choices: FormChoice[];
  empty?: string | undefined;
}

export function ChoiceField({ id, label, choices, empty }: ChoiceFieldProps) {
  const selected = choices.find((choice) => choice.selected)?.label;
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name="service" defaultValue={selected ?? (empty === undefined ? choices[0]?.label : '')}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.label}>{choice.label}</option>
        ))}
      </select>
    </p>
  );
}
