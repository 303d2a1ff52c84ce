import { verdictOf } from '@sabia/domain/attempts/verdict.ts';
import type { AttemptResult, AttemptsPage } from '@sabia/domain/attempts/attempt.ts';
import { type AttemptTerms, nextAttemptAfter } from '@sabia/domain/attempts/next-attempt.ts';
import { Button } from '@mantine/core';
import { IconClockExclamation, IconLock } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadCode } from '../../platform/load-code.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { ExamPort } from '../attempts.api.ts';
import { ScoresSkeleton } from '../../item-response/ScoresSkeleton.tsx';
import { removePosition } from '../exam-position.ts';
import { Attempts } from '../exam/Attempts.tsx';
import { RetakeRefusal } from '../exam/RetakeRefusal.tsx';
import { isFirstApproval } from './first-approval.ts';
import { Annulments } from './Annulments.tsx';
import { Averages } from './Averages.tsx';
import { NotebookNote } from './NotebookNote.tsx';
import classes from './Result.module.css';
import { keyReleaseWords } from '../key-release-words.ts';
import type { QuestionNote } from '../question-note.ts';
import { Review } from './Review.tsx';
import { factsOf, Score } from './Score.tsx';
import { wasEndedByTime } from './submitted-state.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import cheering from '../../ui/poses/cheering.svg';
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
  onRetake: () => void;
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

  const ongoing = attempts.items.find(({ submittedAt }) => submittedAt === null);
  const [now] = useState(serverDate);
  const next = nextAttemptAfter(attempts.items, terms, now);
  // With scores, approval is that of the scale's cut (product.md TRI25).
  const isFirst = !hasScores && isFirstApproval(attempt, { result, attempts });
  const awaiting = result.awaitingQtd ?? 0;
  const counted = attempt.questionsQtd - (result.uncountedQtd ?? 0);
  const missed = counted - result.correctQuestionsQtd - awaiting;
  const title = (words: string) => (
    <Heading ref={heading} tabIndex={-1} size={24} className={classes.title}>
      {words}
    </Heading>
  );
  const first = isFirst && (
    <p>Sua primeira aprovação nesta prova. Ela fica, mesmo que você tente de novo.</p>
  );
  const failure = problem && (
    <div role="alert">
      <ErrorMessage>{problem}</ErrorMessage>
    </div>
  );
  const retake = ongoing ? (
    <Button onClick={() => onOpen(ongoing.id)}>Continuar tentativa {ongoing.number}</Button>
  ) : !next.granted ? (
    <RetakeRefusal {...{ next, now }} />
  ) : (
    <Button
      variant={result.isApproved || hasScores ? 'default' : 'filled'}
      loading={isStarting}
      onClick={onRetake}
    >
      Tentar de novo
    </Button>
  );
  const isKeyTold = !attempt.isKeyWithheld;
  const rest = (notes?: ReadonlyMap<string, QuestionNote>) => (
    <>
      {wasEndedByTime(attempt) && (
        <Callout>
          <IconClockExclamation size={20} aria-hidden="true" />
          <p>O tempo acabou; o que estava respondido foi entregue.</p>
        </Callout>
      )}
      <Annulments questions={attempt.questions} />
      {missed > 0 && isKeyTold && studyAgain}
      {missed > 0 && isKeyTold && !isPreview && <NotebookNote {...{ attempt, missed }} />}
      {attempt.isKeyWithheld && (
        <Callout>
          <IconLock size={20} aria-hidden="true" />
          <p>{keyReleaseWords(attempt.keyFrom, now)} Suas respostas estão guardadas.</p>
        </Callout>
      )}
      {attempt.graded.length > 0 && <Review attempt={attempt} notes={notes} />}
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
          >
            {rest}
          </ExamScores>
        </Suspense>
      </Stack>
    );
  }
  return (
    <Stack gap={32}>
      <Card as="section" aria-label="Resultado" padding={24} gap={20}>
        <Row gap={16} justify="between" className={classes.head}>
          <div>
            {title(titleOf(attempt, result, missed))}
            {first}
          </div>
          {isFirst && (
            <img src={cheering} alt="" width={96} height={96} className={classes.cheering} />
          )}
        </Row>
        <Score attempt={attempt} result={result} />
        {average !== null && <Averages average={average} own={result.correctAverage} />}
        {failure}
        <Row className={classes.actions}>{retake}</Row>
      </Card>
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

function titleOf({ passingScore }: Attempt, result: AttemptResult, missed: number): string {
  const { awaitingQtd = 0 } = result;
  const verdict = verdictOf(result);
  if (verdict === 'PENDING') return 'Prova entregue';
  if (missed === 0 && awaitingQtd === 0) return 'Você acertou tudo!';
  // Without a passing score, as in a leveling exam.
  if (passingScore === 0) return 'Você terminou a prova!';
  return verdict === 'PASSED' ? 'Você passou!' : 'Ainda não foi dessa vez';
}
