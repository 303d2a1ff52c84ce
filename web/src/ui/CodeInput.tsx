import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './CodeInput.module.css';

/** The 8 digits of a mailed code, in one field: it can be pasted, read aloud and filled in by the phone. */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      label="Código de 8 dígitos"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      classNames={{ input: classes.input }}
      {...props}
    />
  );
}
