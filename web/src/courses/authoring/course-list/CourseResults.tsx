import type { CourseCard } from '@sabia/domain/courses/course.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { IconBook2 } from '@tabler/icons-react';
import { PublishableListing } from '../../../publications/PublishableListing.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListingResults } from '../../../ui/ListingResults.tsx';
import { toasts } from '../toasts.ts';
import type { CourseListSearch } from './course-list-search.ts';
import { CourseTable } from './CourseTable.tsx';

interface CourseResultsProps {
  search: CourseListSearch;
  page: Page<CourseCard>;
  /** What is shown still answers the search before this one. */
  isRefreshing: boolean;
  now: Date;
}

export function CourseResults({ search, page, isRefreshing, now }: CourseResultsProps) {
  const { busca, status, categoria, nivel, acesso } = search;
  return (
    <PublishableListing kind="COURSE" things={page.items} toasts={toasts}>
      <ListingResults
        page={page}
        words={['curso', 'cursos', 'o']}
        everything={{ to: '/admin/conteudos/cursos', search: { page: 1 } }}
        isFiltered={[busca, status, categoria, nivel, acesso].some(Boolean)}
        isRefreshing={isRefreshing}
        none={
          <EmptyState
            icon={<IconBook2 />}
            message="Sua escola ainda não tem cursos."
            hint="Crie o primeiro: só a administração o vê até você publicar."
            action={
              <ButtonLink to="/admin/conteudos/cursos/novo">Criar o primeiro curso</ButtonLink>
            }
          />
        }
      >
        {(courses) => <CourseTable courses={courses} now={now} />}
      </ListingResults>
    </PublishableListing>
  );
}
