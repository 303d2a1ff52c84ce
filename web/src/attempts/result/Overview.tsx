import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Averages } from './Averages.tsx';
import { HowItWent } from './HowItWent.tsx';
import classes from './Result.module.css';
import { Story } from './Story.tsx';
import { Topics } from './Topics.tsx';
import { topicsOf } from './topics-of.ts';

interface OverviewProps extends ComponentProps<typeof Story> {
  /** Of all learners; null if it is not told. */
  average: number | null;
  /** With the blank ones. */
  missed: number;
  /** The end of the time and the notebook. */
  more: ReactNode;
}

/** The result on one screen: the score against the goal, what each topic has cost, and how it went. */
export function Overview({ average, missed, more, ...story }: OverviewProps) {
  const { attempt, result } = story;
  return (
    <div className={classes.overview}>
      <Story {...story} />
      <Stack gap={20}>
        <Topics costs={topicsOf(attempt)} />
        <HowItWent attempt={attempt} result={result} missed={missed}>
          {more}
          {average !== null && <Averages average={average} own={result.correctAverage} />}
        </HowItWent>
      </Stack>
    </div>
  );
}
