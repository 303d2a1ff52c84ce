import type { Question } from '@sabia/domain/questions/question.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type QuickAttempt, quickAttemptQuery } from '../progress/quick-attempt.ts';
import { useProgressOutbox } from '../progress/use-progress-outbox.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import type { ExamPlace } from './answer-outbox/answer-entry.ts';
import { QuickQuestion } from './QuickQuestion.tsx';
import {
  isOfEarlierRound,
  quickAnswers,
  shownQuestions,
  currentAttempt,
} from './quick-question/quick-answers.ts';
import classes from './QuickQuestion.module.css';

interface QuickQuestionsProps {
  place: Omit<ExamPlace, 'userId'>;
  questions: readonly Question[];
  isCompleted: boolean;
}

/** The questions of a quick question, shown one after another. */
export function QuickQuestions(props: QuickQuestionsProps) {
  const { call } = useAppContext();
  const known = useQuery(quickAttemptQuery(call, props.place.contentId));
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
  const { events, add } = useProgressOutbox();
  const waiting = events.filter(({ contentId }) => contentId === place.contentId);
  const [wantsRestart, setWantsRestart] = useState(false);
  const isRestarted =
    wantsRestart || (waiting.length === 0 && isOfEarlierRound(questions, latest, { isCompleted }));

  const number = currentAttempt(latest, waiting, isRestarted);
  const answers = quickAnswers(questions, latest, waiting, number);
  const shown = shownQuestions(answers);
  const open = answers.filter(({ chosen, graded }) => !chosen && !graded).length;
  const isGraded = answers.every(({ graded }) => graded);

  function answer(questionId: string, alternativeId: string, timeSpent: number): void {
    setWantsRestart(false);
    add({
      ...place,
      isCompleted: isCompleted || open === 1,
      triesQtd: number,
      userQuestionAnswers: [{ questionId, alternativeId, timeSpent }],
    });
  }

  return (
    <div className={classes.questions}>
      {shown.map(({ question, chosen, graded }, at) => (
        <QuickQuestion
          key={`${number} ${question.id}`}
          question={question}
          number={at + 1}
          heading={
            answers.length > 1 && (
              <h2>
                Questão {at + 1} de {answers.length}
              </h2>
            )
          }
          chosen={chosen}
          graded={graded}
          onAnswer={(alternativeId, seconds) => answer(question.id, alternativeId, seconds)}
        />
      ))}
      {isGraded && (
        <Button variant="default" className={classes.again} onClick={() => setWantsRestart(true)}>
          Tentar de novo
        </Button>
      )}
    </div>
  );
}
