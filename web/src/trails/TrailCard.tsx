import type { TrailCard as Card } from '@sabia/domain/trails/trail.ts';
import { CoverCard } from '../ui/CoverCard.tsx';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { count } from '../ui/plural.ts';

interface TrailCardProps {
  trail: Card;
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
  isPriority?: boolean;
}

export function TrailCard({ trail, ...place }: TrailCardProps) {
  return (
    <CoverCard
      {...place}
      title={trail.title}
      artwork={{ seed: trail.id, category: trail.category.title }}
      imageUrl={trail.thumbUrl}
      place={{ to: '/trilhas/$trailId', params: { trailId: trail.id } }}
      description={trail.shortDescription}
      facts={
        <>
          <span>{trail.level.title}</span>
          <span>{count(trail.contentsQtd, 'etapa', 'etapas')}</span>
          <span>{formatHours(trail.estimatedCompletionHours)}</span>
        </>
      }
      progress={trail.progress}
      contentsQtd={trail.contentsQtd}
      words={['etapas', 'Concluída']}
    />
  );
}
