import { useMutation } from '@tanstack/react-query';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';

/** A mutation that saves a change at once and shows a toast. */
export const useSaving = <Change>(save: (change: Change) => Promise<unknown>) =>
  useMutation({
    mutationFn: save,
    onSuccess: () => showToast({ kind: 'success', message: 'Alterações salvas com sucesso' }),
    onError: showFailure,
  });
