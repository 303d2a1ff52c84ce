import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';

export function PasswordInput(props: PasswordInputProps) {
  return (
    <MantinePasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha', tabIndex: 0 }}
      {...props}
    />
  );
}
