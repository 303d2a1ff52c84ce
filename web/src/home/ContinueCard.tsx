import type { Answer } from '../shell/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Cover } from '../ui/Cover.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import classes from './WayOn.module.css';

type OngoingCourse = NonNullable<Answer<'GET /last-ongoing-course/{id}'>['course']>;

/** The course at hand, one click from the exact place. */
export function ContinueCard({ course }: { course: OngoingCourse }) {
  const { nextContent, progress } = course;
  const percentage = progress?.percentage ?? 0;
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <Cover
          title={course.title}
          imageUrl={course.thumbUrl}
          sizes="(width < 36em) calc(100vw - 32px), 330px"
          isPriority
        />
      </div>
      <div className={classes.body}>
        <p className={classes.kicker}>Continue de onde parou</p>
        <h2 className={classes.title}>{course.title}</h2>
        <p className={classes.next}>
          {nextContent && (
            <>
              A seguir: <strong>{nextContent.title}</strong>
            </>
          )}
        </p>
        <ProgressBar
          label={`Seu progresso em ${course.title}`}
          value={percentage}
          max={100}
          text={`${percentage}%`}
        />
        <div className={classes.actions}>
          <ButtonLink
            to="/cursos/$courseIdPresentation"
            params={{ courseIdPresentation: course.slug }}
            search={{ conteudo: nextContent?.id }}
            size="md"
          >
            Continuar
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
