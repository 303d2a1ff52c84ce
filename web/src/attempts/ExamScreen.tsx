import { noAttempts } from '@sabia/domain/attempts/attempts-page.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppContext } from '../layout/app-context.tsx';
import { useProfile } from '../layout/session.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import type { ExamPlace } from './answer-outbox/answer-entry.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { attemptQuery, type ExamPort, type ExamSettings, startAttempt } from './attempts.api.ts';
import { ClockGuard } from './exam/ClockGuard.tsx';
import { Intro } from './exam/Intro.tsx';
import { IntroSkeleton } from './exam/IntroSkeleton.tsx';
import { Room, type RoomTerms } from './exam/Room.tsx';
import { Taking } from './exam/Taking.tsx';
import { TimedTaking } from './exam/TimedTaking.tsx';
import { TakingSkeleton } from './exam/TakingSkeleton.tsx';
import { useAttemptAnswers } from './exam/use-attempt-answers.ts';
import { Result } from './result/Result.tsx';
import type { ResultActions } from './result/result-props.ts';
import { shortAttemptWords } from './short-attempt-words.ts';

interface ExamScreenProps {
  exam: ExamPort;
  settings: ExamSettings;
  /** False: the learner has no attempt at the exam, so that the list of attempts is not read. */
  isAttempted: boolean;
  /** The attempt in the address; without one, the introduction is shown. */
  attemptId: string | undefined;
  /** Goes to an attempt, or back to the introduction. */
  onAttempt: (attemptId: string | undefined) => void;
  /** Shown after an attempt with wrong answers. */
  studyAgain?: ReactNode;
  /** Files and links, which the room of an attempt under way shows too. */
  materials?: ReactNode;
}

/**
 * An exam from its introduction to its result. Introduction and result have no h1: the page around them has one. An attempt
 * under way takes the whole window.
 */
export function ExamScreen({
  exam,
  settings,
  isAttempted,
  attemptId,
  onAttempt,
  studyAgain,
  materials = null,
}: ExamScreenProps) {
  const context = useAppContext();
  const { extraTimePercent } = useProfile();
  const terms = { ...settings, extraTimePercent: extraTimePercent ?? 0 };
  const firstPage = exam.attempts(1);
  const isKnown = context.queryClient.getQueryData(firstPage.queryKey) !== undefined;
  const isRead = isAttempted || isKnown || attemptId !== undefined;
  const attempts = useQuery({
    ...firstPage,
    enabled: isRead,
    // Kept as long as the exam that was read without it.
    gcTime: Infinity,
    placeholderData: isRead ? undefined : noAttempts,
  });
  const start = useMutation({
    mutationFn: (foreignLanguage: ForeignLanguage | undefined) =>
      startAttempt(context, exam, foreignLanguage),
    onSuccess: onAttempt,
  });
  const problem = start.error?.message ?? null;

  if (attemptId)
    return (
      <AttemptScreen
        key={attemptId}
        exam={exam}
        attemptId={attemptId}
        attempts={attempts.data ?? noAttempts}
        terms={terms}
        settings={settings}
        materials={materials}
        hasScores={settings.hasScores === true}
        isStarting={start.isPending}
        problem={problem}
        onRetake={() =>
          settings.hasLanguageChoice ? onAttempt(undefined) : start.mutate(undefined)
        }
        onOpen={onAttempt}
        studyAgain={studyAgain}
      />
    );
  return (
    <Loaded query={attempts} skeleton={<IntroSkeleton />}>
      {(known) =>
        settings.questionsQtd === 0 && known.total === 0 ? (
          <EmptyState
            message="Nenhuma questão foi publicada aqui."
            hint="Elas estão sendo preparadas. Volte em breve."
          />
        ) : (
          <Intro
            settings={terms}
            attempts={known}
            olderAttempts={exam.attempts}
            preview={context.impersonation.as() ? exam.preview : null}
            isStarting={start.isPending}
            problem={problem}
            onStart={(foreignLanguage) => start.mutate(foreignLanguage)}
            onOpen={onAttempt}
          />
        )
      }
    </Loaded>
  );
}

interface AttemptScreenProps extends Omit<ResultActions, 'olderAttempts'> {
  hasScores: boolean;
  settings: ExamSettings;
  materials: ReactNode;
  exam: Omit<ExamPort, 'start'>;
  attemptId: string;
}

/** One attempt: under way or submitted. */
export function AttemptScreen({
  exam,
  attemptId,
  settings,
  materials,
  ...actions
}: AttemptScreenProps) {
  const query = useQuery(attemptQuery(useAppContext(), attemptId));
  const skeleton = <TakingSkeleton />;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(attempt) => {
        if (attempt.result)
          return (
            <Result
              attempt={attempt}
              result={attempt.result}
              average={attempt.average}
              olderAttempts={exam.attempts}
              {...actions}
            />
          );
        if (!attempt.submittedAt)
          return (
            <TakingOwn
              attempt={attempt}
              place={exam.place}
              room={{
                instructions: settings.instructions ?? null,
                materials,
                note: shortAttemptWords(attempt, settings),
                onLeave: () => actions.onOpen(undefined),
              }}
            />
          );
        // Submitted, but its result could not be read.
        return query.error && !query.isFetching ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          skeleton
        );
      }}
    </Loaded>
  );
}

/** Taking an attempt whose answers are saved one by one. */
function TakingOwn({
  attempt,
  place,
  room,
}: {
  attempt: Attempt;
  place: ExamPlace | null;
  room: RoomTerms;
}) {
  const answers = useAttemptAnswers(attempt, place);
  const { timedAreas, deadline } = attempt;
  const key = timedAreas?.map(({ startedAt, finishedAt }) => `${startedAt} ${finishedAt}`).join();
  return (
    <Room>
      {deadline && !answers.isSubmitting && <ClockGuard deadline={deadline} />}
      {!timedAreas || answers.isSubmitting ? (
        <Taking {...{ attempt, room, answers }} />
      ) : (
        <TimedTaking key={key} areas={timedAreas} {...{ attempt, room, answers }} />
      )}
    </Room>
  );
}
