import type { CourseCard as Card } from '@sabia/domain/courses/course.ts';
import { CoverCard } from '../ui/cards/CoverCard.tsx';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { PriceWord } from '../ui/cards/PriceWord.tsx';
import { count } from '../ui/words/plural.ts';
import { courseArtwork } from './course-artwork.ts';
import { paymentTypeNames } from './payment-types.ts';

interface CourseCardProps {
  course: Card;
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
  isPriority?: boolean;
  /** The reason for a recommendation. */
  reason?: string;
}

/** A course in a list. Links to the player if the learner has started it, else to its preview. */
export function CourseCard({ course, ...place }: CourseCardProps) {
  const { levels, paymentType, estimatedCompletionHours } = course;
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
        viewTransition: !course.progress,
      }}
      level={levels.map((level) => level.title).join(', ')}
      description={course.shortDescription}
      people={peopleOf(course)}
      facts={
        <>
          <PriceWord isFree={paymentType !== 'PAID'}>{paymentTypeNames[paymentType]}</PriceWord>
          {/* Not given yet in the preview of a form. */}
          {estimatedCompletionHours > 0 && <span>{formatHours(estimatedCompletionHours)}</span>}
        </>
      }
      progress={course.progress}
      contentsQtd={course.contentsQtd}
    />
  );
}

/** 'Com Ana Souza · mais de 50 alunos' */
function peopleOf({ instructors, learnersAbove }: Card): string {
  const words = [];
  if (instructors.length > 0) words.push(`Com ${listed.format(instructors)}`);
  if (learnersAbove)
    words.push(
      `${instructors.length > 0 ? 'm' : 'M'}ais de ${count(learnersAbove, 'aluno', 'alunos')}`,
    );
  return words.join(' · ');
}

const listed = new Intl.ListFormat('pt-BR');
