import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type QuickAttempt, quickAttemptQuery } from '../progress/quick-attempt.ts';
import { useProgressOutbox } from '../progress/use-progress-outbox.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import type { ExamPlace } from './answer-outbox/answer-entry.ts';
import { QuickAnswers } from './quick-question/QuickAnswers.tsx';
import { QuickVerdict } from './quick-question/QuickVerdict.tsx';
import { isOfEarlierRound, quickAnswers, currentAttempt } from './quick-question/quick-answers.ts';
import { useQuestionsAhead } from './use-questions-ahead.ts';

interface QuickQuestionsProps {
  place: Omit<ExamPlace, 'userId'>;
  questions: readonly Question[];
  isCompleted: boolean;
}

/** The questions of a quick question, shown one after another. */
export function QuickQuestions(props: QuickQuestionsProps) {
  const { contentId } = props.place;
  const { events } = useProgressOutbox();
  const waiting = events.some((event) => event.contentId === contentId);
  const isNew = !props.isCompleted || waiting;
  const known = useQuery(quickAttemptQuery(useAppContext(), { contentId, isNew }));
  if (props.questions.length === 0)
    return (
      <EmptyState
        message="Nenhuma questão foi publicada aqui."
        hint="Ela está sendo preparada. Volte em breve."
      />
    );
  return (
    <Loaded query={known} skeleton={<Skeleton height={320} />}>
      {(latest) => <QuickAttemptQuestions {...props} latest={latest} />}
    </Loaded>
  );
}

function QuickAttemptQuestions({
  place,
  questions,
  isCompleted,
  latest,
}: QuickQuestionsProps & { latest: QuickAttempt }) {
  useQuestionsAhead(questions);
  const { events, add } = useProgressOutbox();
  const waiting = events.filter(({ contentId }) => contentId === place.contentId);
  const [wantsRestart, setWantsRestart] = useState(false);
  const isRestarted =
    wantsRestart || (waiting.length === 0 && isOfEarlierRound(questions, latest, { isCompleted }));

  const number = currentAttempt(latest, waiting, isRestarted);
  const answers = quickAnswers(questions, latest, waiting, number);
  const open = answers.filter(({ chosen, graded }) => !chosen && !graded).length;

  function answer(questionId: string, given: GivenAnswer, timeSpent: number): void {
    setWantsRestart(false);
    add({
      ...place,
      isCompleted: isCompleted || open === 1,
      triesQtd: number,
      userQuestionAnswers: [{ questionId, ...given, timeSpent }],
    });
  }

  return (
    <>
      <QuickAnswers
        key={number}
        answers={answers}
        onAnswer={answer}
        onRestart={() => setWantsRestart(true)}
      />
      <QuickVerdict answers={answers} />
    </>
  );
}
