import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ListingPage } from '../../../layout/ListingPage.tsx';
import { trailListQuery } from './trail-list-search.ts';
import { TrailFilters } from './TrailFilters.tsx';
import { TrailResults } from './TrailResults.tsx';

export function TrailListPage() {
  const search = useSearch({ from: '/admin/conteudos/trilhas' });
  return (
    <ListingPage
      title="Gerenciar trilhas"
      create={{ to: '/admin/conteudos/trilhas/novo', label: 'Nova trilha' }}
      filters={<TrailFilters search={search} />}
      query={useQuery({ ...trailListQuery(search), placeholderData: keepPreviousData })}
    >
      {(page, seen) => <TrailResults search={search} page={page} {...seen} />}
    </ListingPage>
  );
}
