import type { TrailCard as Card } from '@sabia/domain/trails/trail.ts';
import { paymentTypeNames } from '../courses/payment-types.ts';
import { CoverCard } from '../ui/cards/CoverCard.tsx';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { PriceWord } from '../ui/cards/PriceWord.tsx';
import { count } from '../ui/words/plural.ts';
import { progressText } from '../ui/words/progress-text.ts';
import { TrailSteps } from './TrailSteps.tsx';

interface TrailCardProps {
  trail: Card;
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
  isPriority?: boolean;
  /** The reason for the recommendation: 'Do seu nível: Iniciante'. */
  reason?: string;
}

export function TrailCard({ trail, ...place }: TrailCardProps) {
  const { category, contentsQtd, paymentType, progress } = trail;
  const hours = formatHours(trail.estimatedCompletionHours);
  return (
    <CoverCard
      {...place}
      title={trail.title}
      artwork={{ seed: trail.id, category: category.title }}
      imageUrl={trail.thumbUrl}
      place={{
        to: '/trilhas/$trailId',
        params: { trailId: trail.id },
        viewTransition: true,
      }}
      level={trail.level.title}
      description={trail.shortDescription}
      extra={<TrailSteps trail={trail} />}
      facts={
        progress ? (
          <>
            <strong>{progressText(progress, contentsQtd, ['etapas', 'Concluída'])}</strong>
            <span>{hours}</span>
          </>
        ) : (
          <>
            <PriceWord isFree={paymentType !== 'PAID'}>{paymentTypeNames[paymentType]}</PriceWord>
            <span>
              {count(contentsQtd, 'etapa', 'etapas')}, {hours}
            </span>
          </>
        )
      }
    />
  );
}
