import { useId } from 'react';
import classes from './Choices.module.css';

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; details?: string }[];
  onChange: (value: Value) => void;
}

/** A single choice; each option has a description. */
export function Choices<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <strong>{choice.label}</strong>
            {choice.details && <span className={classes.details}>{choice.details}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
