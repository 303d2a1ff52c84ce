import { verdictOf } from '@sabia/domain/attempts/verdict.ts';
import type { AttemptResult } from '@sabia/domain/attempts/attempt.ts';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoment } from '../../ui/dates.ts';
import { count } from '../../ui/plural.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import classes from './Result.module.css';
import { blankQtd } from './submitted-state.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { serverDate } from '../../platform/clock.ts';

interface ScoreProps {
  attempt: Attempt;
  result: AttemptResult;
}

/** The score as a ring and in words. */
export function Score({ attempt, result }: ScoreProps) {
  const [now] = useState(serverDate);
  const { correctAverage, correctQuestionsQtd, isApproved, awaitingQtd = 0 } = result;
  const { uncountedQtd = 0 } = result;
  const { passingScore, questionsQtd } = attempt;
  const blank = blankQtd(attempt);
  const hasWeights = attempt.questions.some(({ weight }) => weight !== undefined);
  return (
    <div className={classes.score}>
      <div className={classes.ring} data-approved={isApproved || undefined}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="44" pathLength="100" />
          {correctAverage > 0 && (
            <circle
              cx="50"
              cy="50"
              r="44"
              pathLength="100"
              strokeDasharray={`${correctAverage} 100`}
            />
          )}
        </svg>
        <strong>{formatPercentage(correctAverage)}</strong>
      </div>
      <Stack gap={8} className={classes.words}>
        {passingScore > 0 && verdictOf(result) !== 'PENDING' && (
          <p className={classes.state} data-approved={isApproved || undefined}>
            {isApproved ? (
              <IconCircleCheck size={20} aria-hidden="true" />
            ) : (
              <IconRefresh size={20} aria-hidden="true" />
            )}
            {isApproved ? 'Tentativa aprovada' : 'Tentativa não aprovada'}
          </p>
        )}
        <p>
          Você acertou {correctQuestionsQtd} de{' '}
          {count(questionsQtd - uncountedQtd, 'questão', 'questões')}
          {uncountedQtd > 0 && ` que ${questionsQtd - uncountedQtd === 1 ? 'conta' : 'contam'}`}
          {hasWeights && ', que têm pesos diferentes na nota'}.
          {passingScore > 0 &&
            ` Para passar é preciso ${hasWeights ? 'alcançar' : 'acertar'} ${formatPercentage(passingScore)}.`}
        </p>
        {blank > 0 && (
          <p>{count(blank, 'questão ficou em branco', 'questões ficaram em branco')}.</p>
        )}
        {awaitingQtd > 0 && (
          <p>
            Resultado provisório: {count(awaitingQtd, 'resposta aguarda', 'respostas aguardam')}{' '}
            correção e ainda não {awaitingQtd === 1 ? 'conta' : 'contam'} na nota.
          </p>
        )}
        <Muted size={14}>{factsOf(attempt, result, now)}</Muted>
      </Stack>
    </div>
  );
}

/** 'Tentativa 2 · hoje, 10:15 · em média 45 s por questão' */
export const factsOf = (
  { number, submittedAt }: Attempt,
  { averageTime }: AttemptResult,
  now: Date,
): string =>
  [
    `Tentativa ${number}`,
    submittedAt && formatMoment(submittedAt, now),
    averageTime !== null && `em média ${timePer(averageTime)} por questão`,
  ]
    .filter(Boolean)
    .join(' · ');

/** '45 s', '1 min 30 s' */
function timePer(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}
