import { noAttempts } from '@sabia/domain/attempts/attempts-page.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAppContext } from '../layout/app-context.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { chosenAnswers } from './answer-outbox/answer-entry.ts';
import type { AttemptPreview } from '@sabia/domain/attempts/attempt-preview.ts';
import type { PreviewAnswer, PreviewPort } from './attempt-previews.api.ts';
import { averageQuery, type ExamSettings } from './attempts.api.ts';
import { removePosition } from './exam-position.ts';
import { Intro } from './exam/Intro.tsx';
import { NoQuestionsYet } from './exam/NoQuestionsYet.tsx';
import { Room, type RoomTerms } from './exam/Room.tsx';
import { Taking } from './exam/Taking.tsx';
import { Result } from './result/Result.tsx';

interface ExamPreviewProps {
  port: PreviewPort;
  settings: ExamSettings;
  /** The content or practice exam whose average is shown. */
  averageOf: string;
  /** Shown after an attempt with wrong answers. */
  studyAgain?: ReactNode;
  /** As of `ExamScreen`. */
  materials?: ReactNode;
}

/**
 * An exam from its introduction to its result, for its author: as a learner sees it at the first attempt, and stored
 * nowhere (product.md A11). Its h1 is as that of `ExamScreen`.
 */
export function ExamPreview({
  port,
  settings,
  averageOf,
  studyAgain,
  materials = null,
}: ExamPreviewProps) {
  const { call } = useAppContext();
  const start = useMutation({ mutationFn: () => port.start(call) });
  const grade = useMutation({
    mutationFn: (sent: { preview: AttemptPreview; answers: readonly PreviewAnswer[] }) =>
      port.grade(call, sent.preview, sent.answers),
  });
  const preview = start.data;
  const { data: average } = useQuery({ ...averageQuery(averageOf), enabled: Boolean(preview) });
  // A preview is open at any time, to a learner without extra time, and has one time for all questions.
  const terms = {
    ...settings,
    opensAt: null,
    closesAt: null,
    timedAreas: null,
    extraTimePercent: 0,
  };
  const begin = () => {
    grade.reset();
    start.mutate();
  };
  if (settings.questionsQtd === 0) return <NoQuestionsYet />;
  const starting = { isStarting: start.isPending, problem: start.error?.message ?? null };

  if (grade.data?.result)
    return (
      <Result
        attempt={grade.data}
        isPreview
        result={grade.data.result}
        average={average?.correctAverage ?? null}
        attempts={noAttempts}
        olderAttempts={null}
        terms={terms}
        {...starting}
        onRetake={begin}
        onOpen={begin}
        studyAgain={studyAgain}
      />
    );
  if (grade.error)
    return <ErrorState error={grade.error} onRetry={() => grade.mutate(grade.variables)} />;
  if (!preview)
    return (
      <Intro
        settings={terms}
        attempts={noAttempts}
        olderAttempts={null}
        preview={null}
        {...starting}
        onStart={begin}
        onOpen={begin}
      />
    );
  return (
    <TakingPreview
      key={preview.id}
      preview={preview}
      room={{
        instructions: settings.instructions ?? null,
        materials,
        note: null,
        onLeave: () => start.reset(),
      }}
      isSubmitting={grade.isPending}
      onSubmit={(answers) => grade.mutate({ preview, answers })}
    />
  );
}

interface TakingPreviewProps {
  preview: AttemptPreview;
  room: RoomTerms;
  isSubmitting: boolean;
  onSubmit: (answers: readonly PreviewAnswer[]) => void;
}

function TakingPreview({ preview, room, isSubmitting, onSubmit }: TakingPreviewProps) {
  const [answers, setAnswers] = useState<readonly PreviewAnswer[]>([]);
  // The submission follows the last answer in the same event.
  const latest = useRef(answers);
  // After the exam has stored its position for the last time.
  useEffect(() => () => queueMicrotask(() => removePosition(preview.id)), [preview.id]);

  function answer(
    questionId: string,
    given: GivenAnswer,
    timeSpent: number,
    givenAt: number,
  ): void {
    const answeredAt = new Date(givenAt).toISOString();
    // The latest answer of a question counts.
    latest.current = [
      ...latest.current.filter((one) => one.questionId !== questionId),
      { questionId, ...given, answeredAt, timeSpent },
    ];
    setAnswers(latest.current);
  }

  return (
    <Room>
      <Taking
        room={room}
        attempt={preview}
        answers={{
          chosen: chosenAnswers([], answers),
          answer,
          submit: () => onSubmit(latest.current),
          isSubmitting,
          saving: null,
        }}
      />
    </Room>
  );
}
