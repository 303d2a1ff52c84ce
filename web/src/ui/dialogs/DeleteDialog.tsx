import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { showFailure } from '../states/show-failure.ts';

interface DeleteDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequences of the deletion. */
  children: ReactNode;
  confirmLabel: string;
  /** True while the data that it needs is loading. */
  isDisabled?: boolean;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Confirms a permanent deletion and shows an error if it failed. */
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
