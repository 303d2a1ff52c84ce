import { lazy, Suspense } from 'react';
import { ScoresSkeleton } from '../../item-response/ScoresSkeleton.tsx';
import { loadCode } from '../../platform/load-code.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { QuestionNote } from '../question-note.ts';
import { factsOf } from './facts-of.ts';
import { toldReviewOf } from './next-review.ts';
import { NextReviewButton } from './NextReviewButton.tsx';
import { ResultDetails } from './ResultDetails.tsx';
import { MissedNote, StartProblem, TimeNote } from './ResultNotes.tsx';
import type { ResultProps } from './result-props.ts';
import { ResultTitle } from './ResultTitle.tsx';
import { Retake } from './Retake.tsx';
import { useResult } from './use-result.ts';

/** Exams without a scale, among them those of courses, don't need its code. */
const ExamScores = lazy(async () => ({
  default: (await loadCode(() => import('../../item-response/ExamScores.tsx'))).ExamScores,
}));

/** The result of an attempt with scores by areas, which take the place of the share of right answers. */
export function ScoredResult({ attempt, isPreview = false, result, ...actions }: ResultProps) {
  const state = useResult(attempt, result);
  const { heading, now, missed, showBest } = state;
  const nextStep = (notes: ReadonlyMap<string, QuestionNote>) => {
    const next = toldReviewOf(attempt, notes);
    return next && <NextReviewButton next={next} onShow={showBest} />;
  };
  return (
    <Stack gap={32}>
      <Row as="section" aria-label="Resultado" gap={16} justify="between">
        <Stack gap={4}>
          <ResultTitle ref={heading} words="Seu resultado" />
          <Muted>{factsOf(attempt, result, now)}</Muted>
        </Stack>
        <Row>
          <TextLink to="/desempenho">Minha evolução</TextLink>
          <Retake actions={actions} now={now} look={{ variant: 'default' }} />
        </Row>
      </Row>
      <StartProblem problem={actions.problem} />
      <Suspense fallback={<ScoresSkeleton />}>
        <ExamScores
          attemptId={attempt.id}
          practiceExamId={attempt.practiceExamId}
          onQuestion={showQuestion}
          nextStep={nextStep}
        >
          {(notes) => (
            <>
              <TimeNote attempt={attempt} />
              <ResultDetails {...{ attempt, isPreview, state, actions, notes }}>
                <MissedNote {...{ attempt, missed, isPreview }} />
              </ResultDetails>
            </>
          )}
        </ExamScores>
      </Suspense>
    </Stack>
  );
}

/** Scrolls to a question of the review. */
function showQuestion(number: number): void {
  const question = document.getElementById(`questao-${number}`);
  question?.scrollIntoView();
  question?.focus({ preventScroll: true });
}
