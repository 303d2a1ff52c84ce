import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RichText } from '../ui/rich-text/RichText.tsx';
import alternatives from './Alternative.module.css';
import { Explanation } from './Explanation.tsx';
import { alternativeLetters } from './letters.ts';
import { QuestionText } from './QuestionText.tsx';
import { RevealedAlternatives } from './RevealedAlternatives.tsx';
import { createStopwatch } from './stopwatch.ts';
import classes from './QuickQuestion.module.css';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

interface QuickQuestionProps {
  question: Question;
  /** From 1. */
  number: number;
  /** Above the question, if it is one of several. */
  heading?: ReactNode;
  /** The id of the chosen alternative before it is graded. */
  chosen: string | undefined;
  graded: GradedAnswer | undefined;
  /** Shown until it is graded. */
  waitingWords?: string;
  onAnswer: (alternativeId: string, seconds: number) => void;
}

/** A question that is answered by one tap, graded at once, and explained. */
export function QuickQuestion(props: QuickQuestionProps) {
  const { question, number, heading, chosen, graded, onAnswer } = props;
  const { waitingWords = 'Conferindo sua resposta…' } = props;
  const [stopwatch] = useState(() => createStopwatch({}, () => performance.now()));
  useEffect(() => stopwatch.start(question.id), [stopwatch, question.id]);
  return (
    <Stack as="article" gap={20} className={classes.question}>
      {heading}
      <QuestionText question={question} number={number} />
      {graded ? (
        <RevealedAlternatives question={question} graded={graded} />
      ) : (
        <div
          role="group"
          aria-label={`Alternativas da questão ${number}`}
          className={alternatives.list}
        >
          {question.alternatives.map(({ id, text }, at) => (
            <button
              key={id}
              type="button"
              className={alternatives.alternative}
              disabled={chosen !== undefined}
              aria-pressed={chosen === undefined ? undefined : chosen === id}
              data-disabled={chosen !== undefined || undefined}
              data-kind={chosen === id ? 'chosen' : undefined}
              onClick={() => onAnswer(id, stopwatch.seconds()[question.id] ?? 0)}
            >
              <span className={alternatives.letter}>{alternativeLetters[at]}</span>
              <RichText html={text} />
            </button>
          ))}
        </div>
      )}
      <Feedback waitingWords={chosen === undefined ? null : waitingWords} graded={graded} />
    </Stack>
  );
}

interface FeedbackProps {
  /** Null before an answer. */
  waitingWords: string | null;
  graded: GradedAnswer | undefined;
}

/** Always rendered, so that screen readers announce it. */
function Feedback({ waitingWords, graded }: FeedbackProps) {
  const isWaiting = waitingWords !== null;
  const wasWaiting = useRef(false);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasWaiting.current && graded) {
      // The focused button was replaced.
      shown.current?.focus({ preventScroll: true });
      shown.current?.scrollIntoView({ block: 'nearest' });
    }
    wasWaiting.current = isWaiting;
  }, [isWaiting, graded]);
  return (
    <Stack role="status" gap={12} className={classes.feedback}>
      {graded && (
        <div ref={shown} tabIndex={-1} className={classes.shown}>
          <p className={classes.verdict} data-kind={graded.isCorrect ? 'right' : 'wrong'}>
            {graded.isCorrect ? (
              <IconCircleCheck size={22} aria-hidden="true" />
            ) : (
              <IconCircleX size={22} aria-hidden="true" />
            )}
            {graded.isCorrect ? 'Isso mesmo!' : 'Não foi dessa vez.'}
          </p>
          <Explanation html={graded.explanation} />
        </div>
      )}
      {!graded && isWaiting && <Muted>{waitingWords}</Muted>}
    </Stack>
  );
}
