import type { CourseCard as Card } from '@sabia/domain/courses/course.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { Button, Skeleton } from '@mantine/core';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { CourseCard } from '../CourseCard.tsx';
import classes from './CatalogResults.module.css';
import { noFilters, useCatalogSearch } from './use-catalog-search.ts';

interface CatalogResultsProps {
  courses: Page<Card>;
  /** Another answer is on its way. */
  isStale: boolean;
}

/** How many cards are in sight before any scrolling. */
const inSight = 3;

export function CatalogResults({ courses, isStale }: CatalogResultsProps) {
  if (courses.items.length === 0) return <NothingFound isPastTheEnd={courses.total > 0} />;
  return (
    <div aria-busy={isStale} className={classes.results}>
      <ul className={classes.grid}>
        {courses.items.map((course, index) => (
          <li key={course.id}>
            <CourseCard course={course} heading="h2" isPriority={index < inSight} />
          </li>
        ))}
      </ul>
      <Pager page={courses.page} totalPages={courses.totalPages} param="pagina" />
    </div>
  );
}

function NothingFound({ isPastTheEnd }: { isPastTheEnd: boolean }) {
  const { search, change } = useCatalogSearch();
  const isFiltered = search.busca || search.categorias || search.niveis || search.acesso;
  if (isPastTheEnd)
    return (
      <EmptyState
        message="Esta página não tem mais cursos."
        action={<Button onClick={() => change({})}>Ir para a primeira página</Button>}
      />
    );
  if (isFiltered)
    return (
      <EmptyState
        message="Nenhum curso combina com esta busca."
        hint="Tente outras palavras, ou deixe menos filtros ligados."
        action={<Button onClick={() => change(noFilters)}>Limpar filtros</Button>}
      />
    );
  return (
    <EmptyState
      message="Ainda não há cursos por aqui."
      hint="Os primeiros estão sendo preparados. Volte em breve."
    />
  );
}

export function CatalogSkeleton() {
  return (
    <ul className={classes.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className={classes.skeleton}>
          <Skeleton radius={0} className={classes.skeletonCover} />
          <div className={classes.skeletonBody}>
            <Skeleton height={18} width="70%" />
            <Skeleton height={14} />
            <Skeleton height={14} width="60%" />
            <Skeleton height={14} width="80%" />
          </div>
        </li>
      ))}
    </ul>
  );
}
