import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { IconBook2 } from '@tabler/icons-react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { courseArtwork } from '../courses/course-artwork.ts';
import { NextStepCard } from './NextStepCard.tsx';
import classes from './NextStep.module.css';
import { Card } from '../ui/primitives/Card.tsx';

/** Shown without an ongoing course: the tutorial for a new user, the catalogue for others. */
export function NoCourseInProgress({ tutorial }: { tutorial: CourseCard | undefined }) {
  if (!tutorial)
    return (
      <Card padding={0} isRaised className={classes.tall}>
        <EmptyState
          icon={<IconBook2 size={28} aria-hidden="true" />}
          message="Nenhum curso em andamento."
          hint="Escolha o próximo: ele aparece aqui, no ponto em que você parar."
          action={<ButtonLink to="/cursos">Ver os cursos</ButtonLink>}
        />
      </Card>
    );
  return (
    <NextStepCard
      title={tutorial.title}
      artwork={courseArtwork(tutorial)}
      imageUrl={tutorial.thumbUrl}
      isPriority
      heading="h2"
      kicker="Que bom ter você aqui"
      words={`${tutorial.shortDescription} Leva ${formatHours(tutorial.estimatedCompletionHours)}.`}
      actions={
        <>
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
        </>
      }
    />
  );
}
