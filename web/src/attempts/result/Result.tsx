import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { factsOf } from './facts-of.ts';
import { isFirstApproval } from './first-approval.ts';
import { toldReviewOf } from './next-review.ts';
import { NextReviewButton } from './NextReviewButton.tsx';
import { Overview } from './Overview.tsx';
import classes from './Result.module.css';
import { ResultDetails } from './ResultDetails.tsx';
import { MissedNote, StartProblem, TimeNote } from './ResultNotes.tsx';
import type { ResultProps } from './result-props.ts';
import { ResultTitle } from './ResultTitle.tsx';
import { Retake } from './Retake.tsx';
import { ScoredResult } from './ScoredResult.tsx';
import { titleOf } from './title-of.ts';
import { useResult } from './use-result.ts';

/** The result of an attempt, and the next actions. */
export const Result = ({ hasScores, ...shown }: ResultProps & { hasScores?: boolean }) =>
  hasScores ? <ScoredResult {...shown} /> : <PlainResult {...shown} />;

/** The result as the share of right answers. */
function PlainResult({ attempt, isPreview = false, result, average, ...actions }: ResultProps) {
  const { attempts, problem } = actions;
  const state = useResult(attempt, result);
  const { heading, now, missed, isAllRight, showBest } = state;
  const isFirst = isFirstApproval(attempt, { result, attempts });
  const next = toldReviewOf(attempt);
  const isUnderWay = attempts.items.some(({ submittedAt }) => submittedAt === null);
  const look = {
    variant: 'filled',
    className: next || isAllRight ? classes.again : classes.next,
  } as const;
  return (
    <Stack gap={32}>
      <Overview
        attempt={attempt}
        result={result}
        attempts={attempts}
        average={average}
        missed={missed}
        facts={factsOf(attempt, result, now)}
        title={<ResultTitle ref={heading} words={titleOf(attempt, result, missed)} />}
        isCelebrated={isFirst || isAllRight}
        actions={
          <>
            {next && <NextReviewButton next={next} onShow={showBest} />}
            {isAllRight && attempt.practiceExamId && !isUnderWay && (
              <ButtonLink to="/exercicios" className={classes.next}>
                Escolher outro simulado
              </ButtonLink>
            )}
            <Retake actions={actions} now={now} look={look} />
          </>
        }
        note={next?.wouldBe ?? null}
        more={
          <>
            <TimeNote attempt={attempt} />
            <MissedNote {...{ attempt, missed, isPreview }} />
          </>
        }
      >
        {isFirst && <p>Sua primeira aprovação. Ela fica, mesmo que você tente de novo.</p>}
        <StartProblem problem={problem} />
      </Overview>
      <ResultDetails {...{ attempt, isPreview, state, actions }} />
    </Stack>
  );
}
