import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '../ui/page/Page.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { ChosenCourse } from './CourseDropOff.tsx';
import { taughtCoursesQuery, yearUntilToday } from './overview.api.ts';

/** The drop-off chart of a course that the user teaches. */
export function TaughtCoursePage() {
  const { curso } = useSearch({ from: '/turmas/cursos' });
  const navigate = useNavigate({ from: '/turmas/cursos' });
  const query = useQuery(taughtCoursesQuery());
  return (
    <Page title="Cursos que ensino" intro="Quem começou nos últimos 12 meses.">
      <Loaded query={query} skeleton={<Skeleton height={480} radius={12} />}>
        {(courses) => {
          const chosen = curso ?? courses[0]?.courseId;
          return chosen === undefined ? (
            <EmptyState
              message="Você não ensina nenhum curso."
              hint="A escola liga a sua conta a quem ensina o curso."
            />
          ) : (
            <ChosenCourse
              period={yearUntilToday()}
              courseId={chosen}
              courses={courses}
              onChoose={(next) =>
                void navigate({ search: { curso: next }, replace: true, resetScroll: false })
              }
            />
          );
        }}
      </Loaded>
    </Page>
  );
}
