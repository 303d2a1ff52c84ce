import type { PasswordInputProps } from '@mantine/core';
import { PasswordInput } from '../ui/forms/PasswordInput.tsx';

/** For a password that is chosen now. The API refuses common ones and those with the name or e-mail. */
export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      description="Pelo menos 8 caracteres. Três ou quatro palavras são fáceis de lembrar e difíceis de adivinhar."
      autoComplete="new-password"
      {...props}
    />
  );
}
