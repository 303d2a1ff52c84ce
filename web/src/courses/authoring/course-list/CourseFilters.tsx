import { NativeSelect } from '@mantine/core';
import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { paymentTypeNames } from '../../payment-types.ts';
import classes from './CourseFilters.module.css';
import { type CourseListSearch, courseListSearch } from './course-list-search.ts';

export function CourseFilters({ search }: { search: CourseListSearch }) {
  const navigate = useNavigate({ from: '/admin/conteudos/cursos' });
  const { data: taxonomy } = useQuery(taxonomyQuery);

  const narrow = (change: Partial<Record<keyof CourseListSearch, string>>) =>
    void navigate({ search: courseListSearch({ ...search, ...change, page: 1 }), replace: true });

  return (
    <search className={classes.filters}>
      <SearchInput
        label="Buscar"
        placeholder="Título ou assunto"
        value={search.busca ?? ''}
        onChange={(busca) => narrow({ busca })}
        className={classes.search}
      />
      <NativeSelect
        label="Status"
        value={search.status ?? ''}
        onChange={({ currentTarget }) => narrow({ status: currentTarget.value })}
        data={[anyOf('Todos'), ['ACTIVE', 'Ativos'], ['INACTIVE', 'Inativos']].map(asOption)}
      />
      <NativeSelect
        label="Categoria"
        value={search.categoria ?? ''}
        onChange={({ currentTarget }) => narrow({ categoria: currentTarget.value })}
        data={[anyOf('Todas'), ...terms(taxonomy?.categories)].map(asOption)}
      />
      <NativeSelect
        label="Nível"
        value={search.nivel ?? ''}
        onChange={({ currentTarget }) => narrow({ nivel: currentTarget.value })}
        data={[anyOf('Todos'), ...terms(taxonomy?.levels)].map(asOption)}
      />
      <NativeSelect
        label="Acesso"
        value={search.acesso ?? ''}
        onChange={({ currentTarget }) => narrow({ acesso: currentTarget.value })}
        data={[anyOf('Todos'), ...Object.entries(paymentTypeNames)].map(asOption)}
      />
      <NativeSelect
        label="Ordenar por"
        value={search.ordem ?? ''}
        onChange={({ currentTarget }) => narrow({ ordem: currentTarget.value })}
        data={[
          anyOf('Alterados há pouco'),
          ['novos', 'Criados há pouco'],
          ['a-z', 'Título, de A a Z'],
          ['z-a', 'Título, de Z a A'],
          ['longos', 'Mais longos'],
        ].map(asOption)}
        className={classes.order}
      />
    </search>
  );
}

const anyOf = (label: string) => ['', label];
const terms = (some: readonly Term[] = []) => some.map(({ id, title }) => [id, title]);
const asOption = ([value = '', label = '']: string[]) => ({ value, label });
