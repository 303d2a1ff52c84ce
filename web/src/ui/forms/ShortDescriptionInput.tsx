import { Textarea, type TextareaProps } from '@mantine/core';

interface ShortDescriptionInputProps extends Omit<TextareaProps, 'value'> {
  value: string;
  /** The entity in the hint: 'do curso'. */
  of: string;
}

const longest = 105;

/** The text of a card, with the number of characters left. */
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
