import type { Toast } from '../../ui/toast.tsx';

/** What is said of saving a course; the first three are of spec.md section 8. */
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
  uploadFailed: {
    kind: 'error',
    message: 'Um arquivo não foi enviado. Envie de novo ou remova-o antes de salvar.',
  },
} as const satisfies Record<string, Toast>;
