import { nextAttemptAfter } from '@sabia/domain/attempts/next-attempt.ts';
import { Button } from '@mantine/core';
import { RetakeRefusal } from '../exam/RetakeRefusal.tsx';
import classes from './Result.module.css';
import type { ResultActions } from './result-props.ts';

interface RetakeProps {
  actions: Omit<ResultActions, 'olderAttempts' | 'studyAgain' | 'problem'>;
  now: Date;
  /** Of the button for another attempt. */
  look: { variant: 'default' | 'filled'; className?: string | undefined };
  label?: string;
}

/** The attempt under way, another attempt, or the reason why none can start. */
export function Retake({ actions, now, look, label = 'Tentar de novo' }: RetakeProps) {
  const { attempts, terms, isStarting, onRetake, onOpen } = actions;
  const ongoing = attempts.items.find(({ submittedAt }) => submittedAt === null);
  if (ongoing)
    return (
      <Button className={classes.next} onClick={() => onOpen(ongoing.id)}>
        Continuar tentativa {ongoing.number}
      </Button>
    );
  if (!onRetake) return null;
  const retaking = nextAttemptAfter(attempts.items, terms, now);
  if (!retaking.granted) return <RetakeRefusal next={retaking} now={now} />;
  return (
    <Button {...look} loading={isStarting} onClick={onRetake}>
      {label}
    </Button>
  );
}
