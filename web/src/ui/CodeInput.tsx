import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './CodeInput.module.css';

/** One field for the 8 digits of an e-mailed code, so that it can be pasted, read aloud and autofilled. */
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
