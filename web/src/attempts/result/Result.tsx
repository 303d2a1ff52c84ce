import type { AttemptResult, AttemptsPage } from '@sabia/domain/attempts/attempt.ts';
import { type AttemptTerms, nextAttemptAfter } from '@sabia/domain/attempts/next-attempt.ts';
import { Button } from '@mantine/core';
import { IconClockExclamation, IconLock } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadCode } from '../../platform/load-code.ts';
import { flushSync } from 'react-dom';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { ExamPort } from '../attempts.api.ts';
import { ScoresSkeleton } from '../../item-response/ScoresSkeleton.tsx';
import { removePosition } from '../exam-position.ts';
import { Attempts } from '../exam/Attempts.tsx';
import { RetakeRefusal } from '../exam/RetakeRefusal.tsx';
import { isFirstApproval } from './first-approval.ts';
import { Annulments } from './Annulments.tsx';
import { NotebookNote } from './NotebookNote.tsx';
import classes from './Result.module.css';
import { keyReleaseWords } from '../key-release-words.ts';
import type { QuestionNote } from '../question-note.ts';
import { type NextReview, nextReviewOf } from './next-review.ts';
import { Review, type ShownQuestions } from './Review.tsx';
import { factsOf } from './facts-of.ts';
import { Overview } from './Overview.tsx';
import { titleOf } from './title-of.ts';
import { wasEndedByTime } from './submitted-state.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { serverDate } from '../../platform/clock.ts';

/** Exams without a scale, among them those of courses, don't need its code. */
const ExamScores = lazy(async () => ({
  default: (await loadCode(() => import('../../item-response/ExamScores.tsx'))).ExamScores,
}));

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

interface ResultProps extends ResultActions {
  attempt: Attempt;
  /** Absent: the missed questions go to the error notebook. */
  isPreview?: boolean;
  /** The attempt has scores by areas, which take the place of the share of right answers. */
  hasScores?: boolean;
  result: AttemptResult;
  /** The average score of all learners; null if it is not told. */
  average: number | null;
}

/** The result of an attempt, and the next actions. */
export function Result({
  attempt,
  isPreview = false,
  hasScores = false,
  result,
  average,
  ...actions
}: ResultProps) {
  const { attempts, olderAttempts, terms, isStarting, problem, onRetake, onOpen, studyAgain } =
    actions;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    removePosition(attempt.id);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt.id]);

  const review = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<ShownQuestions>();
  const ongoing = attempts.items.find(({ submittedAt }) => submittedAt === null);
  const [now] = useState(serverDate);
  const retaking = nextAttemptAfter(attempts.items, terms, now);
  // With scores, approval is that of the scale's cut (product.md TRI25).
  const isFirst = !hasScores && isFirstApproval(attempt, { result, attempts });
  const awaiting = result.awaitingQtd ?? 0;
  const counted = attempt.questionsQtd - (result.uncountedQtd ?? 0);
  const missed = counted - result.correctQuestionsQtd - awaiting;
  const isKeyTold = !attempt.isKeyWithheld;
  const next = isKeyTold ? nextReviewOf(attempt) : null;
  const isAllRight = missed === 0 && awaiting === 0;
  const title = (words: string) => (
    <Heading ref={heading} tabIndex={-1} size={24} className={classes.title}>
      {words}
    </Heading>
  );
  const first = isFirst && <p>Sua primeira aprovação. Ela fica, mesmo que você tente de novo.</p>;
  const failure = problem && (
    <div role="alert">
      <ErrorMessage>{problem}</ErrorMessage>
    </div>
  );
  const retake = ongoing ? (
    <Button className={classes.next} onClick={() => onOpen(ongoing.id)}>
      Continuar tentativa {ongoing.number}
    </Button>
  ) : !onRetake ? null : !retaking.granted ? (
    <RetakeRefusal next={retaking} now={now} />
  ) : (
    <Button
      variant={hasScores ? 'default' : 'filled'}
      className={hasScores ? undefined : next || isAllRight ? classes.again : classes.next}
      loading={isStarting}
      onClick={onRetake}
    >
      Tentar de novo
    </Button>
  );
  const timeNote = wasEndedByTime(attempt) && (
    <Callout>
      <IconClockExclamation size={20} aria-hidden="true" />
      <p>O tempo acabou; o que estava respondido foi entregue.</p>
    </Callout>
  );
  const notebookNote = missed > 0 && isKeyTold && !isPreview && (
    <NotebookNote {...{ attempt, missed }} />
  );
  const showBest = ({ questionIds }: NextReview) => {
    flushSync(() => setShown({ best: questionIds }));
    review.current?.focus({ preventScroll: true });
    review.current?.scrollIntoView();
  };
  const nextStep = (notes?: ReadonlyMap<string, QuestionNote>) => {
    const found = notes && isKeyTold ? nextReviewOf(attempt, notes) : next;
    return (
      found && (
        <Button className={classes.next} onClick={() => showBest(found)}>
          {found.label}
        </Button>
      )
    );
  };
  const rest = (notes?: ReadonlyMap<string, QuestionNote>) => (
    <>
      {hasScores && timeNote}
      <Annulments questions={attempt.questions} />
      {missed > 0 && isKeyTold && studyAgain}
      {hasScores && notebookNote}
      {attempt.isKeyWithheld && (
        <Callout>
          <IconLock size={20} aria-hidden="true" />
          <p>{keyReleaseWords(attempt.keyFrom, now)} Suas respostas estão guardadas.</p>
        </Callout>
      )}
      {attempt.graded.length > 0 && (
        <Review attempt={attempt} notes={notes} heading={review} choice={[shown, setShown]} />
      )}
      <Attempts attempts={attempts} older={olderAttempts} current={attempt.id} onOpen={onOpen} />
    </>
  );
  if (hasScores) {
    return (
      <Stack gap={32}>
        <Row as="section" aria-label="Resultado" gap={16} justify="between">
          <Stack gap={4}>
            {title('Seu resultado')}
            <Muted>{factsOf(attempt, result, now)}</Muted>
            {first}
          </Stack>
          <Row>
            <TextLink to="/desempenho">Minha evolução</TextLink>
            {retake}
          </Row>
        </Row>
        {failure}
        <Suspense fallback={<ScoresSkeleton />}>
          <ExamScores
            attemptId={attempt.id}
            practiceExamId={attempt.practiceExamId}
            onQuestion={showQuestion}
            nextStep={nextStep}
          >
            {rest}
          </ExamScores>
        </Suspense>
      </Stack>
    );
  }
  return (
    <Stack gap={32}>
      <Overview
        attempt={attempt}
        result={result}
        attempts={attempts}
        average={average}
        missed={missed}
        facts={factsOf(attempt, result, now)}
        title={title(titleOf(attempt, result, missed))}
        isCelebrated={isFirst || isAllRight}
        actions={
          <>
            {nextStep()}
            {isAllRight && attempt.practiceExamId && !ongoing && (
              <ButtonLink to="/exercicios" className={classes.next}>
                Escolher outro simulado
              </ButtonLink>
            )}
            {retake}
          </>
        }
        note={next?.wouldBe ?? null}
        more={
          <>
            {timeNote}
            {notebookNote}
          </>
        }
      >
        {first}
        {failure}
      </Overview>
      {rest()}
    </Stack>
  );
}

/** Scrolls to a question of the review. */
function showQuestion(number: number): void {
  const question = document.getElementById(`questao-${number}`);
  question?.scrollIntoView();
  question?.focus({ preventScroll: true });
}
