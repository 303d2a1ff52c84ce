import type { StudyDay } from '@sabia/domain/progress/streak.ts';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { streakQuery } from '../progress/progress.api.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { count } from '../ui/plural.ts';
import { streakSentence } from './streak-sentence.ts';
import classes from './Streak.module.css';
import { WeekGoal } from './WeekGoal.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';

export function StreakCard({ userId }: { userId: string }) {
  const streak = useQuery(streakQuery(userId));
  return (
    <Card as="section" padding={20} gap={16} isRaised className={classes.card}>
      <Heading size={17}>Seus últimos sete dias</Heading>
      <Loaded query={streak} skeleton={<Skeleton height={270} />}>
        {(known) => (
          <>
            <ol className={classes.days}>
              {known.days.map((day) => (
                <Day key={day.day} {...day} />
              ))}
            </ol>
            <p>{streakSentence(known)}</p>
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

function Day({ day, contentsQtd }: StudyDay) {
  const date = new Date(`${day}T00:00:00Z`);
  const studied =
    contentsQtd > 0
      ? count(contentsQtd, 'conteúdo concluído', 'conteúdos concluídos')
      : 'nenhum conteúdo concluído';
  return (
    <li className={classes.day}>
      <span className={classes.dot} data-studied={contentsQtd > 0 || undefined}>
        {contentsQtd > 0 && <IconCheck size={18} stroke={3} aria-hidden="true" />}
      </span>
      <span aria-hidden="true">{weekday.format(date)}</span>
      <VisuallyHidden>
        {wholeDay.format(date)}: {studied}
      </VisuallyHidden>
    </li>
  );
}
