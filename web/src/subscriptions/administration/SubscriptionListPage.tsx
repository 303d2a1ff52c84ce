import { methodNames } from '@sabia/domain/subscriptions/payment-words.ts';
import type { ListedSubscription } from '@sabia/domain/subscriptions/subscription.ts';
import { Menu } from '@mantine/core';
import { IconHistory, IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ListingPage } from '../../layout/ListingPage.tsx';
import { formatDay, formatMoment } from '../../ui/words/dates.ts';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { FilterSelect, ListingFilters } from '../../ui/lists/ListingFilters.tsx';
import { ListingTable, MenuCell, TitleCell } from '../../ui/lists/ListingTable.tsx';
import { formatTerms } from '../format-terms.ts';
import { subscriptionListQuery, subscriptionListSearch } from './subscription-list-search.ts';
import { SubscriptionTabs } from './SubscriptionTabs.tsx';

const columns = ['Pessoa', 'Plano', 'Acesso', 'Próxima cobrança', 'Desde'];
const renewals = {
  '': 'Todas',
  sim: 'Renovam',
  nao: 'Não renovam',
  escola: 'Acesso dado pela escola',
};

export function SubscriptionListPage() {
  const search = useSearch({ from: '/admin/assinaturas' });
  const navigate = useNavigate({ from: '/admin/assinaturas' });
  const change = (changed: Record<string, string>) =>
    void navigate({
      search: subscriptionListSearch({ ...search, ...changed, page: 1 }),
      replace: true,
    });
  return (
    <ListingPage
      title="Assinaturas"
      tabs={<SubscriptionTabs />}
      search={search}
      filters={
        <ListingFilters
          placeholder="Nome ou e-mail"
          search={search}
          onSearch={(busca) => change({ busca })}
        >
          <FilterSelect
            label="Renovação"
            value={search.renovacao}
            options={renewals}
            onChange={(renovacao) => change({ renovacao })}
          />
        </ListingFilters>
      }
      query={useQuery({ ...subscriptionListQuery(search), placeholderData: keepPreviousData })}
      noun={['assinatura', 'assinaturas', 'a']}
      empty={
        <EmptyState
          message="Ninguém assinou ainda."
          hint="Confira na aba Planos o que está à venda."
        />
      }
    >
      {(subscriptions, now) => (
        <ListingTable label="Assinaturas" columns={columns}>
          {subscriptions.map((subscription) => {
            const { id, userName, agreed, renewsAt } = subscription;
            return (
              <tr key={id}>
                <TitleCell details={subscription.email}>
                  <Link to="/admin/assinaturas/$userId" params={{ userId: subscription.userId }}>
                    {userName}
                  </Link>
                </TitleCell>
                <td data-label="Plano">
                  {agreed
                    ? [agreed.planName, formatTerms(agreed), methodNames[agreed.method]].join(' · ')
                    : 'Acesso dado pela escola'}
                </td>
                <td data-label="Acesso">{accessOf(subscription, now)}</td>
                <td data-label="Próxima cobrança">{renewsAt ? formatDay(renewsAt) : 'Nenhuma'}</td>
                <td data-label="Desde">{formatMoment(subscription.createdAt, now)}</td>
                <MenuCell>
                  <SubscriptionMenu userId={subscription.userId} userName={userName} />
                </MenuCell>
              </tr>
            );
          })}
        </ListingTable>
      )}
    </ListingPage>
  );
}

/** 'Aberto até 31 de dez. de 2026' */
function accessOf({ hasAccess, agreed, grantedUntil }: ListedSubscription, now: Date): string {
  if (agreed) return hasAccess ? 'Aberto' : 'Fechado';
  if (grantedUntil === null) return 'Aberto, sem prazo';
  const isOver = grantedUntil <= now.toISOString();
  return `${isOver ? 'Fechado desde' : 'Aberto até'} ${formatDay(grantedUntil)}`;
}

function SubscriptionMenu({ userId, userName }: { userId: string; userName: string }) {
  return (
    <DotsMenu label={`Ações da assinatura de ${userName}`}>
      <Menu.Item
        leftSection={<IconHistory size={18} />}
        renderRoot={(item) => (
          <Link {...item} to="/admin/assinaturas/$userId" params={{ userId }} />
        )}
      >
        Ver o histórico
      </Menu.Item>
      <Menu.Item
        leftSection={<IconUser size={18} />}
        renderRoot={(item) => <Link {...item} to="/admin/usuarios/$userId" params={{ userId }} />}
      >
        Abrir a pessoa
      </Menu.Item>
    </DotsMenu>
  );
}
