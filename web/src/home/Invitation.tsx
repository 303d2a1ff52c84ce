import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { IconBook2 } from '@tabler/icons-react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Cover } from '../ui/Cover.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatHours } from '../ui/durations.ts';
import classes from './WayOn.module.css';

/** Nothing at hand: a newcomer is shown around, anybody else to the catalogue. */
export function Invitation({ tutorial }: { tutorial: CourseCard | undefined }) {
  if (!tutorial)
    return (
      <div className={classes.card}>
        <div className={classes.alone}>
          <EmptyState
            icon={<IconBook2 size={28} aria-hidden="true" />}
            message="Nenhum curso em andamento."
            hint="Escolha o próximo: ele aparece aqui, no ponto em que você parar."
            action={<ButtonLink to="/cursos">Ver os cursos</ButtonLink>}
          />
        </div>
      </div>
    );
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <Cover
          title={tutorial.title}
          imageUrl={tutorial.thumbUrl}
          sizes="(width < 36em) calc(100vw - 32px), 330px"
          isPriority
        />
      </div>
      <div className={classes.body}>
        <p className={classes.kicker}>Que bom ter você aqui</p>
        <h2 className={classes.title}>{tutorial.title}</h2>
        <p className={classes.next}>
          {tutorial.shortDescription} Leva {formatHours(tutorial.estimatedCompletionHours)}.
        </p>
        <div className={classes.actions}>
          <ButtonLink
            to="/cursos/$courseIdPresentation"
            params={{ courseIdPresentation: tutorial.slug }}
            size="md"
          >
            Começar
          </ButtonLink>
          <ButtonLink to="/cursos" variant="default" size="md">
            Ver todos os cursos
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
