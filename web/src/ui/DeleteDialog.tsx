import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { showFailure } from './show-failure.ts';

interface DeleteDialogProps {
  isOpen: boolean;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  confirmLabel: string;
  /** What it needs is not there yet. */
  isDisabled?: boolean;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is taken away for good, and says it when that did not work. */
export function DeleteDialog({ onDelete, onClose, ...props }: DeleteDialogProps) {
  const deletion = useMutation({ mutationFn: onDelete, onSuccess: onClose, onError: showFailure });
  return (
    <ConfirmDialog
      {...props}
      isDangerous
      isPending={deletion.isPending}
      onConfirm={deletion.mutate}
      onClose={onClose}
    />
  );
}
