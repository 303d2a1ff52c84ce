import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { AdminTabs } from '../../../shell/AdminTabs.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { ListingSkeleton } from '../../../ui/ListingTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import '../../../ui/authoring-styles.ts';
import { CourseFilters } from './CourseFilters.tsx';
import { courseListQuery } from './course-list-search.ts';
import { CourseResults } from './CourseResults.tsx';

export function CourseListPage() {
  const search = useSearch({ from: '/admin/conteudos/cursos' });
  const courses = useQuery({
    ...courseListQuery(search),
    // Filtering never blanks the page.
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Gerenciar cursos"

      actions={
        <ButtonLink
          to="/admin/conteudos/cursos/novo"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          Novo curso
        </ButtonLink>
      }
    >
      <AdminTabs />
      <CourseFilters search={search} />
      <Loaded query={courses} skeleton={<ListingSkeleton />}>
        {(page) => (
          <CourseResults
            search={search}
            page={page}
            isRefreshing={courses.isPlaceholderData}
            now={new Date(courses.dataUpdatedAt)}
          />
        )}
      </Loaded>
    </Page>
  );
}
