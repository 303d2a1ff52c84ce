import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { IconClockExclamation } from '@tabler/icons-react';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { NotebookNote } from './NotebookNote.tsx';
import { wasEndedByTime } from './submitted-state.ts';

/** Says that the deadline has submitted the attempt. */
export const TimeNote = ({ attempt }: { attempt: Attempt }) =>
  wasEndedByTime(attempt) && (
    <Callout>
      <IconClockExclamation size={20} aria-hidden="true" />
      <p>O tempo acabou; o que estava respondido foi entregue.</p>
    </Callout>
  );

interface MissedNoteProps {
  attempt: Attempt;
  /** With the blank ones. */
  missed: number;
  isPreview: boolean;
}

/** Says that the missed questions are in the error notebook, once their key is told. */
export const MissedNote = ({ attempt, missed, isPreview }: MissedNoteProps) =>
  missed > 0 &&
  !attempt.isKeyWithheld &&
  !isPreview && <NotebookNote attempt={attempt} missed={missed} />;

/** The reason why the next attempt did not start. */
export const StartProblem = ({ problem }: { problem: string | null }) =>
  problem && (
    <div role="alert">
      <ErrorMessage>{problem}</ErrorMessage>
    </div>
  );
