import { IconPlus } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { newQuestion } from '../question-search.ts';

export function AddQuestion() {
  return (
    <ButtonLink
      to="."
      search={(before) => ({ ...before, questao: newQuestion })}
      resetScroll={false}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      Adicionar questão
    </ButtonLink>
  );
}
