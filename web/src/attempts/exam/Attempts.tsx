import type { AttemptSummary } from '@sabia/domain/attempts/attempt.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../ui/dates.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import classes from './Intro.module.css';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

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
    <Stack as="section" gap={8}>
      <Heading size={17}>Suas tentativas</Heading>
      <Stack as="ul">
        {attempts.map(({ id, number, submittedAt, passingScore, result }) => (
          <li key={id} className={classes.attempt}>
            <strong>Tentativa {number}</strong>
            <span className={classes.score}>
              <strong>{formatPercentage(result?.correctAverage ?? 0)}</strong>
              {passingScore > 0 && (result?.isApproved ? ' · Aprovada' : ' · Não aprovada')}
            </span>
            <Muted as="span" size={13}>
              {submittedAt && formatMoment(submittedAt, now)}
            </Muted>
            {id === current ? (
              <Muted as="span" size={13}>
                Você está aqui
              </Muted>
            ) : (
              <Button variant="subtle" size="compact-md" onClick={() => onOpen(id)}>
                Rever<VisuallyHidden>{` a tentativa ${number}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
