import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { ListingFilters } from '../../../ui/ListingFilters.tsx';
import { paymentTypeNames } from '../../payment-types.ts';
import { type CourseListSearch, courseListSearch } from './course-list-search.ts';

const orders = {
  '': 'Alterados há pouco',
  novos: 'Criados há pouco',
  'a-z': 'Título, de A a Z',
  'z-a': 'Título, de Z a A',
  longos: 'Mais longos',
};

export function CourseFilters({ search }: { search: CourseListSearch }) {
  const navigate = useNavigate({ from: '/admin/conteudos/cursos' });
  const { data: taxonomy } = useQuery(taxonomyQuery);
  return (
    <ListingFilters
      search={search}
      taxonomy={taxonomy}
      hasLevels
      acesso={paymentTypeNames}
      ordem={orders}
      onChange={(change) =>
        void navigate({
          search: courseListSearch({ ...search, ...change, page: 1 }),
          replace: true,
        })
      }
    />
  );
}
