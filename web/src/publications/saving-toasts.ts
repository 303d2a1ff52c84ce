import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import type { Toast } from '../ui/states/toast.tsx';

interface SavingToasts {
  saved: Toast;
  createFailed: Toast;
  updateFailed: Toast;
}

const toasts = (createFailed: string, updateFailed: string): SavingToasts => ({
  saved: { kind: 'success', message: 'Alterações salvas com sucesso' },
  createFailed: { kind: 'error', message: createFailed },
  updateFailed: { kind: 'error', message: updateFailed },
});

/** Toasts of creating and saving an entity (product.md WEB3). */
export const savingToasts: Readonly<Record<PublicationKind, SavingToasts>> = {
  COURSE: toasts(
    'Não foi possível criar o curso. Tente novamente mais tarde',
    'Não foi possível atualizar o curso. Tente novamente mais tarde',
  ),
  TRAIL: toasts(
    'Não foi possível criar a trilha. Tente novamente mais tarde',
    'Não foi possível atualizar a trilha. Tente novamente mais tarde',
  ),
  LIVE: toasts('Não foi possível criar a live', 'Não foi possível atualizar a live'),
  PRACTICE_EXAM: toasts(
    'Não foi possível criar o exercício',
    'Não foi possível atualizar o exercício',
  ),
};
