import type { CourseCard } from '@sabia/domain/courses/course.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { IconBook2 } from '@tabler/icons-react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { count } from '../../../ui/plural.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { CourseListSearch } from './course-list-search.ts';
import classes from './CourseResults.module.css';
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
  const isFiltered = [busca, status, categoria, nivel, acesso].some(Boolean);
  if (page.total === 0 && !isFiltered)
    return (
      <EmptyState
        icon={<IconBook2 />}
        message="Sua escola ainda não tem cursos."
        hint="Crie o primeiro: só a administração o vê até você publicar."
        action={<ButtonLink to="/admin/conteudos/cursos/novo">Criar o primeiro curso</ButtonLink>}
      />
    );
  return (
    <div aria-busy={isRefreshing} className={classes.results}>
      <p className={classes.total}>
        <span role="status">{count(page.total, 'curso', 'cursos')}</span>
        {isFiltered && (
          <TextLink to="/admin/conteudos/cursos" search={{ page: 1 }}>
            Limpar filtros
          </TextLink>
        )}
      </p>
      {page.items.length > 0 ? (
        <CourseTable courses={page.items} now={now} />
      ) : (
        <EmptyState
          message={page.total > 0 ? 'Esta página ficou vazia.' : 'Nenhum curso com estes filtros.'}
          action={
            <ButtonLink to="/admin/conteudos/cursos" search={{ page: 1 }} variant="default">
              {page.total > 0 ? 'Ir para a primeira página' : 'Ver todos os cursos'}
            </ButtonLink>
          }
        />
      )}
      <Pager page={page.page} totalPages={page.totalPages} />
    </div>
  );
}
