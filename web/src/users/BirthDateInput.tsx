import { TextInput, type TextInputProps } from '@mantine/core';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { useNow } from '../ui/words/use-now.ts';

/** Asks users for their own birth date where the site needs it (product.md R9). */
export const BirthDateInput = (props: TextInputProps) => (
  <TextInput
    description="Com menos de 18 anos, um responsável precisa confirmar os pagamentos. A data fica no seu perfil, e colegas não veem."
    {...props}
    type="date"
    max={dayInSaoPaulo(useNow())}
    autoComplete="bday"
  />
);
