import type { Access } from '@sabia/domain/subscriptions/access.ts';
import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';
import { methodNames } from '@sabia/domain/subscriptions/payment-words.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatDay } from '../../ui/words/dates.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { formatTerms } from '../format-terms.ts';
import { useSubscriptionActions } from '../subscriptions.api.ts';
import { CancelAndRefund } from './CancelAndRefund.tsx';
import { Facts } from '../../ui/primitives/Facts.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

interface SubscriptionStatusProps {
  overview: SubscriptionOverview;
  userId: string;
  now: Date;
}

/** The current state: access, its end, the next payment, and the actions. */
export function SubscriptionStatus({ overview, userId, now }: SubscriptionStatusProps) {
  const { access, subscription, charge } = overview;
  const { payAgain } = useSubscriptionActions(userId);
  const { voltar } = useSearch({ from: '/assinatura' });
  const paying = useMutation({
    mutationFn: (id: string) => payAgain(id, voltar),
    onError: showFailure,
  });
  const owesRenewal = access.reason === 'GRACE' && charge?.state !== 'PENDING';
  return (
    <FormSection title={titles[access.reason] ?? 'Sua assinatura'} intro={sentenceOf(overview)}>
      {subscription && (
        <Facts
          facts={{
            Plano: subscription.planName,
            Valor: formatTerms(subscription),
            Pagamento: methodNames[subscription.method],
            'Próxima cobrança': subscription.renewsAt && formatDay(subscription.renewsAt),
          }}
        />
      )}
      <Row>
        {owesRenewal && subscription && (
          <Button loading={paying.isPending} onClick={() => paying.mutate(subscription.id)}>
            Pagar agora
          </Button>
        )}
        {access.reason === 'CANCELLED' && (
          <ButtonLink
            from="/assinatura"
            to="."
            search={({ voltar: back }) => ({ voltar: back, etapa: 'assinar' })}
          >
            Assinar de novo
          </ButtonLink>
        )}
        {!owesRenewal &&
          access.reason !== 'CANCELLED' &&
          (voltar ? (
            <Button component="a" href={voltar}>
              Continuar de onde parei
            </Button>
          ) : (
            <ButtonLink to="/cursos">Ver os cursos</ButtonLink>
          ))}
        <CancelAndRefund overview={overview} userId={userId} now={now} />
      </Row>
    </FormSection>
  );
}

const titles: Readonly<Partial<Record<Access['reason'], string>>> = {
  PAID: 'Sua assinatura está ativa',
  CANCELLED: 'Sua assinatura não vai renovar',
  GRACE: 'Falta pagar a renovação',
  GRANTED: 'A escola abriu tudo para você',
};

/** The consequences. */
function sentenceOf({ access }: SubscriptionOverview): string {
  const until = access.until && formatDay(access.until);
  switch (access.reason) {
    case 'CANCELLED':
      return `Tudo continua aberto até ${until}. Depois disso, nada mais é cobrado.`;
    case 'GRACE':
      return `Não recebemos o pagamento. Tudo continua aberto até ${until}: pague até lá para não perder o acesso.`;
    case 'GRANTED':
      return until ? `O acesso vai até ${until}.` : 'Não há nada a pagar.';
    default:
      return 'Todos os cursos e simulados estão abertos para você.';
  }
}
