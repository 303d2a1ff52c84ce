import { VisuallyHidden } from '@mantine/core';
import type { StudyDay } from '@sabia/domain/progress/streak.ts';
import classes from './Streak.module.css';

interface WeekDaysProps {
  /** The Sunday at the start of the week. */
  weekStart: string;
  /** The last seven days, ending today; they contain all past days of the week. */
  days: readonly StudyDay[];
}

/** The days of this week: studied, missed or in the future. */
export function WeekDays({ weekStart, days }: WeekDaysProps) {
  const today = days.at(-1)?.day;
  const studied = new Set(days.filter(({ contentsQtd }) => contentsQtd > 0).map(({ day }) => day));
  return (
    <ol className={classes.week} aria-label="Esta semana">
      {Array.from({ length: 7 }, (_, index) => dayFrom(weekStart, index)).map((day) => (
        <li
          key={day}
          data-studied={studied.has(day) || undefined}
          data-today={day === today || undefined}
          className={classes.weekDay}
        >
          <span aria-hidden="true">{letter.format(new Date(day))}</span>
          <VisuallyHidden>
            {name.format(new Date(day))}
            {studied.has(day) && ': com estudo'}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

const letter = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'narrow' });
const name = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long' });

const dayFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
