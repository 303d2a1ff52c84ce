import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';
import { formatDay } from '../../ui/words/dates.ts';
import { useSubscriptionActions } from '../subscriptions.api.ts';
import { ConfirmedButton } from './ConfirmedButton.tsx';

interface CancelAndRefundProps {
  overview: SubscriptionOverview;
  userId: string;
  now: Date;
}

/** Cancel the renewals, or refund the last payment. */
export function CancelAndRefund({ overview, userId, now }: CancelAndRefundProps) {
  const { cancel, refund } = useSubscriptionActions(userId);
  const { subscription, refundableUntil } = overview;
  if (!subscription) return null;
  const { id, renewsAt } = subscription;
  return (
    <>
      {renewsAt && (
        <ConfirmedButton
          label="Cancelar assinatura"
          question="Cancelar a assinatura?"
          confirmLabel="Sim, cancelar"
          end={() => cancel(id)}
          ended="Renovação cancelada"
        >
          {renewsAt <= now.toISOString()
            ? 'O acesso termina agora. O que você já estudou continua guardado.'
            : `Tudo continua aberto até ${formatDay(renewsAt)}, e nada mais é cobrado. O que você já estudou continua guardado.`}
        </ConfirmedButton>
      )}
      {refundableUntil && (
        <ConfirmedButton
          label="Pedir reembolso"
          question="Pedir o dinheiro de volta?"
          confirmLabel="Pedir reembolso"
          end={() => refund(id)}
          ended="Reembolso pedido"
        >
          {`Devolvemos o valor inteiro do último pagamento, e o acesso termina com a devolução. O pedido pode ser feito até ${formatDay(refundableUntil)}.`}
        </ConfirmedButton>
      )}
    </>
  );
}
