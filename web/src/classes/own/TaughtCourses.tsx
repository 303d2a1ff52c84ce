import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { CourseFigures } from '@sabia/domain/overview/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { taughtCoursesQuery } from '../../overview/overview.api.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { CardLink } from '../../ui/primitives/CardLink.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { count } from '../../ui/words/plural.ts';

/** The courses that the user teaches; nothing for others. */
export function TaughtCourses() {
  const { data = [] } = useQuery(taughtCoursesQuery());
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby="cursos-que-ensino">
      <Heading id="cursos-que-ensino" size={20}>
        Cursos que ensino
      </Heading>
      <Muted size={14}>Quem começou nos últimos 12 meses.</Muted>
      <Stack as="ul" gap={12}>
        {data.map((course) => (
          <Card key={course.courseId} as="li" padding={20}>
            <Heading as="h3" size={18}>
              <CardLink to="/turmas/cursos" search={{ curso: course.courseId }}>
                {course.title}
              </CardLink>
            </Heading>
            <Muted size={14}>{figuresInWords(course)}</Muted>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

function figuresInWords({ enrolments, completed }: CourseFigures): string {
  if (enrolments === 0) return 'Ninguém começou ainda.';
  const share = formatPercentage(Math.round((100 * completed) / enrolments));
  return `${count(enrolments, 'pessoa começou', 'pessoas começaram')} · ${count(completed, 'concluiu', 'concluíram')} (${share})`;
}
