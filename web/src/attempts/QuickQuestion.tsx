import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleHalf2, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Explanation } from './Explanation.tsx';
import { QuestionText } from './QuestionText.tsx';
import { creditKindOf, creditWords } from './credit-words.ts';
import { readPosition, removePosition, savePosition } from './exam-position.ts';
import { refusalWords, useRefusedAnswers } from './use-refused-answers.ts';
import { ResponseProblem } from './ResponseProblem.tsx';
import { problemOf } from '../questions/response-problem.ts';
import { QuestionAnswer } from './QuestionAnswer.tsx';
import { RevealedAnswer } from './RevealedAnswer.tsx';
import { createStopwatch } from './stopwatch.ts';
import classes from './QuickQuestion.module.css';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { serverTime } from '../platform/clock.ts';

interface QuickQuestionProps {
  question: Question;
  /** From 1. */
  number: number;
  /** Above the question, if it is one of several. */
  heading?: ReactNode;
  /** The answer before it is graded. */
  chosen: GivenAnswer | undefined;
  graded: GradedAnswer | undefined;
  /** Shown until it is graded. */
  waitingWords?: string;
  onAnswer: (given: GivenAnswer, seconds: number) => void;
}

/** A question whose answer is graded as soon as it is confirmed, and explained. */
export function QuickQuestion(props: QuickQuestionProps) {
  const { question, number, heading, chosen, graded, onAnswer } = props;
  const { waitingWords = 'Conferindo sua resposta…' } = props;
  const [stopwatch] = useState(() => createStopwatch({}, () => performance.now()));
  useEffect(() => stopwatch.start(question.id), [stopwatch, question.id]);
  const { refused, forget } = useRefusedAnswers(question.id);
  const isOpen = chosen === undefined && graded === undefined;
  const answer = (given: GivenAnswer) => {
    forget(question.id);
    onAnswer(given, stopwatch.seconds()[question.id] ?? 0);
  };
  return (
    <Stack as="article" gap={20} className={classes.question}>
      {heading}
      <QuestionText question={question} number={number} />
      {graded ? (
        <RevealedAnswer question={question} graded={graded} />
      ) : (
        <AnswerForm
          question={question}
          number={number}
          chosen={chosen}
          onChange={() => forget(question.id)}
          onAnswer={answer}
        />
      )}
      <ResponseProblem problem={isOpen ? refusalWords(refused[question.id]?.reason) : null} />
      <Feedback waitingWords={chosen === undefined ? null : waitingWords} graded={graded} />
    </Stack>
  );
}

interface AnswerFormProps extends Pick<QuickQuestionProps, 'question' | 'number' | 'chosen'> {
  onChange: () => void;
  onAnswer: (given: GivenAnswer) => void;
}

/** The fields of a question with a button. A response that is typed outlives a reload, and what the server has refused. */
function AnswerForm({ question, number, chosen, onChange, onAnswer }: AnswerFormProps) {
  const { id, task } = question;
  const [given, setGiven] = useState<GivenAnswer>(() => {
    const { typed, refused } = readPosition(id);
    return { alternativeId: null, response: (typed[id] ?? refused[id])?.response ?? null };
  });
  const { alternativeId, response } = given;
  const isLocked = chosen !== undefined;
  const isReady = task
    ? response !== null && problemOf(task, response) === null
    : alternativeId !== null;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || isLocked) return;
        removePosition(id);
        onAnswer(given);
      }}
    >
      <QuestionAnswer
        question={question}
        number={number}
        given={chosen ?? given}
        isLocked={isLocked}
        onAnswer={(next) => {
          onChange();
          setGiven(next);
          if (task)
            savePosition(id, {
              typed: { [id]: { response: next.response, typedAt: serverTime() } },
            });
        }}
      />
      {!isLocked && (
        <Button type="submit" size="md" disabled={!isReady} className={classes.again}>
          Responder
        </Button>
      )}
    </form>
  );
}

const verdicts = {
  right: { Icon: IconCircleCheck, words: 'Isso mesmo!' },
  part: { Icon: IconCircleHalf2, words: null },
  wrong: { Icon: IconCircleX, words: 'Não foi dessa vez.' },
  blank: { Icon: IconCircleX, words: 'Não foi dessa vez.' },
  awaiting: { Icon: IconHourglass, words: 'Resposta entregue. Uma pessoa vai corrigir.' },
};

function Verdict({ graded }: { graded: GradedAnswer }) {
  const kind = creditKindOf(graded);
  const { Icon, words } = verdicts[kind];
  return (
    <p className={classes.verdict} data-kind={kind === 'blank' ? 'wrong' : kind}>
      <Icon size={22} aria-hidden="true" />
      {words ?? creditWords(graded)}
    </p>
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
          <Verdict graded={graded} />
          <Explanation html={graded.explanation} />
        </div>
      )}
      {!graded && isWaiting && <Muted>{waitingWords}</Muted>}
    </Stack>
  );
}
