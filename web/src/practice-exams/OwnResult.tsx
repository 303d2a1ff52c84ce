import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { formatScore } from '../attempts/score-format.ts';
import { count } from '../ui/plural.ts';
import classes from './OwnResult.module.css';

/** How the learner's own tries went: the best one stands. */
export function OwnResult({ progress }: { progress: NonNullable<PracticeExamCard['progress']> }) {
  const { correctAverage, isApproved, isOngoing, triesQtd } = progress;
  return (
    <p className={classes.result}>
      {correctAverage !== null && (
        <span data-approved={isApproved || undefined} className={classes.best}>
          {isApproved ? 'Aprovado' : 'Melhor nota'}: {formatScore(correctAverage)}
        </span>
      )}
      {triesQtd > 0 && <span>{count(triesQtd, 'tentativa', 'tentativas')}</span>}
      {isOngoing && <span className={classes.ongoing}>Em andamento</span>}
    </p>
  );
}
