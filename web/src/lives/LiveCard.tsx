import type { LiveCard as Card } from '@sabia/domain/lives/live.ts';
import { IconBell, IconCheck } from '@tabler/icons-react';
import { CoverCard } from '../ui/cards/CoverCard.tsx';
import { liveTimeText } from './live-time-text.ts';
import { LiveBadge } from './LiveBadge.tsx';
import { LiveTicket } from './LiveTicket.tsx';
import { Row } from '../ui/primitives/Row.tsx';

interface LiveCardProps {
  live: Card;
  now: Date;
  /** Heading level of the title. */
  heading: 'h2' | 'h3';
  isPriority?: boolean;
}

export function LiveCard({ live, now, ...place }: LiveCardProps) {
  const { phase, label, detail } = liveTimeText(live, now);
  const isUpcoming = phase === 'UPCOMING';
  return (
    <CoverCard
      {...place}
      title={live.title}
      artwork={{ seed: live.id, category: live.categories[0]?.title }}
      imageUrl={live.thumbUrl}
      place={{ to: '/lives/$liveId', params: { liveId: live.id } }}
      description={live.shortDescription}
      onCover={isUpcoming && live.startsAt && <LiveTicket startsAt={live.startsAt} />}
      facts={
        <>
          <Row as="span">
            <LiveBadge phase={phase} label={label} />
            {detail && <span>{detail}</span>}
          </Row>
          {isUpcoming && live.viewer?.wantsReminder && (
            <Row as="span" gap={4}>
              <IconBell size={16} aria-hidden="true" />
              Lembrete ligado
            </Row>
          )}
          {!isUpcoming && live.viewer?.hasAttended && (
            <Row as="span" gap={4}>
              <IconCheck size={16} aria-hidden="true" />
              Você assistiu
            </Row>
          )}
        </>
      }
    />
  );
}
