import type { AttemptSummary } from '@sabia/domain/attempts/attempt.ts';
import { type AttemptLimits, nextAttemptAfter } from '@sabia/domain/attempts/next-attempt.ts';
import { bestOf } from '@sabia/domain/attempts/grade.ts';
import { Button } from '@mantine/core';
import {
  IconClock,
  IconDeviceFloppy,
  IconListCheck,
  IconRepeat,
  IconTarget,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { count } from '../../ui/plural.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import classes from './Intro.module.css';
import { graceRule } from './Submitting.tsx';
import { Attempts } from './Attempts.tsx';
import { RetakeRefusal } from './RetakeRefusal.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** The settings of an exam that the introduction shows. */
export interface ExamSettings extends AttemptLimits {
  questionsQtd: number;
  passingScore: number;
  /** Null: no limit. */
  timeLimitMinutes: number | null;
}

interface IntroProps {
  settings: ExamSettings;
  attempts: readonly AttemptSummary[];
  isStarting: boolean;
  /** The reason why the attempt did not start. */
  problem: string | null;
  onStart: () => void;
  onOpen: (attemptId: string) => void;
}

/** The introduction of an exam: its settings, and the learner's attempts. */
export function Intro({ settings, attempts, isStarting, problem, onStart, onOpen }: IntroProps) {
  const { questionsQtd, passingScore, timeLimitMinutes, attemptsLimit, attemptsPauseHours } =
    settings;
  const ongoing = attempts.find(({ submittedAt }) => submittedAt === null);
  const needed = ongoing?.passingScore ?? passingScore;
  const [now] = useState(() => new Date());
  const next = nextAttemptAfter(attempts, settings, now);
  const done = attempts.filter(({ result }) => result !== null);
  const best = bestOf(done)?.result;
  return (
    <Card as="section" aria-label="Antes de começar" padding={24} gap={20}>
      <Stack as="ul" gap={12} className={classes.facts}>
        <Fact icon={<IconListCheck aria-hidden="true" />}>
          <strong>{count(ongoing?.questionsQtd ?? questionsQtd, 'questão', 'questões')}</strong>
        </Fact>
        {needed > 0 && (
          <Fact icon={<IconTarget aria-hidden="true" />}>
            <strong>{formatPercentage(needed)}</strong> de acertos para passar
          </Fact>
        )}
        <Fact icon={<IconClock aria-hidden="true" />}>
          {timeLimitMinutes === null ? (
            <strong>Sem limite de tempo</strong>
          ) : (
            <>
              <strong>{count(timeLimitMinutes, 'minuto', 'minutos')}</strong> a partir do começo, e
              o tempo não para. {graceRule}
            </>
          )}
        </Fact>
        {(attemptsLimit !== null || attemptsPauseHours !== null) && (
          <Fact icon={<IconRepeat aria-hidden="true" />}>
            {attemptsLimit !== null && (
              <strong>
                {attempts[0]?.number ?? 0} de {count(attemptsLimit, 'tentativa', 'tentativas')}
              </strong>
            )}
            {attemptsLimit !== null && attemptsPauseHours !== null && ', '}
            {attemptsPauseHours !== null &&
              `com ${count(attemptsPauseHours, 'hora', 'horas')} de pausa entre elas`}
          </Fact>
        )}
        <Fact icon={<IconDeviceFloppy aria-hidden="true" />}>
          Cada resposta é salva na hora. Você pode sair e continuar depois, até em outro aparelho.
        </Fact>
      </Stack>
      {best && (
        <Callout>
          <p>
            Sua melhor nota: <strong>{formatPercentage(best.correctAverage)}</strong>
            {best.isApproved && needed > 0 && ' · Você já passou'}
          </p>
        </Callout>
      )}
      {problem && (
        <div role="alert">
          <ErrorMessage>{problem}</ErrorMessage>
        </div>
      )}
      {ongoing ? (
        <Button size="md" className={classes.start} onClick={() => onOpen(ongoing.id)}>
          Continuar tentativa
        </Button>
      ) : !next.granted ? (
        <RetakeRefusal {...{ next, now }} />
      ) : (
        <Button size="md" loading={isStarting} className={classes.start} onClick={onStart}>
          {done.length > 0 ? 'Tentar de novo' : 'Começar'}
        </Button>
      )}
      <Attempts attempts={done} onOpen={onOpen} />
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
