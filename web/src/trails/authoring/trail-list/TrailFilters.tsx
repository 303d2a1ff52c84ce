import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { ListingFilters } from '../../../ui/ListingFilters.tsx';
import { type TrailListSearch, trailListSearch } from './trail-list-search.ts';

const orders = {
  '': 'Alteradas há pouco',
  novos: 'Criadas há pouco',
  'a-z': 'Título, de A a Z',
  'z-a': 'Título, de Z a A',
  longos: 'Mais longas',
};

export function TrailFilters({ search }: { search: TrailListSearch }) {
  const navigate = useNavigate({ from: '/admin/conteudos/trilhas' });
  const { data: taxonomy } = useQuery(taxonomyQuery);
  return (
    <ListingFilters
      search={search}
      taxonomy={taxonomy}
      hasLevels
      ordem={orders}
      onChange={(change) =>
        void navigate({
          search: trailListSearch({ ...search, ...change, page: 1 }),
          replace: true,
        })
      }
    />
  );
}
