import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Choices.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly {
    value: Value;
    label: string;
    /** Below the label. */
    details?: ReactNode;
  }[];
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
    <Stack as="fieldset" gap={12} className={classes.choices}>
      {/* The heading of the section shows the same. */}
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {choices.map((choice) => (
        <Card as="label" key={choice.value} gap={12} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <Stack as="span">
            <strong>{choice.label}</strong>
            {choice.details}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
