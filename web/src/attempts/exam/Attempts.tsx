import type { AttemptSummary } from '@sabia/domain/attempts/attempt.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../ui/dates.ts';
import { formatScore } from '../score-format.ts';
import classes from './Attempts.module.css';

interface AttemptsProps {
  attempts: readonly AttemptSummary[];
  /** The id of the attempt on the screen. */
  current?: string;
  onOpen: (attemptId: string) => void;
}

/** The submitted attempts, the newest first; each can be opened. */
export function Attempts({ attempts, current, onOpen }: AttemptsProps) {
  const [now] = useState(() => new Date());
  if (attempts.length === 0) return null;
  return (
    <section className={classes.attempts}>
      <h2>Suas tentativas</h2>
      <ul>
        {attempts.map(({ id, number, submittedAt, passingScore, result }) => (
          <li key={id} className={classes.attempt}>
            <span className={classes.number}>Tentativa {number}</span>
            <span className={classes.moment}>{submittedAt && formatMoment(submittedAt, now)}</span>
            <span className={classes.score}>
              <strong>{formatScore(result?.correctAverage ?? 0)}</strong>
              {passingScore > 0 && (result?.isApproved ? ' · Aprovada' : ' · Não aprovada')}
            </span>
            {id === current ? (
              <span className={classes.here}>Você está aqui</span>
            ) : (
              <Button variant="subtle" size="compact-md" onClick={() => onOpen(id)}>
                Rever<VisuallyHidden>{` a tentativa ${number}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
