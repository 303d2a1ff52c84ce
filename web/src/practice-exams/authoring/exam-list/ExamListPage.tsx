import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ListingPage } from '../../../layout/ListingPage.tsx';
import { examListQuery } from './exam-list-search.ts';
import { ExamFilters } from './ExamFilters.tsx';
import { ExamResults } from './ExamResults.tsx';

export function ExamListPage() {
  const search = useSearch({ from: '/admin/conteudos/exercicios' });
  return (
    <ListingPage
      title="Gerenciar exercícios"
      create={{ to: '/admin/conteudos/exercicios/novo', label: 'Novo exercício' }}
      filters={<ExamFilters search={search} />}
      query={useQuery({ ...examListQuery(search), placeholderData: keepPreviousData })}
    >
      {(page, seen) => <ExamResults search={search} page={page} {...seen} />}
    </ListingPage>
  );
}
