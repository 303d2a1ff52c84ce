import type { AttemptsPage } from '@sabia/domain/attempts/attempt.ts';
import { type Verdict, verdictOf } from '@sabia/domain/attempts/verdict.ts';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../ui/words/dates.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { count } from '../../ui/words/plural.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { scoreWords } from '../../item-response/total-score.ts';
import type { AttemptsQuery, ExamPort } from '../attempts.api.ts';
import classes from './Intro.module.css';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { serverDate } from '../../platform/clock.ts';

interface AttemptsProps {
  /** The first page. */
  attempts: AttemptsPage;
  /** Null: there are no older pages. */
  older: ExamPort['attempts'] | null;
  /** The id of the attempt on the screen. */
  current?: string;
  onOpen: (attemptId: string) => void;
}

/** The submitted attempts, the newest first, the older ones on request; each can be opened. */
export function Attempts({ attempts, older, current, onOpen }: AttemptsProps) {
  const [pages, setPages] = useState(1);
  if (attempts.best === null) return null;
  const left = attempts.total - pages * attempts.limit;
  return (
    <Stack as="section" gap={8}>
      <Heading size={17}>Suas tentativas</Heading>
      <Submitted attempts={attempts} current={current} onOpen={onOpen} />
      {older &&
        Array.from({ length: pages - 1 }, (_, at) => (
          <OlderAttempts key={at} query={older(at + 2)} current={current} onOpen={onOpen} />
        ))}
      {left > 0 && (
        <Row>
          <Button variant="default" onClick={() => setPages(pages + 1)}>
            {`Mostrar mais (${count(left, 'restante', 'restantes')})`}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface OlderAttemptsProps extends Pick<AttemptsProps, 'current' | 'onOpen'> {
  query: AttemptsQuery;
}

function OlderAttempts({ query, ...actions }: OlderAttemptsProps) {
  return (
    <Loaded query={useQuery(query)} skeleton={<Skeleton height={480} />}>
      {(attempts) => <Submitted attempts={attempts} {...actions} />}
    </Loaded>
  );
}

const stateNames = {
  PASSED: 'Aprovada',
  PENDING: 'Aguardando correção',
  FAILED: 'Não aprovada',
} as const satisfies Record<Verdict, string>;

function Submitted({ attempts, current, onOpen }: Omit<AttemptsProps, 'older'>) {
  const [now] = useState(serverDate);
  return (
    <Stack as="ul">
      {attempts.items.map(
        ({ id, number, submittedAt, readSource, passingScore, result, score }) =>
          result && (
            <li key={id} className={classes.attempt}>
              <strong>Tentativa {number}</strong>
              <span className={classes.score}>
                <strong>
                  {score ? (scoreWords(score) ?? '–') : formatPercentage(result.correctAverage)}
                </strong>
                {passingScore > 0 && ` · ${stateNames[verdictOf(result)]}`}
              </span>
              <Muted as="span" size={13}>
                {readSource && `${readSource === 'PHONE' ? 'No celular' : 'No papel'} · `}
                {submittedAt && formatMoment(submittedAt, now)}
                {score && ` · ${formatPercentage(result.correctAverage)} de acertos`}
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
          ),
      )}
    </Stack>
  );
}
