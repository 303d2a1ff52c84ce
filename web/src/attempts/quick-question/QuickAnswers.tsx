import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { Button } from '@mantine/core';
import { QuickQuestion } from '../QuickQuestion.tsx';
import classes from '../QuickQuestion.module.css';
import { type QuickAnswer, shownQuestions } from './quick-answers.ts';

interface QuickAnswersProps {
  /** The questions of one attempt. */
  answers: readonly QuickAnswer[];
  onAnswer: (questionId: string, given: GivenAnswer, seconds: number) => void;
  onRestart: () => void;
}

/** The answered questions of an attempt and the first open one. */
export function QuickAnswers({ answers, onAnswer, onRestart }: QuickAnswersProps) {
  return (
    <div className={classes.questions}>
      {shownQuestions(answers).map(({ question, chosen, graded }, at) => (
        <QuickQuestion
          key={question.id}
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
          onAnswer={(given, seconds) => onAnswer(question.id, given, seconds)}
        />
      ))}
      {answers.every(({ graded }) => graded) && (
        <Button variant="default" className={classes.again} onClick={onRestart}>
          Tentar de novo
        </Button>
      )}
    </div>
  );
}
