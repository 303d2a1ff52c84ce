import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { count } from '../ui/plural.ts';
import classes from './OwnResult.module.css';

interface OwnResultProps {
  progress: NonNullable<PracticeExamCard['progress']>;
  /** 0 in exams that nobody can fail. */
  passingScore: number;
}

/** The learner's best score and number of attempts. */
export function OwnResult({ progress, passingScore }: OwnResultProps) {
  const { correctAverage, isOngoing, triesQtd } = progress;
  const isApproved = progress.isApproved && passingScore > 0;
  return (
    <p className={classes.result}>
      {correctAverage !== null && (
        <span data-approved={isApproved || undefined} className={classes.best}>
          {isApproved ? 'Aprovado' : 'Melhor nota'}: {formatPercentage(correctAverage)}
        </span>
      )}
      {triesQtd > 0 && <span>{count(triesQtd, 'tentativa', 'tentativas')}</span>}
      {isOngoing && <span className={classes.ongoing}>Em andamento</span>}
    </p>
  );
}
