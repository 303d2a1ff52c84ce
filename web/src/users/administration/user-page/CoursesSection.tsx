import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { UserOverview } from '@sabia/domain/users/user-overview.ts';
import { formatMoment } from '../../../ui/words/dates.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { count } from '../../../ui/words/plural.ts';
import { ProgressBar } from '../../../ui/states/ProgressBar.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import classes from './UserPage.module.css';
import { DividedList } from '../../../ui/primitives/DividedList.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';

interface CoursesSectionProps {
  courses: UserOverview['courses'];
  now: Date;
}

/** The progress of a user in each course. */
export function CoursesSection({ courses, now }: CoursesSectionProps) {
  if (courses.length === 0)
    return (
      <FormSection title="Cursos">
        <Muted>Nenhum curso começado.</Muted>
      </FormSection>
    );
  const completed = courses.filter(({ isCompleted }) => isCompleted).length;
  const begun = count(courses.length, 'curso começado', 'cursos começados');
  return (
    <FormSection title="Cursos" intro={`${begun}, ${count(completed, 'concluído', 'concluídos')}.`}>
      <DividedList>
        {courses.map((course) => (
          <li key={course.id}>
            <div>
              <TextLink
                to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
                params={{ courseId: course.courseId }}
              >
                {course.title}
              </TextLink>
              <Muted size={14}>Último estudo: {formatMoment(course.updatedAt, now)}</Muted>
            </div>
            <div className={classes.measure}>
              <ProgressBar
                label={`Progresso em ${course.title}`}
                value={course.completedContentsQtd}
                max={Math.max(1, course.contentsQtd)}
                text={formatPercentage(Math.floor(course.percentage))}
              />
            </div>
          </li>
        ))}
      </DividedList>
    </FormSection>
  );
}
