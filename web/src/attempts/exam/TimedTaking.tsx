import { currentArea, placesOfArea } from '@sabia/domain/attempts/timed-areas.ts';
import type { TimedArea } from '@sabia/domain/attempts/timed-area.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { changeArea } from '../attempts.api.ts';
import { AreaBreak } from './AreaBreak.tsx';
import type { RoomTerms } from './Room.tsx';
import type { AttemptAnswers } from './attempt-answers.ts';
import { Taking } from './Taking.tsx';
import { serverDate } from '../../platform/clock.ts';

interface TimedTakingProps {
  attempt: Attempt;
  areas: readonly TimedArea[];
  room: RoomTerms;
  answers: AttemptAnswers;
}

/** An attempt with its areas one after the other (product.md A19). Its key changes when an area starts or ends. */
export function TimedTaking({ attempt, areas, room, answers }: TimedTakingProps) {
  const context = useAppContext();
  const [now, setNow] = useState(serverDate);
  const change = useMutation({
    mutationFn: (wanted: { number: number; state: 'STARTED' | 'FINISHED' }) =>
      changeArea(context, attempt.id, wanted),
  });
  const at = currentArea(areas, now);
  const area = at === null ? undefined : areas[at];
  const problem = change.error?.message ?? null;
  if (at === null || !area) {
    return (
      <AreaBreak
        title={attempt.title}
        onLeave={room.onLeave}
        areas={areas}
        now={now}
        saving={answers.saving}
        isStarting={change.isPending}
        problem={problem}
        onStart={(number) => change.mutate({ number, state: 'STARTED' })}
        onSubmit={answers.submit}
      />
    );
  }
  const isLast = at === areas.length - 1;
  return (
    <Taking
      attempt={attempt}
      room={room}
      answers={answers}
      area={{
        title: area.title,
        startedAt: area.startedAt,
        first: placesOfArea(areas, at)[0] + 1,
        ending: isLast
          ? null
          : {
              isPending: change.isPending,
              problem,
              onFinish: () => change.mutate({ number: at + 1, state: 'FINISHED' }),
              onOver: () => setNow(serverDate()),
            },
      }}
    />
  );
}
