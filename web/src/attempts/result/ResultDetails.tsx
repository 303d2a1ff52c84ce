import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Attempts } from '../exam/Attempts.tsx';
import { keyReleaseWords } from '../key-release-words.ts';
import type { QuestionNote } from '../question-note.ts';
import { Annulments } from './Annulments.tsx';
import type { ResultActions } from './result-props.ts';
import { Retake } from './Retake.tsx';
import { Review } from './Review.tsx';
import type { ResultState } from './use-result.ts';

interface ResultDetailsProps {
  attempt: Attempt;
  /** The attempt of a preview is not stored. */
  isPreview: boolean;
  state: ResultState;
  actions: Omit<ResultActions, 'problem'>;
  /** Weight and worth of questions by their ids. */
  notes?: ReadonlyMap<string, QuestionNote> | undefined;
  /** Above the review. */
  children?: ReactNode;
}

/** Below the score of an attempt: what has changed it, the review of the questions, and the other attempts. */
export function ResultDetails({
  attempt,
  isPreview,
  state,
  actions,
  notes,
  children,
}: ResultDetailsProps) {
  const { missed, now, review } = state;
  const { attempts, olderAttempts, onOpen, studyAgain } = actions;
  return (
    <>
      <Annulments questions={attempt.questions} />
      {missed > 0 && !attempt.isKeyWithheld && studyAgain}
      {children}
      {attempt.isKeyWithheld && (
        <Callout>
          <IconLock size={20} aria-hidden="true" />
          <p>{keyReleaseWords(attempt.keyFrom, now)} Suas respostas estão guardadas.</p>
        </Callout>
      )}
      {attempt.graded.length > 0 && (
        <Review
          attempt={attempt}
          rewriting={
            isPreview ? undefined : (
              <Retake
                actions={actions}
                now={now}
                look={{ variant: 'default' }}
                label="Reescrever"
              />
            )
          }
          notes={notes}
          {...review}
        />
      )}
      <Attempts attempts={attempts} older={olderAttempts} current={attempt.id} onOpen={onOpen} />
    </>
  );
}
