import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppContext } from '../layout/app-context.tsx';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import { Loaded } from '../ui/states/Loaded.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import type { AttemptPreview } from '@sabia/domain/attempts/attempt-preview.ts';
import type { PreviewAnswer, PreviewPort } from './attempt-previews.api.ts';
import { chosenAnswers } from './answer-outbox/answer-entry.ts';
import { NoQuestionsYet } from './exam/NoQuestionsYet.tsx';
import { QuickAnswers } from './quick-question/QuickAnswers.tsx';
import { serverDate } from '../platform/clock.ts';

/** A quick question for its author: as a learner sees it, and stored nowhere (product.md A11). */
export function QuickQuestionsPreview({
  port,
  contentId,
}: {
  port: PreviewPort;
  contentId: string;
}) {
  const { call } = useAppContext();
  const [round, setRound] = useState(1);
  const started = useQuery<AttemptPreview, ApiProblem>({
    queryKey: ['quick question preview', contentId, round],
    queryFn: () => port.start(call),
    // Each preview is a new one.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (started.error?.code === 'exam_empty') return <NoQuestionsYet />;
  return (
    <Loaded query={started} skeleton={<Skeleton height={320} />}>
      {(preview) => (
        <QuickPreview
          key={preview.id}
          port={port}
          preview={preview}
          onRestart={() => setRound(round + 1)}
        />
      )}
    </Loaded>
  );
}

interface QuickPreviewProps {
  port: PreviewPort;
  preview: AttemptPreview;
  onRestart: () => void;
}

function QuickPreview({ port, preview, onRestart }: QuickPreviewProps) {
  const { call } = useAppContext();
  const [done, setDone] = useState<Pick<AttemptPreview, 'graded'> & { given: PreviewAnswer[] }>({
    given: [],
    graded: [],
  });
  const grade = useMutation({
    mutationFn: (given: PreviewAnswer[]) => port.grade(call, preview, given),
    onSuccess: ({ graded }, given) => setDone({ given, graded }),
    onError: showFailure,
  });
  const pending = grade.isPending ? grade.variables.at(-1) : undefined;
  const chosen = chosenAnswers([], pending ? [pending] : []);

  function answer(questionId: string, given: GivenAnswer, timeSpent: number): void {
    const answeredAt = serverDate().toISOString();
    grade.mutate([...done.given, { questionId, ...given, answeredAt, timeSpent }]);
  }

  return (
    <QuickAnswers
      answers={preview.questions.map((question) => ({
        question,
        chosen: chosen.get(question.id),
        graded: done.graded.find(({ questionId }) => questionId === question.id),
      }))}
      onAnswer={answer}
      onRestart={onRestart}
    />
  );
}
