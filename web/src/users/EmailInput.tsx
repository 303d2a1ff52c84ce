import { TextInput, type TextInputProps } from '@mantine/core';

/** The e-mail of an account. `autocomplete` is username, so that password managers fill it in. */
export const EmailInput = (props: TextInputProps) => (
  <TextInput type="email" autoComplete="username" {...props} />
);
