import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { Skeleton } from '@mantine/core';
import type { TrailCard } from '@sabia/domain/trails/trail.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { count } from '../ui/plural.ts';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { firstTrailsQuery } from './home-queries.ts';
import { HomeSection } from './HomeSection.tsx';
import { suggestTrail } from './suggest-trail.ts';
import { NextStepCard } from './NextStepCard.tsx';

/** A trail to start or to continue; renders nothing without one. */
export function SuggestedTrail() {
  const trails = useQuery(firstTrailsQuery);
  if (trails.data && !suggestTrail(trails.data.items)) return null;
  return (
    <HomeSection title="Trilhas" more={<TextLink to="/trilhas">Todas as trilhas</TextLink>}>
      <Loaded query={trails} skeleton={<Skeleton height={228} />}>
        {({ items }) => <Suggestion trail={suggestTrail(items)} />}
      </Loaded>
    </HomeSection>
  );
}

function Suggestion({ trail }: { trail: TrailCard | undefined }) {
  if (!trail) return null;
  const { progress } = trail;
  return (
    <NextStepCard
      heading="h3"
      title={trail.title}
      artwork={{ seed: trail.id, category: trail.category.title }}
      imageUrl={trail.thumbUrl}
      kicker={progress ? 'Continue a trilha' : 'Uma trilha para começar'}
      words={`${trail.shortDescription} ${count(trail.contentsQtd, 'etapa', 'etapas')}, ${formatHours(trail.estimatedCompletionHours)}.`}
      progress={
        progress && (
          <ProgressBar
            label={`Seu progresso em ${trail.title}`}
            value={progress.percentage}
            max={100}
            text={formatPercentage(progress.percentage)}
          />
        )
      }
      actions={
        <ButtonLink to="/trilhas/$trailId" params={{ trailId: trail.id }} variant="default">
          {progress ? 'Continuar' : 'Conhecer a trilha'}
        </ButtonLink>
      }
    />
  );
}
