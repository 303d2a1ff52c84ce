import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';

interface ConfirmedButtonProps {
  label: string;
  question: string;
  confirmLabel: string;
  /** The consequences. */
  children: ReactNode;
  end: () => Promise<void>;
  ended: string;
}

/** A button for cancelling or refunding, with a confirmation. */
export function ConfirmedButton({
  label,
  question,
  confirmLabel,
  children,
  end,
  ended,
}: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: end,
    onSuccess: () => {
      setAsking(false);
      showToast({ kind: 'success', message: ended });
    },
    onError: showFailure,
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        confirmLabel={confirmLabel}
        isDangerous
        isPending={ending.isPending}
        onConfirm={ending.mutate}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
