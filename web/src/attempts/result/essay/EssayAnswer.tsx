import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { EssayResult } from '@sabia/domain/essays/essays.contract.ts';
import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { IconHourglass } from '@tabler/icons-react';
import { Callout } from '../../../ui/primitives/Callout.tsx';
import { Columns } from '../../../ui/primitives/Columns.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import { RevealedAnswer } from '../../RevealedAnswer.tsx';
import classes from '../Result.module.css';
import { EarlierVersion } from './EarlierVersion.tsx';
import { EssayComments } from './EssayComments.tsx';
import { EssayCurve } from './EssayCurve.tsx';
import { essayResultsQuery } from './essay-results.api.ts';
import { pointsWords } from '../../points-words.ts';
import { waitWords } from './essay-words.ts';
import { KeepMark } from './KeepMark.tsx';
import { MarkedText } from './MarkedText.tsx';
import { ShownAnswer } from './ShownAnswer.tsx';

interface EssayAnswerProps {
  attemptId: string;
  question: Question;
  graded: GradedAnswer;
  /** The start of another version (product.md RUB14). */
  rewriting: ReactNode;
}

/** A written answer with the marks of its rubric (product.md RUB8); the usual reveal without a rubric or a network. */
export function EssayAnswer({ attemptId, question, graded, rewriting }: EssayAnswerProps) {
  const query = useQuery(essayResultsQuery(attemptId));
  if (query.isLoading) return <Skeleton height={160} />;
  const essay = query.data?.essays.find(({ questionId }) => questionId === question.id);
  if (!essay || (question.annulment && essay.status !== 'SETTLED'))
    return <RevealedAnswer question={question} graded={graded} />;
  const earlier = query.data?.earlier.find(({ questionId }) => questionId === question.id);
  const { response, answerKey } = graded;
  const expected = answerKey?.kind === 'OPEN_TEXT' ? (answerKey.expected ?? '') : '';
  return (
    <Stack gap={16}>
      <EssayMark essay={essay} attemptId={attemptId} />
      <EssayCurve essay={essay} attemptId={attemptId} />
      <Columns>
        {earlier && <EarlierVersion of={earlier} headingAs="h4" besideFrom="48em" />}
        <Stack gap={16}>
          {response?.kind === 'OPEN_TEXT' ? (
            <Stack gap={8}>
              <ShownAnswer label="Sua redação">
                <MarkedText text={response.text} comments={essay.comments} />
              </ShownAnswer>
              {!isBlankRichText(expected) && (
                <ShownAnswer label="O que se esperava">
                  <RichText html={expected} />
                </ShownAnswer>
              )}
            </Stack>
          ) : (
            // The explanation is told above.
            <RevealedAnswer question={question} graded={{ ...graded, comment: null }} />
          )}
          <EssayComments
            essay={essay}
            label="Comentários da correção"
            as="h4"
            kept={{ attemptId, essay }}
          />
        </Stack>
      </Columns>
      {essay.status === 'SETTLED' && <Row>{rewriting}</Row>}
    </Stack>
  );
}

/** The mark and its way, or what the essay waits for. */
function EssayMark({ essay, attemptId }: { essay: EssayResult; attemptId: string }) {
  const id = useId();
  const { score, mostPoints, zeroReason, criteria, explanation } = essay;
  const waiting = waitWords(essay);
  if (waiting !== null || score === null)
    return (
      <Callout>
        <IconHourglass size={20} aria-hidden="true" />
        <p>{waiting}</p>
      </Callout>
    );
  return (
    <Stack gap={12}>
      <Row justify="between" align="baseline">
        <Heading as="h4" size={17}>
          Nota da redação
        </Heading>
        <strong className={classes.essayTotal}>{pointsWords(score, mostPoints)}</strong>
      </Row>
      {zeroReason !== null && <p>{`Zero: ${zeroReason}.`}</p>}
      {criteria.length > 0 && (
        <ol className={classes.criteria}>
          {criteria.map(({ key, title, points, mostPoints: most, words }) => (
            <li key={key}>
              <span id={`${id}-${key}`}>{title}</span>
              <strong>{pointsWords(points, most)}</strong>
              <span className={classes.points} aria-hidden="true">
                <span style={{ inlineSize: `${(100 * points) / most}%` }} />
              </span>
              {words && (
                <Muted as="span" size={14}>
                  {words}
                </Muted>
              )}
              {points < most && (
                <KeepMark
                  attemptId={attemptId}
                  essay={essay}
                  mark={{ criterion: key, comment: null }}
                  describedBy={`${id}-${key}`}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {explanation && <Muted size={14}>{explanation}</Muted>}
    </Stack>
  );
}
