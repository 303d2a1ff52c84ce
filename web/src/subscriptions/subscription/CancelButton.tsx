import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatDay } from '../../ui/dates.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import { useSubscriptionActions } from '../subscriptions.api.ts';

interface CancelButtonProps {
  id: string;
  userId: string;
  /** Until when it is paid for. */
  until: string;
  /** That has passed already. */
  isOver: boolean;
}

/** Ends the renewals, once it was said until when everything stays open. */
export function CancelButton({ id, userId, until, isOver }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { cancel } = useSubscriptionActions(userId);
  const cancelling = useMutation({
    mutationFn: () => cancel(id),
    onSuccess: () => {
      setAsking(false);
      showToast({ kind: 'success', message: 'Renovação cancelada' });
    },
    onError: showFailure,
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Cancelar assinatura
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Cancelar a assinatura?"
        confirmLabel="Sim, cancelar"
        isDangerous
        isPending={cancelling.isPending}
        onConfirm={cancelling.mutate}
        onClose={() => setAsking(false)}
      >
        {isOver
          ? 'O acesso termina agora. O que você já estudou continua guardado.'
          : `Tudo continua aberto até ${formatDay(until)}, e nada mais é cobrado. O que você já estudou continua guardado.`}
      </ConfirmDialog>
    </>
  );
}
