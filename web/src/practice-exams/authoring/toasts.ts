import type { Toast } from '../../ui/toast.tsx';

/** What is said of saving a practice exam (product.md WEB3). */
export const toasts = {
  saved: { kind: 'success', message: 'Alterações salvas com sucesso' },
  createFailed: { kind: 'error', message: 'Não foi possível criar o exercício' },
  updateFailed: { kind: 'error', message: 'Não foi possível atualizar o exercício' },
} as const satisfies Record<string, Toast>;
