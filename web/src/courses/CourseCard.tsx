import type { CourseCard as Card } from '@sabia/domain/courses/course.ts';
import { Link } from '@tanstack/react-router';
import classes from '../ui/Card.module.css';
import { Cover } from '../ui/Cover.tsx';
import { formatHours } from '../ui/durations.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';

import { PaymentBadge } from './PaymentBadge.tsx';

interface CourseCardProps {
  course: Card;
  /** Where the card stands in the page's outline. */
  heading: 'h2' | 'h3';
  isPriority?: boolean;
}

/** A course in a list. Who has started it goes on; who has not sees what it is first. */
export function CourseCard({ course, heading: Heading, isPriority }: CourseCardProps) {
  const { title, progress } = course;
  return (
    <article className={classes.card}>
      <Cover
        title={title}
        imageUrl={course.thumbUrl}
        sizes="(width < 36em) calc(100vw - 32px), 380px"
        isPriority={isPriority}
      />
      <div className={classes.body}>
        <Heading className={classes.title}>
          <Link
            to={progress ? '/cursos/$courseIdPresentation' : '/cursos/$courseIdPresentation/previa'}
            params={{ courseIdPresentation: course.slug }}
            className={classes.link}
          >
            {title}
          </Link>
        </Heading>
        <p className={classes.description}>{course.shortDescription}</p>
        <p className={classes.facts}>
          <PaymentBadge paymentType={course.paymentType} />
          <span>{course.levels.map((level) => level.title).join(', ')}</span>
          <span>{formatHours(course.estimatedCompletionHours)}</span>
        </p>
        {progress && (
          <ProgressBar
            label={`Seu progresso em ${title}`}
            value={progress.percentage}
            max={100}
            text={progress.isCompleted ? 'Concluído' : `${progress.percentage}%`}
          />
        )}
      </div>
    </article>
  );
}
