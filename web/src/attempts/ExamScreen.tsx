import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppContext } from '../layout/app-context.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { attemptQuery, type ExamPort, startAttempt } from './attempts.api.ts';
import { type ExamSettings, Intro } from './exam/Intro.tsx';
import { IntroSkeleton } from './exam/IntroSkeleton.tsx';
import { Taking } from './exam/Taking.tsx';
import { TakingSkeleton } from './exam/TakingSkeleton.tsx';
import { Result, type ResultActions } from './result/Result.tsx';

interface ExamScreenProps {
  exam: ExamPort;
  terms: ExamSettings;
  /** The attempt that the address names; without one, the screen introduces the exam. */
  attemptId: string | undefined;
  /** Moves to an attempt, or back to the introduction. */
  onAttempt: (attemptId: string | undefined) => void;
  /** What helps who missed something. */
  studyAgain?: ReactNode;
}

/** An exam from its introduction to its result, in a course or alone. It draws no h1: its place has one. */
export function ExamScreen({ exam, terms, attemptId, onAttempt, studyAgain }: ExamScreenProps) {
  const context = useAppContext();
  const tries = useQuery(exam.tries);
  const start = useMutation({
    mutationFn: () => startAttempt(context, exam),
    onSuccess: onAttempt,
  });
  const problem = start.error?.message ?? null;

  if (attemptId)
    return (
      <AttemptScreen
        key={attemptId}
        exam={exam}
        attemptId={attemptId}
        tries={tries.data ?? []}
        isStarting={start.isPending}
        problem={problem}
        onRetake={() => start.mutate()}
        onOpen={onAttempt}
        studyAgain={studyAgain}
      />
    );
  return (
    <Loaded query={tries} skeleton={<IntroSkeleton />}>
      {(known) =>
        terms.questionsQtd === 0 && known.length === 0 ? (
          <EmptyState
            message="Nenhuma questão foi publicada aqui."
            hint="Elas estão sendo preparadas. Volte em breve."
          />
        ) : (
          <Intro
            terms={terms}
            tries={known}
            isStarting={start.isPending}
            problem={problem}
            onStart={() => start.mutate()}
            onOpen={onAttempt}
          />
        )
      }
    </Loaded>
  );
}

interface AttemptScreenProps extends ResultActions {
  exam: ExamPort;
  attemptId: string;
}

/** One attempt: under way, or behind somebody. */
function AttemptScreen({ exam, attemptId, ...actions }: AttemptScreenProps) {
  const { call } = useAppContext();
  const query = useQuery(attemptQuery(call, attemptId));
  const skeleton = <TakingSkeleton />;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(attempt) => {
        if (attempt.result)
          return (
            <Result
              attempt={attempt}
              result={attempt.result}
              averageOf={exam.averageOf}
              {...actions}
            />
          );
        if (!attempt.submittedAt) return <Taking attempt={attempt} place={exam.place} />;
        // Submitted, and the answer that holds the result was lost.
        return query.error && !query.isFetching ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          skeleton
        );
      }}
    </Loaded>
  );
}
