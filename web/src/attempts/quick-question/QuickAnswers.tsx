import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { QuickQuestion } from '../QuickQuestion.tsx';
import classes from '../QuickQuestion.module.css';
import { NextQuestion } from './NextQuestion.tsx';
import { type QuickAnswer, shownQuestions } from './quick-answers.ts';

interface QuickAnswersProps {
  /** The questions of one attempt. */
  answers: readonly QuickAnswer[];
  onAnswer: (questionId: string, given: GivenAnswer, seconds: number) => void;
  onRestart: () => void;
}

/** The answered questions of an attempt and the first open one. */
export function QuickAnswers({ answers, onAnswer, onRestart }: QuickAnswersProps) {
  const shown = shownQuestions(answers);
  const last = useRef<HTMLHeadingElement>(null);
  const isOpen = answers.some(({ chosen, graded }) => !chosen && !graded);
  return (
    <div className={classes.questions}>
      {shown.map(({ question, chosen, graded }, at) => (
        <QuickQuestion
          key={question.id}
          question={question}
          number={at + 1}
          heading={
            answers.length > 1 && (
              <h2
                ref={at === shown.length - 1 ? last : null}
                tabIndex={-1}
                className={classes.heading}
              >
                Questão {at + 1} de {answers.length}
              </h2>
            )
          }
          chosen={chosen}
          graded={graded}
          onAnswer={(given, seconds) => onAnswer(question.id, given, seconds)}
        />
      ))}
      {answers.every(({ graded }) => graded) && (
        <Button variant="default" className={classes.again} onClick={onRestart}>
          Tentar de novo
        </Button>
      )}
      {isOpen && shown.length > 1 && (
        <NextQuestion
          key={shown.length}
          heading={last}
          words={`Próxima pergunta (${shown.length} de ${answers.length})`}
        />
      )}
    </div>
  );
}
