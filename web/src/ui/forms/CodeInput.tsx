import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './CodeInput.module.css';

interface CodeInputProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  value: string;
  onChange: (code: string) => void;
  /** Submits the form by itself when the code is complete. */
  submits?: boolean;
}

const digits = 8;

/** One field for the 8 digits of an e-mailed code, so that it can be pasted, read aloud and autofilled. */
export function CodeInput({ value, onChange, submits = false, ...props }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // Once for each code: a refused one is changed before it is sent again.
  const sent = useRef('');

  // After the render, so that the form has the last digit.
  useEffect(() => {
    if (!submits || value.length < digits || value === sent.current) return;
    sent.current = value;
    input.current?.form?.requestSubmit();
  }, [submits, value]);

  return (
    <TextInput
      ref={input}
      label="Código de 8 dígitos"
      inputMode="numeric"
      autoComplete="one-time-code"
      classNames={{ input: classes.input }}
      {...props}
      value={value}
      // A pasted code can have spaces.
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value.replaceAll(/\D/g, '').slice(0, digits))
      }
    />
  );
}
