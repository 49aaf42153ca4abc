/** Takes a label, choices and an optional empty first choice, gives a labeled select of services, or radio buttons where a select would truncate a choice. */
import type { FormChoice } from 'treesite';
import '../Field/Field.css';

interface ChoiceFieldProps {
  id: string;
  label: string;
  choices: FormChoice[];
  empty?: string | undefined;
}

/** Letters that a select shows on a screen 360 pixels wide. Browsers do not wrap them. */
const maxLetters = 28;

export function ChoiceField({ id, label, choices, empty }: ChoiceFieldProps) {
  if (choices.length === 0) return null;
  const first = empty === undefined ? choices[0]?.label : '';
  const selected = choices.find((choice) => choice.selected)?.label ?? first;
  if (choices.some((choice) => choice.label.length > maxLetters)) {
    return (
      <div className="field" role="radiogroup" aria-labelledby={id}>
        <strong id={id}>{label}</strong>
        <div>
          {choices.map((choice) => (
            <label key={choice.label}>
              <input
                type="radio"
                name="service"
                value={choice.label}
                defaultChecked={choice.label === selected}
                data-service={choice.service}
              />{' '}
              {choice.label}
            </label>
          ))}
        </div>
      </div>
    );
  }
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name="service" defaultValue={selected}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.label} data-service={choice.service}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  );
}
