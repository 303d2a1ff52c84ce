import classes from './CatalogFilters.module.css';
import { CheckboxLabel } from '../primitives/CheckboxLabel.tsx';

interface ChoiceGroupProps<T extends string> {
  legend: string;
  choices: readonly (readonly [value: T, label: string])[];
  chosen: readonly T[] | undefined;
  onChange: (chosen: T[] | undefined) => void;
}

/** A multiple choice; an empty choice filters nothing. */
export function ChoiceGroup<T extends string>({
  legend,
  choices,
  chosen = [],
  onChange,
}: ChoiceGroupProps<T>) {
  function toggle(value: T): void {
    const next = chosen.includes(value)
      ? chosen.filter((other) => other !== value)
      : [...chosen, value];
    onChange(next.length > 0 ? next : undefined);
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map(([value, label]) => (
        <CheckboxLabel key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {label}
        </CheckboxLabel>
      ))}
    </fieldset>
  );
}
