import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { courseArtwork } from '../courses/course-artwork.ts';
import { paymentTypeNames } from '../courses/payment-types.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './NextStep.module.css';
import { NextStepPanel } from './NextStepPanel.tsx';

interface CoursePanelProps {
  course: CourseCard;
  /** The reason for the course. */
  kicker: string;
}

/** A course to begin with, and what it costs. */
export function CoursePanel({ course, kicker }: CoursePanelProps) {
  const isClosed = course.paymentType === 'PAID';
  return (
    <NextStepPanel
      artwork={courseArtwork(course)}
      imageUrl={course.thumbUrl}
      kicker={kicker}
      title={course.title}
      words={`${course.shortDescription} ${paymentTypeNames[course.paymentType]}, leva ${formatHours(course.estimatedCompletionHours)}.`}
      actions={
        <>
          <ButtonLink
            size="md"
            className={classes.main}
            to={isClosed ? '/cursos/$courseIdPresentation/previa' : '/cursos/$courseIdPresentation'}
            params={{ courseIdPresentation: course.slug }}
          >
            {isClosed ? 'Conhecer' : 'Começar'}
          </ButtonLink>
          <ButtonLink to="/cursos" size="md" className={classes.quiet}>
            Ver todos os cursos
          </ButtonLink>
        </>
      }
    />
  );
}
