import type { Toast } from '../../ui/toast.tsx';

/** What is said of saving a live (product.md WEB3). */
export const toasts = {
  saved: { kind: 'success', message: 'Alterações salvas com sucesso' },
  createFailed: { kind: 'error', message: 'Não foi possível criar a live' },
  updateFailed: { kind: 'error', message: 'Não foi possível atualizar a live' },
} as const satisfies Record<string, Toast>;
