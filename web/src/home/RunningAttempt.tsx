import type { AttemptUnderWay } from '@sabia/domain/attempts/attempt-under-way.ts';
import { formatTimeLeft } from '../attempts/time-left.ts';
import { attemptLink } from '../under-way/attempt-link.ts';
import { useRunningClock } from '../under-way/use-running-clock.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import classes from './NextStep.module.css';
import { NextStepPanel } from './NextStepPanel.tsx';

interface RunningAttemptProps {
  attempt: AttemptUnderWay;
  /** Called once, when its time is over. */
  onOver: () => void;
}

/** The attempt whose clock runs is the next step, before any course. */
export function RunningAttempt({ attempt, onOver }: RunningAttemptProps) {
  const { id, title } = attempt;
  const { seconds } = useRunningClock(attempt, onOver);
  return (
    <NextStepPanel
      artwork={{ seed: id }}
      kicker="O tempo está correndo"
      title={title}
      actions={
        <ButtonLink size="md" className={classes.main} {...attemptLink(attempt)}>
          Continuar respondendo
        </ButtonLink>
      }
    >
      <p className={classes.clock} role="timer" aria-live="off" aria-label="Tempo restante">
        {formatTimeLeft(seconds)}
      </p>
    </NextStepPanel>
  );
}
