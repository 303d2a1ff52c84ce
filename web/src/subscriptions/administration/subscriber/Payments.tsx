import { Button, Skeleton } from '@mantine/core';
import type { Payment, RefundState } from '@sabia/domain/subscriptions/payment.ts';
import { formatPrice, methodNames } from '@sabia/domain/subscriptions/payment-words.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../ui/words/dates.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { DividedList } from '../../../ui/primitives/DividedList.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { paymentsQuery } from '../../subscriptions.api.ts';
import { RefundDialog } from './RefundDialog.tsx';

interface PaymentsProps {
  userId: string;
  userName: string;
}

/** The payments of a person with their refunds, and the refund by the school. */
export function Payments({ userId, userName }: PaymentsProps) {
  const query = useQuery(paymentsQuery(userId));
  const [refunded, setRefunded] = useState<Payment | null>(null);
  return (
    <FormSection title="Pagamentos">
      <Loaded query={query} skeleton={<Skeleton height={80} radius={12} />}>
        {({ payments }) =>
          payments.length === 0 ? (
            <Muted size={14}>Esta pessoa ainda não pagou nada.</Muted>
          ) : (
            <DividedList>
              {payments.map((payment) => (
                <li key={payment.chargeId}>
                  <Stack gap={4}>
                    <strong>{formatPrice(payment.priceCents)}</strong>
                    <Muted size={14}>{detailsOf(payment)}</Muted>
                    {payment.refunds.map((refund) => (
                      <Muted key={refund.id} size={14}>
                        {wordsOf(refund)}
                      </Muted>
                    ))}
                  </Stack>
                  {payment.refundableCents > 0 && (
                    <Button
                      variant="default"
                      aria-label={`Devolver o pagamento de ${formatDay(payment.paidAt)}`}
                      onClick={() => setRefunded(payment)}
                    >
                      Devolver
                    </Button>
                  )}
                </li>
              ))}
            </DividedList>
          )
        }
      </Loaded>
      <RefundDialog
        key={refunded?.chargeId}
        payment={refunded}
        userId={userId}
        userName={userName}
        onClose={() => setRefunded(null)}
      />
    </FormSection>
  );
}

/** 'Plano mensal · Pix · pago em 21 de nov. de 2026, vale até 21 de dez. de 2026' */
const detailsOf = ({ planName, method, paidAt, until }: Payment): string =>
  [
    planName,
    methodNames[method],
    `pago em ${formatDay(paidAt)}${until ? `, vale até ${formatDay(until)}` : ''}`,
  ].join(' · ');

/** 'R$ 10,00 devolvidos em 27 de nov. de 2026 por Ana Prado: cobrança em dobro' */
function wordsOf({ state, amountCents, requestedAt, isBySchool, by, reason }: Refund): string {
  const author = isBySchool ? (by ? ` por ${by}` : '') : ', a pedido da própria pessoa';
  const why = reason ? `: ${reason}` : '';
  return `${formatPrice(amountCents)} ${stateWords[state]} (${formatDay(requestedAt)}${author}${why})`;
}

type Refund = Payment['refunds'][number];

const stateWords = {
  SENT: 'devolvidos',
  WAITING: 'a devolver: o serviço de pagamento ainda não respondeu, e o pedido sai de novo sozinho',
  REFUSED: 'não devolvidos: o serviço de pagamento recusou',
  UNANSWERED: 'sem resposta do serviço de pagamento: confira nele se o dinheiro voltou',
} as const satisfies Record<RefundState, string>;
