import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { asChoices } from '../../../taxonomy/term-options.ts';
import { ListingFilters } from '../../../ui/ListingFilters.tsx';
import { paymentTypeNames } from '../../payment-types.ts';
import { type CourseListSearch, courseListSearch } from './course-list-search.ts';

export function CourseFilters({ search }: { search: CourseListSearch }) {
  const navigate = useNavigate({ from: '/admin/conteudos/cursos' });
  const { data: taxonomy } = useQuery(taxonomyQuery);

  const narrow = (name: keyof CourseListSearch) => ({
    value: search[name]?.toString(),
    onChange: (value: string) =>
      void navigate({
        search: courseListSearch({ ...search, [name]: value, page: 1 }),
        replace: true,
      }),
  });

  return (
    <ListingFilters
      search={narrow('busca')}
      filters={[
        {
          ...narrow('status'),
          label: 'Status',
          any: 'Todos',
          options: [
            ['ACTIVE', 'Ativos'],
            ['INACTIVE', 'Inativos'],
          ],
        },
        {
          ...narrow('categoria'),
          label: 'Categoria',
          any: 'Todas',
          options: asChoices(taxonomy?.categories),
        },
        { ...narrow('nivel'), label: 'Nível', any: 'Todos', options: asChoices(taxonomy?.levels) },
        {
          ...narrow('acesso'),
          label: 'Acesso',
          any: 'Todos',
          options: Object.entries(paymentTypeNames),
        },
        {
          ...narrow('ordem'),
          label: 'Ordenar por',
          any: 'Alterados há pouco',
          options: [
            ['novos', 'Criados há pouco'],
            ['a-z', 'Título, de A a Z'],
            ['z-a', 'Título, de Z a A'],
            ['longos', 'Mais longos'],
          ],
        },
      ]}
    />
  );
}
