import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { courseArtwork } from '../courses/course-artwork.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './NextStep.module.css';
import { NextStepPanel } from './NextStepPanel.tsx';
import { useHasCourses } from './use-has-courses.ts';

interface NoCourseInProgressProps {
  /** The course to begin with; without one, the catalogue is suggested. */
  course: CourseCard | undefined;
  /** The reason for the course. */
  kicker: string;
}

/** The next step of a learner without an ongoing course. */
export function NoCourseInProgress({ course, kicker }: NoCourseInProgressProps) {
  if (!course) return <Catalogue />;
  return (
    <NextStepPanel
      artwork={courseArtwork(course)}
      imageUrl={course.thumbUrl}
      kicker={kicker}
      title={course.title}
      words={`${course.shortDescription} Leva ${formatHours(course.estimatedCompletionHours)}.`}
      actions={
        <>
          <ButtonLink
            size="md"
            className={classes.main}
            to={
              course.paymentType === 'PAID'
                ? '/cursos/$courseIdPresentation/previa'
                : '/cursos/$courseIdPresentation'
            }
            params={{ courseIdPresentation: course.slug }}
          >
            Começar
          </ButtonLink>
          <ButtonLink to="/cursos" size="md" className={classes.quiet}>
            Ver todos os cursos
          </ButtonLink>
        </>
      }
    />
  );
}

/** Suggests the catalogue; in a school without courses it says so. */
function Catalogue() {
  const hasCourses = useHasCourses();
  return (
    <NextStepPanel
      artwork={{ seed: 'catalogo' }}
      kicker="Nada em andamento agora"
      title={hasCourses ? 'Escolha o próximo curso' : 'Os primeiros cursos vêm aí'}
      words={
        hasCourses
          ? 'Ele aparece aqui, no ponto em que você parar.'
          : 'Eles estão sendo preparados e aparecem aqui.'
      }
      actions={
        hasCourses && (
          <ButtonLink to="/cursos" size="md" className={classes.main}>
            Ver os cursos
          </ButtonLink>
        )
      }
    />
  );
}
