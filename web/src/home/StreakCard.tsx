import type { StudyDay } from '@sabia/domain/progress/streak.ts';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { streakQuery } from '../progress/progress.api.ts';
import { Loaded } from '../ui/states/Loaded.tsx';
import { count } from '../ui/words/plural.ts';
import { streakSentence } from './streak-sentence.ts';
import classes from './Streak.module.css';
import { WeekGoal } from './WeekGoal.tsx';
import { Card } from '../ui/primitives/Card.tsx';

/** The last seven days, the streak and the weekly goal. */
export function StreakCard({ userId }: { userId: string }) {
  const streak = useQuery(streakQuery(userId));
  return (
    <Card
      as="section"
      aria-label="Seus últimos sete dias"
      padding={24}
      gap={16}
      className={classes.card}
    >
      <Loaded query={streak} skeleton={<Skeleton height={186} />}>
        {(known) => (
          <>
            <p className={classes.sentence}>{streakSentence(known)}</p>
            <ol className={classes.days}>
              {known.days.map((day, index) => (
                <Day key={day.day} {...day} isToday={index === known.days.length - 1} />
              ))}
            </ol>
            <WeekGoal userId={userId} days={known.days} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

const weekday = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'narrow' });
const wholeDay = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

function Day({ day, contentsQtd, isToday }: StudyDay & { isToday: boolean }) {
  const date = new Date(`${day}T00:00:00Z`);
  const hasStudied = contentsQtd > 0;
  const studied = hasStudied
    ? count(contentsQtd, 'conteúdo concluído', 'conteúdos concluídos')
    : 'nenhum conteúdo concluído';
  return (
    <li
      data-studied={hasStudied || undefined}
      data-today={isToday || undefined}
      className={classes.day}
    >
      {hasStudied ? (
        <IconCheck size={20} stroke={3} aria-hidden="true" />
      ) : (
        <span aria-hidden="true">{weekday.format(date)}</span>
      )}
      <VisuallyHidden>
        {wholeDay.format(date)}: {studied}
      </VisuallyHidden>
    </li>
  );
}
