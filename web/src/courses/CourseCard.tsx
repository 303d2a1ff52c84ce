import type { CourseCard as Card } from '@sabia/domain/courses/course.ts';
import { CoverCard } from '../ui/CoverCard.tsx';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { count } from '../ui/plural.ts';
import { courseArtwork } from './course-artwork.ts';
import { PaymentBadge } from './PaymentBadge.tsx';

interface CourseCardProps {
  course: Card;
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
  isPriority?: boolean;
}

/** A course in a list. Links to the player if the learner has started it, else to its preview. */
export function CourseCard({ course, ...place }: CourseCardProps) {
  return (
    <CoverCard
      {...place}
      title={course.title}
      artwork={courseArtwork(course)}
      imageUrl={course.thumbUrl}
      place={{
        to: course.progress
          ? '/cursos/$courseIdPresentation'
          : '/cursos/$courseIdPresentation/previa',
        params: { courseIdPresentation: course.slug },
      }}
      description={course.shortDescription}
      facts={
        <>
          <PaymentBadge paymentType={course.paymentType} />
          <span>{course.levels.map((level) => level.title).join(', ')}</span>
          {/* Not given yet in the preview of a form. */}
          {course.estimatedCompletionHours > 0 && (
            <span>{formatHours(course.estimatedCompletionHours)}</span>
          )}
        </>
      }
      progress={course.progress}
      contentsQtd={course.contentsQtd}
      size={count(course.contentsQtd, 'conteúdo', 'conteúdos')}
      words={['conteúdos', 'Concluído']}
    />
  );
}
