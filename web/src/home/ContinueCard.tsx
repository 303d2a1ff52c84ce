import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { Reply } from '../platform/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { courseArtwork } from '../courses/course-artwork.ts';
import { NextStepCard } from './NextStepCard.tsx';

type OngoingCourse = NonNullable<Reply<'GET /last-ongoing-course/{id}'>['course']>;

/** The ongoing course, with a link to the content where the learner stopped. */
export function ContinueCard({ course }: { course: OngoingCourse }) {
  const { nextContent, progress } = course;
  const percentage = progress?.percentage ?? 0;
  return (
    <NextStepCard
      title={course.title}
      artwork={courseArtwork(course)}
      imageUrl={course.thumbUrl}
      isPriority
      heading="h2"
      kicker="Continue de onde parou"
      words={
        nextContent && (
          <>
            A seguir: <strong>{nextContent.title}</strong>
          </>
        )
      }
      progress={
        <ProgressBar
          label={`Seu progresso em ${course.title}`}
          value={percentage}
          max={100}
          text={formatPercentage(percentage)}
        />
      }
      actions={
        <ButtonLink
          to="/cursos/$courseIdPresentation"
          params={{ courseIdPresentation: course.slug }}
          search={{ conteudo: nextContent?.id }}
          size="md"
        >
          Continuar
        </ButtonLink>
      }
    />
  );
}
