import { methodNames } from '@sabia/domain/subscriptions/payment-words.ts';
import { Menu } from '@mantine/core';
import { IconHistory, IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ListingPage } from '../../layout/ListingPage.tsx';
import { formatDay, formatMoment } from '../../ui/dates.ts';
import { DotsMenu } from '../../ui/DotsMenu.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect, ListingFilters } from '../../ui/ListingFilters.tsx';
import { ListingTable, MenuCell, TitleCell } from '../../ui/ListingTable.tsx';
import { formatTerms } from '../subscription-words.ts';
import { subscriptionListQuery, subscriptionListSearch } from './subscription-list-search.ts';
import { SubscriptionTabs } from './SubscriptionTabs.tsx';

const columns = ['Pessoa', 'Plano', 'Acesso', 'Próxima cobrança', 'Desde'];
const renewals = { '': 'Todas', sim: 'Renovam', nao: 'Não renovam' };

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
            const { id, userName, planName, method, hasAccess, renewsAt } = subscription;
            return (
              <tr key={id}>
                <TitleCell details={subscription.email}>
                  <Link to="/admin/assinaturas/$userId" params={{ userId: subscription.userId }}>
                    {userName}
                  </Link>
                </TitleCell>
                <td data-label="Plano">
                  {[planName, formatTerms(subscription), methodNames[method]].join(' · ')}
                </td>
                <td data-label="Acesso">{hasAccess ? 'Aberto' : 'Fechado'}</td>
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
