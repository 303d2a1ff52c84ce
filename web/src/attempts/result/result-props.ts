import type { Attempt, AttemptResult, AttemptsPage } from '@sabia/domain/attempts/attempt.ts';
import type { AttemptTerms } from '@sabia/domain/attempts/next-attempt.ts';
import type { ReactNode } from 'react';
import type { ExamPort } from '../attempts.api.ts';

export interface ResultActions {
  /** The first page. */
  attempts: AttemptsPage;
  /** Null: there are no older pages. */
  olderAttempts: ExamPort['attempts'] | null;
  terms: AttemptTerms;
  isStarting: boolean;
  /** The reason why the next attempt did not start. */
  problem: string | null;
  /** Null: another attempt can't start. */
  onRetake: (() => void) | null;
  onOpen: (attemptId: string | undefined) => void;
  studyAgain: ReactNode;
}

export interface ResultProps extends ResultActions {
  attempt: Attempt;
  /** Absent: the missed questions go to the error notebook. */
  isPreview?: boolean;
  result: AttemptResult;
  /** The average score of all learners; null if it is not told. */
  average: number | null;
}
