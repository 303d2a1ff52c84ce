import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CourseCard } from '../courses/CourseCard.tsx';
import { coursesByStatusQuery } from '../progress/progress.api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { Pager } from '../ui/lists/Pager.tsx';
import { TabLinks } from '../ui/lists/TabLinks.tsx';
import { type HomeSearch, ownCoursesAsked } from './home-search.ts';
import { HomeSection } from './HomeSection.tsx';
import { CardGrid } from '../ui/primitives/CardGrid.tsx';
import { Refreshing } from '../ui/primitives/Refreshing.tsx';
import { useHasCourses } from './use-has-courses.ts';

const tabs = [
  { label: 'Em andamento', to: '/', search: { cursos: undefined } },
  { label: 'Concluídos', to: '/', search: { cursos: 'concluidos' } },
  { label: 'Não iniciados', to: '/', search: { cursos: 'nao-iniciados' } },
] as const;

/** The learner's courses by progress status, paged. */
export function OwnCourses({ userId }: { userId: string }) {
  const search = useSearch({ from: '/' });
  const courses = useQuery({
    ...coursesByStatusQuery(userId, ownCoursesAsked(search)),
    // The previous tab is shown while the next one loads.
    placeholderData: keepPreviousData,
  });
  return (
    <HomeSection title="Meus cursos">
      <TabLinks label="Meus cursos" tabs={tabs} tellsBySearch />
      <Loaded query={courses} skeleton={<Skeleton height={340} />}>
        {({ items, page, total, totalPages }) =>
          items.length === 0 ? (
            <NoCourses search={search} isPastTheEnd={total > 0} />
          ) : (
            <Refreshing isRefreshing={courses.isPlaceholderData}>
              <CardGrid items={items}>
                {(course) => <CourseCard course={course} heading="h3" />}
              </CardGrid>
              <Pager page={page} totalPages={totalPages} param="pagina" isPart />
            </Refreshing>
          )
        }
      </Loaded>
    </HomeSection>
  );
}

interface NoCoursesProps {
  search: HomeSearch;
  isPastTheEnd: boolean;
}

function NoCourses({ search: { cursos }, isPastTheEnd }: NoCoursesProps) {
  const navigate = useNavigate({ from: '/' });
  const hasCourses = useHasCourses();
  if (isPastTheEnd)
    return (
      <EmptyState
        message="Esta página não tem mais cursos."
        action={
          <Button onClick={() => void navigate({ search: { cursos }, resetScroll: false })}>
            Ir para a primeira página
          </Button>
        }
      />
    );
  if (cursos === 'nao-iniciados')
    return (
      <EmptyState
        message="Você já começou todos os cursos da escola."
        hint="Quando chegar um novo, ele aparece aqui."
      />
    );
  return (
    <EmptyState
      message={cursos ? 'Nenhum curso concluído ainda.' : 'Nenhum curso em andamento.'}
      hint={
        cursos
          ? 'Os que você terminar ficam aqui, com o certificado.'
          : 'Comece um: ele fica aqui, no ponto em que você parar.'
      }
      action={
        hasCourses && (
          <ButtonLink to="/cursos" variant="default">
            Ver os cursos
          </ButtonLink>
        )
      }
    />
  );
}
