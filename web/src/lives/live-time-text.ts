import type { LiveCard } from '@sabia/domain/lives/live.ts';
import { endOf, type LivePhase, livePhase } from '@sabia/domain/lives/live-phase.ts';
import { formatDay, formatMoment, formatTime } from '../ui/words/dates.ts';

interface LiveTimeText {
  phase: LivePhase;
  /** 'Ao vivo agora', 'Amanhã às 19:00', 'Gravação' */
  label: string;
  /** 'até 20:30', or the start of a past live: 'Ontem às 19:00'. */
  detail: string | null;
}

export function liveTimeText(
  live: Pick<LiveCard, 'startsAt' | 'endsAt' | 'hasRecording'>,
  now: Date,
): LiveTimeText {
  const phase = livePhase(live, now);
  const end = endOf(live);
  const { startsAt } = live;
  if (phase === 'UNSCHEDULED' || !startsAt || !end)
    return { phase, label: 'Sem data marcada', detail: null };
  if (phase === 'PAST')
    return {
      phase,
      label: live.hasRecording ? 'Gravação' : 'Encerrada',
      detail: formatMoment(startsAt, now),
    };
  // The assumed end of a live without one is not shown.
  const detail = live.endsAt && `até ${endText(startsAt, end)}`;
  if (phase === 'NOW') return { phase, label: 'Ao vivo agora', detail };
  return { phase, label: formatMoment(startsAt, now), detail };
}

const endText = (startsAt: string, end: Date): string =>
  formatDay(startsAt) === formatDay(end)
    ? formatTime(end)
    : `${formatDay(end)} às ${formatTime(end)}`;
