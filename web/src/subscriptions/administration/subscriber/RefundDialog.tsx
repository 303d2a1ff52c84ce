import { NumberInput, TextInput } from '@mantine/core';
import type { Payment } from '@sabia/domain/subscriptions/payment.ts';
import { formatPrice, methodNames } from '@sabia/domain/subscriptions/payment-words.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { formatDay } from '../../../ui/words/dates.ts';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { showToast } from '../../../ui/states/toast.tsx';
import { usePaymentAdministration } from '../../subscriptions.api.ts';

interface RefundDialogProps {
  /** Null: closed. */
  payment: Payment | null;
  userId: string;
  userName: string;
  onClose: () => void;
}

/** Refunds a payment or a part of it, and says first what it means for the access. */
export function RefundDialog({ payment, userId, userName, onClose }: RefundDialogProps) {
  const { refundPayment } = usePaymentAdministration();
  // One id for each opening of the dialog: a request that is sent again is the same refund.
  const [id, setId] = useState(() => crypto.randomUUID());
  const refundable = payment?.refundableCents ?? 0;
  const [amount, setAmount] = useState<number | string>(refundable / 100);
  const [reason, setReason] = useState('');
  const amountCents = Math.round(Number(amount) * 100);
  const refund = useMutation({
    mutationFn: (chargeId: string) =>
      refundPayment({ userId, chargeId }, { id, amountCents, reason }),
    onSuccess: () => {
      showToast({ kind: 'success', message: `${formatPrice(amountCents)} a caminho de volta` });
      onClose();
    },
    onError: (error) => {
      // A refused refund is over: the next one is another. After a lost answer it may have been made.
      if (error instanceof ApiProblem && isOver.has(error.code)) setId(crypto.randomUUID());
    },
  });
  const problem = refund.error instanceof ApiProblem ? refund.error : null;
  const mistakeIn = (field: string) => problem?.errors.find(({ path }) => path === field)?.message;
  const isPossible = amountCents > 0 && amountCents <= refundable;
  return (
    <ConfirmDialog
      isOpen={payment !== null}
      title={`Devolver dinheiro a ${userName}?`}
      confirmLabel={isPossible ? `Devolver ${formatPrice(amountCents)}` : 'Devolver'}
      isDangerous
      isDisabled={!isPossible || !reason.trim()}
      isPending={refund.isPending}
      onConfirm={() => payment && refund.mutate(payment.chargeId)}
      onClose={onClose}
    >
      <Stack gap={12}>
        <NumberInput
          label="Valor"
          description={`Até ${formatPrice(refundable)}.`}
          prefix="R$ "
          decimalSeparator=","
          thousandSeparator="."
          decimalScale={2}
          fixedDecimalScale
          allowNegative={false}
          hideControls
          value={amount}
          onChange={setAmount}
          error={
            amountCents > refundable
              ? `Deste pagamento podem voltar até ${formatPrice(refundable)}`
              : mistakeIn('amountCents')
          }
        />
        <TextInput
          label="Motivo"
          description="A pessoa lê o motivo no e-mail que avisa da devolução."
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={mistakeIn('reason')}
        />
        {payment && isPossible && <p>{consequences(payment, amountCents)}</p>}
        <div role="alert">
          {problem && problem.errors.length === 0 && <ErrorMessage>{problem.detail}</ErrorMessage>}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}

const isOver = new Set(['refund_refused', 'refund_too_much']);

function consequences({ method, until, refundableCents }: Payment, amountCents: number): string {
  const back = `O dinheiro volta por onde foi pago (${methodNames[method]}), e não dá para desfazer.`;
  if (amountCents < refundableCents) return `${back} O acesso e a renovação continuam como estão.`;
  const paid = until ? ` pago até ${formatDay(until)}` : ' que este pagamento abriu';
  return `${back} Nada deste pagamento fica na escola: o acesso${paid} termina e a renovação é cancelada.`;
}
