import { TextInput, type TextInputProps } from '@mantine/core';

/** The address that somebody enters by: what devices fill in is their account's. */
export const EmailInput = (props: TextInputProps) => (
  <TextInput type="email" autoComplete="username" {...props} />
);
