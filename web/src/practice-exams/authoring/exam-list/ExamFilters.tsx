import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { ListingFilters } from '../../../ui/ListingFilters.tsx';
import { accessNames } from '../../access-names.ts';
import { type ExamListSearch, examListSearch } from './exam-list-search.ts';

const orders = {
  '': 'Alterados há pouco',
  novos: 'Criados há pouco',
  'a-z': 'Título, de A a Z',
  'z-a': 'Título, de Z a A',
};

export function ExamFilters({ search }: { search: ExamListSearch }) {
  const navigate = useNavigate({ from: '/admin/conteudos/exercicios' });
  const { data: taxonomy } = useQuery(taxonomyQuery);
  return (
    <ListingFilters
      search={search}
      taxonomy={taxonomy}
      hasLevels
      acesso={accessNames}
      ordem={orders}
      onChange={(change) =>
        void navigate({ search: examListSearch({ ...search, ...change, page: 1 }), replace: true })
      }
    />
  );
}
