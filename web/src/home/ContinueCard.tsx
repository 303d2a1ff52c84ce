import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { courseArtwork } from '../courses/course-artwork.ts';
import type { Reply } from '../platform/api/api.ts';
import { contentTime } from '../ui/words/durations.ts';
import { ProgressBar } from '../ui/states/ProgressBar.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './NextStep.module.css';
import { NextStepPanel } from './NextStepPanel.tsx';

type OngoingCourse = NonNullable<Reply<'GET /last-ongoing-course/{id}'>['course']>;

/** Keeps a number and its unit in one line. */
const nbsp = '\u00A0';

/** The content at which the learner has stopped in the ongoing course. */
export function ContinueCard({ course }: { course: OngoingCourse }) {
  const { nextContent, progress } = course;
  const percentage = progress?.percentage ?? 0;
  const time = nextContent && contentTime(nextContent);
  return (
    <NextStepPanel
      artwork={courseArtwork(course)}
      imageUrl={course.thumbUrl}
      kicker="Continue de onde parou"
      title={nextContent?.title ?? course.title}
      words={
        nextContent
          ? [course.title, time?.replace(' ', nbsp)].filter(Boolean).join(', ')
          : undefined
      }
      actions={
        <ButtonLink
          size="md"
          className={classes.main}
          to="/cursos/$courseIdPresentation"
          params={{ courseIdPresentation: course.slug }}
          search={{ conteudo: nextContent?.id }}
        >
          Continuar
        </ButtonLink>
      }
    >
      <ProgressBar
        label={`Seu progresso em ${course.title}`}
        value={percentage}
        max={100}
        text={formatPercentage(percentage)}
      />
    </NextStepPanel>
  );
}
