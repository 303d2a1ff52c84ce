import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Saving } from './SaveState.tsx';

/** The answers of an attempt under way, as the screen shows and changes them. */
export interface AttemptAnswers {
  /** The answers of the questions that are not blank. */
  chosen: ReadonlyMap<string, GivenAnswer>;
  /** A blank one takes the answer back. `givenAt`: milliseconds, by the server's clock. */
  answer: (questionId: string, given: GivenAnswer, timeSpent: number, givenAt: number) => void;
  submit: () => void;
  isSubmitting: boolean;
  /** Null: nothing is saved, as in a preview. */
  saving: Saving | null;
}
