import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import '../../../ui/authoring-styles.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import filterClasses from '../../../ui/ListingFilters.module.css';
import { ListingResults } from '../../../ui/ListingResults.tsx';
import { ListingSkeleton } from '../../../ui/ListingTable.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { SubscriptionTabs } from '../SubscriptionTabs.tsx';
import { subscriptionListQuery, subscriptionListSearch } from './subscription-list-search.ts';
import { SubscriptionTable } from './SubscriptionTable.tsx';

/** Who subscribed, and whether it goes on. */
export function SubscriptionListPage() {
  const search = useSearch({ from: '/admin/assinaturas' });
  const navigate = useNavigate({ from: '/admin/assinaturas' });
  const query = useQuery({ ...subscriptionListQuery(search), placeholderData: keepPreviousData });
  const { busca, renovacao } = search;
  const change = (changed: Record<string, string>) =>
    void navigate({
      search: subscriptionListSearch({ ...search, ...changed, page: 1 }),
      replace: true,
    });
  return (
    <Page title="Assinaturas">
      <SubscriptionTabs />
      <search className={filterClasses.filters}>
        <SearchInput
          label="Buscar"
          placeholder="Nome ou e-mail"
          value={busca ?? ''}
          onChange={(words) => change({ busca: words })}
          className={filterClasses.search}
        />
        <NativeSelect
          label="Renovação"
          value={renovacao ?? ''}
          data={renewals}
          onChange={({ currentTarget }) => change({ renovacao: currentTarget.value })}
        />
      </search>
      <Loaded query={query} skeleton={<ListingSkeleton />}>
        {(page) => (
          <ListingResults
            page={page}
            words={['assinatura', 'assinaturas', 'a']}
            everything={{ to: '/admin/assinaturas', search: { page: 1 } }}
            isFiltered={[busca, renovacao].some(Boolean)}
            isRefreshing={query.isPlaceholderData}
            none={
              <EmptyState
                message="Ninguém assinou ainda."
                hint="Confira na aba Planos o que está à venda."
              />
            }
          >
            {(subscriptions) => (
              <SubscriptionTable
                subscriptions={subscriptions}
                now={new Date(query.dataUpdatedAt)}
              />
            )}
          </ListingResults>
        )}
      </Loaded>
    </Page>
  );
}

const renewals = [
  { value: '', label: 'Todas' },
  { value: 'sim', label: 'Renovam' },
  { value: 'nao', label: 'Não renovam' },
];
