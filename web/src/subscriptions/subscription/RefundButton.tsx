import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatDay } from '../../ui/dates.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';
import { useSubscriptionActions } from '../subscriptions.api.ts';

interface RefundButtonProps {
  id: string;
  userId: string;
  until: string;
}

/** Whoever changes their mind in time gets their money back. */
export function RefundButton({ id, userId, until }: RefundButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { refund } = useSubscriptionActions(userId);
  const refunding = useMutation({
    mutationFn: () => refund(id),
    onSuccess: () => {
      setAsking(false);
      showToast({ kind: 'success', message: 'Reembolso pedido' });
    },
    onError: showFailure,
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Pedir reembolso
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Pedir o dinheiro de volta?"
        confirmLabel="Pedir reembolso"
        isDangerous
        isPending={refunding.isPending}
        onConfirm={refunding.mutate}
        onClose={() => setAsking(false)}
      >
        {`Devolvemos o valor inteiro do último pagamento, e o acesso termina com a devolução. O pedido pode ser feito até ${formatDay(until)}.`}
      </ConfirmDialog>
    </>
  );
}
