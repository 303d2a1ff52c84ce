import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { AdminTabs } from '../../../shell/AdminTabs.tsx';
import '../../../ui/authoring-styles.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ListingSkeleton } from '../../../ui/ListingTable.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Page } from '../../../ui/Page.tsx';
import { examListQuery } from './exam-list-search.ts';
import { ExamFilters } from './ExamFilters.tsx';
import { ExamResults } from './ExamResults.tsx';

export function ExamListPage() {
  const search = useSearch({ from: '/admin/conteudos/exercicios' });
  const exams = useQuery({
    ...examListQuery(search),
    // Filtering never blanks the page.
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Gerenciar exercícios"
      actions={
        <ButtonLink
          to="/admin/conteudos/exercicios/novo"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          Novo exercício
        </ButtonLink>
      }
    >
      <AdminTabs />
      <ExamFilters search={search} />
      <Loaded query={exams} skeleton={<ListingSkeleton />}>
        {(page) => (
          <ExamResults
            search={search}
            page={page}
            isRefreshing={exams.isPlaceholderData}
            now={new Date(exams.dataUpdatedAt)}
          />
        )}
      </Loaded>
    </Page>
  );
}
