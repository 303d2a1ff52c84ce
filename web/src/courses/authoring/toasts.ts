import type { Toast } from '../../ui/toast.tsx';

/** What is said of saving a course (product.md WEB3). */
export const toasts = {
  saved: { kind: 'success', message: 'Alterações salvas com sucesso' },
  createFailed: {
    kind: 'error',
    message: 'Não foi possível criar o curso. Tente novamente mais tarde',
  },
  updateFailed: {
    kind: 'error',
    message: 'Não foi possível atualizar o curso. Tente novamente mais tarde',
  },
} as const satisfies Record<string, Toast>;
