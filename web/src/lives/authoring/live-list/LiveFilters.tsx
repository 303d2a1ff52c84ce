import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { ListingFilters } from '../../../ui/ListingFilters.tsx';
import { type LiveListSearch, liveListSearch } from './live-list-search.ts';

const orders = {
  '': 'Alteradas há pouco',
  proximas: 'As próximas primeiro',
  novas: 'Criadas há pouco',
  'a-z': 'Título, de A a Z',
  'z-a': 'Título, de Z a A',
};

export function LiveFilters({ search }: { search: LiveListSearch }) {
  const navigate = useNavigate({ from: '/admin/conteudos/lives' });
  const { data: taxonomy } = useQuery(taxonomyQuery);
  return (
    <ListingFilters
      search={search}
      taxonomy={taxonomy}
      hasLevels={false}
      ordem={orders}
      onChange={(change) =>
        void navigate({ search: liveListSearch({ ...search, ...change, page: 1 }), replace: true })
      }
    />
  );
}
