import type { AttemptSummary } from '@sabia/domain/attempts/attempt.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../ui/dates.ts';
import { formatScore } from '../score-format.ts';
import classes from './Attempts.module.css';

interface TriesProps {
  tries: readonly AttemptSummary[];
  /** The one on the screen. */
  current?: string;
  onOpen: (attemptId: string) => void;
}

/** The tries that are behind somebody, the newest first; each can be read again. */
export function Attempts({ tries, current, onOpen }: TriesProps) {
  const [now] = useState(() => new Date());
  if (tries.length === 0) return null;
  return (
    <section className={classes.tries}>
      <h2>Suas tentativas</h2>
      <ul>
        {tries.map(({ id, number, submittedAt, passingScore, result }) => (
          <li key={id} className={classes.try}>
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
