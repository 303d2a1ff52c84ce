import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ListingPage } from '../../../layout/ListingPage.tsx';
import { liveListQuery } from './live-list-search.ts';
import { LiveFilters } from './LiveFilters.tsx';
import { LiveResults } from './LiveResults.tsx';

export function LiveListPage() {
  const search = useSearch({ from: '/admin/conteudos/lives' });
  return (
    <ListingPage
      title="Gerenciar lives"
      create={{ to: '/admin/conteudos/lives/novo', label: 'Nova live' }}
      filters={<LiveFilters search={search} />}
      query={useQuery({ ...liveListQuery(search), placeholderData: keepPreviousData })}
    >
      {(page, seen) => <LiveResults search={search} page={page} {...seen} />}
    </ListingPage>
  );
}
