import { Skeleton } from '@mantine/core';
import type { SubscriptionOverview } from '@sabia/domain/subscriptions/subscription.ts';
import { methodNames } from '@sabia/domain/subscriptions/payment-words.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import '../../../ui/forms/authoring-styles.ts';
import { formatDay } from '../../../ui/words/dates.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useNow } from '../../../ui/words/use-now.ts';
import { History } from '../../History.tsx';
import { formatTerms } from '../../format-terms.ts';
import { accessNames } from '../../subscription-words.ts';
import { peopleQuery, subscriptionQuery } from '../../subscriptions.api.ts';
import { Payments } from './Payments.tsx';
import { Facts } from '../../../ui/primitives/Facts.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';

/** The access of a user in the administration: current state and ledger. */
export function SubscriberPage() {
  const { userId } = useParams({ from: '/admin/assinaturas/$userId' });
  const query = useQuery(subscriptionQuery(userId));
  const { data: [person] = [] } = useQuery(peopleQuery(userId));
  const now = useNow();
  return (
    <Page
      title={person?.name ?? 'Assinatura'}
      measure="text"
      intro={
        <TextLink to="/admin/assinaturas" search={{ page: 1 }}>
          Todas as assinaturas
        </TextLink>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={400} radius={12} />}>
        {({ access, grant, subscription, history }) => (
          <Stack gap={16}>
            <FormSection title="Situação">
              <Facts
                facts={{
                  Acesso: accessNames[access.reason],
                  Plano: subscription && `${subscription.planName}, ${formatTerms(subscription)}`,
                  Pagamento: subscription && methodNames[subscription.method],
                  ...endOf(access, subscription),
                  ...(grant && {
                    'Dado pela escola': grant.until ? `até ${formatDay(grant.until)}` : 'sem prazo',
                  }),
                }}
              />
              <div>
                <TextLink to="/admin/usuarios/$userId" params={{ userId }}>
                  Abrir o perfil e mudar o acesso
                </TextLink>
              </div>
            </FormSection>
            <Payments userId={userId} userName={person?.name ?? 'esta pessoa'} />
            <History entries={history} now={now} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

/** The next payment, or the end of the access. */
function endOf(
  { until }: SubscriptionOverview['access'],
  subscription: SubscriptionOverview['subscription'],
) {
  if (subscription?.renewsAt) return { 'Próxima cobrança': formatDay(subscription.renewsAt) };
  return { Até: until && formatDay(until) };
}
