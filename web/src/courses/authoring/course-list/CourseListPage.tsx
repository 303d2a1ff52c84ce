import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ListingPage } from '../../../layout/ListingPage.tsx';
import { ImportCourse } from '../course-file/ImportCourse.tsx';
import { CourseFilters } from './CourseFilters.tsx';
import { courseListQuery } from './course-list-search.ts';
import { CourseResults } from './CourseResults.tsx';

export function CourseListPage() {
  const search = useSearch({ from: '/admin/conteudos/cursos' });
  return (
    <ListingPage
      title="Gerenciar cursos"
      create={{ to: '/admin/conteudos/cursos/novo', label: 'Novo curso' }}
      actions={<ImportCourse />}
      filters={<CourseFilters search={search} />}
      query={useQuery({ ...courseListQuery(search), placeholderData: keepPreviousData })}
    >
      {(page, seen) => <CourseResults search={search} page={page} {...seen} />}
    </ListingPage>
  );
}
