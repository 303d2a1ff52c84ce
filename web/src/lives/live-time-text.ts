import type { LiveCard } from '@sabia/domain/lives/live.ts';
import { endOf, type LivePhase, livePhase } from '@sabia/domain/lives/live-phase.ts';
import { formatDay, formatMoment, formatTime } from '../ui/dates.ts';

interface LiveWords {
  moment: LivePhase;
  /** Where the live is in time: 'Ao vivo agora', 'Amanhã às 19:00', 'Gravação'. */
  label: string;
  /** What else there is to say of its time. */
  detail: string | null;
}

export function liveWords(
  live: Pick<LiveCard, 'startsAt' | 'endsAt' | 'hasRecording'>,
  now: Date,
): LiveWords {
  const moment = livePhase(live, now);
  const end = endOf(live);
  const { startsAt } = live;
  if (moment === 'UNSCHEDULED' || !startsAt || !end)
    return { moment, label: 'Sem data marcada', detail: null };
  if (moment === 'PAST')
    return {
      moment,
      label: live.hasRecording ? 'Gravação' : 'Encerrada',
      detail: formatDay(startsAt),
    };
  // Nobody promised an end that was not given.
  const detail = live.endsAt && `até ${untilWords(startsAt, end)}`;
  if (moment === 'NOW') return { moment, label: 'Ao vivo agora', detail };
  return { moment, label: formatMoment(startsAt, now), detail };
}

const untilWords = (startsAt: string, end: Date): string =>
  formatDay(startsAt) === formatDay(end)
    ? formatTime(end)
    : `${formatDay(end)} às ${formatTime(end)}`;
