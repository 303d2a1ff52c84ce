import { Textarea, type TextareaProps } from '@mantine/core';

interface ShortDescriptionInputProps extends Omit<TextareaProps, 'value'> {
  value: string;
  /** Whose card it is on: 'do curso'. */
  of: string;
}

const longest = 105;

/** What a card says, with how much room is left. */
export function ShortDescriptionInput({ of, ...props }: ShortDescriptionInputProps) {
  return (
    <Textarea
      {...props}
      description={`Aparece no cartão ${of}. ${props.value.trim().length} de ${longest} caracteres.`}
      withAsterisk
      autosize
      minRows={2}
    />
  );
}
