import type { LiveCard as Card } from '@sabia/domain/lives/live.ts';
import { IconBell, IconCheck } from '@tabler/icons-react';
import { CoverCard } from '../ui/CoverCard.tsx';
import { liveWords } from './live-words.ts';
import { LiveBadge } from './LiveBadge.tsx';
import classes from './LiveCard.module.css';

interface LiveCardProps {
  live: Card;
  now: Date;
  /** Where the card stands in the page's outline. */
  heading: 'h2' | 'h3';
  isPriority?: boolean;
}

/** A live in a list. */
export function LiveCard({ live, now, ...place }: LiveCardProps) {
  const { moment, label, detail } = liveWords(live, now);
  const isToCome = moment === 'UPCOMING';
  return (
    <CoverCard
      {...place}
      title={live.title}
      imageUrl={live.thumbUrl}
      place={{ to: '/lives/$liveId', params: { liveId: live.id } }}
      description={live.shortDescription}
      facts={
        <>
          <LiveBadge moment={moment} label={label} />
          {detail && <span>{detail}</span>}
          {isToCome && live.viewer?.wantsReminder && (
            <span className={classes.note}>
              <IconBell size={16} aria-hidden="true" />
              Lembrete ligado
            </span>
          )}
          {!isToCome && live.viewer?.hasAttended && (
            <span className={classes.note}>
              <IconCheck size={16} aria-hidden="true" />
              Você assistiu
            </span>
          )}
        </>
      }
    />
  );
}
