import type { StudyDay } from '@sabia/domain/progress/streak.ts';
import type { WeeklyGoal } from '@sabia/domain/progress/weekly-goal.ts';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { weeklyGoalQuery } from '../progress/progress.api.ts';
import { chooseWeeklyGoal } from '../progress/studying.api.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { goalSentence } from './goal-sentence.ts';
import { GoalChoice } from './GoalChoice.tsx';
import classes from './Streak.module.css';
import { Row } from '../ui/primitives/Row.tsx';

interface WeekGoalProps {
  userId: string;
  /** The last seven days; today is the last. */
  days: readonly StudyDay[];
}

/** The weekly goal and the progress of this week. */
export function WeekGoal({ userId, days }: WeekGoalProps) {
  const goal = useQuery(weeklyGoalQuery(userId));
  const place = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={place}
      role="group"
      aria-label="Meta da semana"
      tabIndex={-1}
      className={classes.goal}
    >
      <Loaded query={goal} skeleton={<Skeleton height={30} />}>
        {(known) => (
          <Goal userId={userId} goal={known} days={days} onSwap={() => place.current?.focus()} />
        )}
      </Loaded>
    </div>
  );
}

interface GoalProps extends WeekGoalProps {
  goal: WeeklyGoal;
  /** Moves the focus, because the focused element is replaced. */
  onSwap: () => void;
}

function Goal({ userId, goal, days, onSwap }: GoalProps) {
  const { daysPerWeek } = goal;
  const context = useAppContext();
  const [isChoosing, setChoosing] = useState(false);
  const choice = useMutation({
    mutationFn: (chosen: number | null) => chooseWeeklyGoal(context, userId, chosen),
    onSuccess: () => swap(false),
    onError: showFailure,
  });
  function swap(isNext: boolean): void {
    setChoosing(isNext);
    onSwap();
  }
  const today = days.at(-1);
  if (isChoosing)
    return (
      <GoalChoice
        daysPerWeek={daysPerWeek}
        isPending={choice.isPending}
        onChoose={choice.mutate}
        onCancel={() => swap(false)}
      />
    );
  const hasGoal = daysPerWeek !== null && today;
  return (
    <Row gap={12} justify="between">
      <p role="status">
        {hasGoal
          ? goalSentence(
              { ...goal, daysPerWeek },
              { today: today.day, hasStudiedToday: today.contentsQtd > 0 },
            )
          : 'Uma meta ajuda a manter o ritmo.'}
      </p>
      <Button variant="default" size="xs" onClick={() => swap(true)}>
        {hasGoal ? 'Mudar a meta' : 'Escolher uma meta'}
      </Button>
    </Row>
  );
}
