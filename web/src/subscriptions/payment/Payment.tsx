import { Button } from '@mantine/core';
import type { Charge } from '@sabia/domain/subscriptions/charge.ts';
import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';
import { formatPrice } from '@sabia/domain/subscriptions/payment-words.ts';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useProfile } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatMoment } from '../../ui/words/dates.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { useSubscriptionActions } from '../subscriptions.api.ts';
import { BoletoPayment } from './BoletoPayment.tsx';
import { CardPayment } from './CardPayment.tsx';
import { PixPayment } from './PixPayment.tsx';
import { SandboxPanel } from './SandboxPanel.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

interface PaymentProps {
  overview: SubscriptionOverview;
  charge: Charge;
  now: Date;
}

/** A pending payment: amount, instructions and deadline. The screen polls for its confirmation. */
export function Payment({ overview, charge, now }: PaymentProps) {
  if (charge.state !== 'PENDING') return <Unpaid overview={overview} charge={charge} />;
  const expiry = charge.expiresAt && formatMoment(charge.expiresAt, now);
  return (
    <FormSection
      title={titles[charge.method]}
      intro={`${formatPrice(charge.priceCents)}${expiry ? ` · vale até ${expiry.toLowerCase()}` : ''}`}
    >
      {charge.method === 'PIX' && <PixPayment charge={charge} />}
      {charge.method === 'BOLETO' && <BoletoPayment charge={charge} />}
      {charge.method === 'CARD' && <CardPayment charge={charge} />}
      <Muted role="status">Aguardando o pagamento. Esta página avisa assim que ele chegar.</Muted>
      {overview.isSandbox && <SandboxPanel chargeId={charge.id} />}
      {!overview.access.isActive && <OtherWay />}
    </FormSection>
  );
}

const titles = {
  PIX: 'Pague com Pix',
  CARD: 'Pague com cartão',
  BOLETO: 'Pague o boleto',
} as const satisfies Record<Charge['method'], string>;

/** An expired or refused payment: pay again, or by another method. */
function Unpaid({ overview, charge }: Pick<PaymentProps, 'overview' | 'charge'>) {
  const { payAgain } = useSubscriptionActions(useProfile().id);
  const { voltar } = useSearch({ from: '/assinatura' });
  const paying = useMutation({
    mutationFn: (id: string) => payAgain(id, voltar),
    onError: showFailure,
  });
  const isRefused = charge.state === 'REFUSED';
  const { subscription } = overview;
  return (
    <FormSection
      title={isRefused ? 'O pagamento não foi aprovado' : 'O prazo para pagar terminou'}
      intro={
        isRefused
          ? 'O banco não aprovou o pagamento, e nada foi cobrado. Tente de novo ou pague de outra forma.'
          : 'Nada foi cobrado. Gere outro pagamento e tente de novo.'
      }
    >
      <Row>
        {subscription && (
          <Button loading={paying.isPending} onClick={() => paying.mutate(subscription.id)}>
            Tentar de novo
          </Button>
        )}
        <OtherWay />
      </Row>
    </FormSection>
  );
}

const OtherWay = () => (
  <div>
    <ButtonLink
      from="/assinatura"
      to="."
      search={({ voltar }) => ({ voltar, etapa: 'assinar' })}
      variant="default"
    >
      Escolher outra forma de pagar
    </ButtonLink>
  </div>
);
