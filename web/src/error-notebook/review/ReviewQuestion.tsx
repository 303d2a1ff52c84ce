import type { NotebookQuestion, Review } from '@sabia/domain/error-notebook/error-notebook.ts';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { Button } from '@mantine/core';
import { IconArrowRight, IconCalendarRepeat } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { choiceShortcuts, chooseOnScreen } from '../../attempts/choice-shortcuts.ts';
import { QuestionHeading } from '../../attempts/QuestionHeading.tsx';
import { QuickQuestion } from '../../attempts/QuickQuestion.tsx';
import { QuickQuestionBar } from '../../attempts/QuickQuestionBar.tsx';
import { Shortcuts } from '../../ui/page/Shortcuts.tsx';
import { Dismissal } from '../Dismissal.tsx';
import { Origin } from '../Origin.tsx';
import { returnWords } from '../return-words.ts';
import type { AnsweredQuestion } from './review-queue.ts';
import classes from './Review.module.css';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { serverDate } from '../../platform/clock.ts';

interface ReviewQuestionProps {
  card: NotebookQuestion;
  /** From 1. */
  number: number;
  /** Undefined before an answer. */
  answered: AnsweredQuestion | undefined;
  /** Reviews cannot be sent for now. */
  isStuck: boolean;
  isLast: boolean;
  onAnswer: (given: GivenAnswer) => void;
  onNext: () => void;
}

/** A question to review: answered, explained, with the day of its next review. */
export function ReviewQuestion(props: ReviewQuestionProps) {
  const { card, number, answered, isStuck, isLast, onAnswer, onNext } = props;
  const { question, origin } = card;
  const [heading, shortcuts] = [useId(), useId()];
  return (
    <>
      <Stack gap={20}>
        <QuickQuestion
          question={question}
          number={number}
          heading={
            <header>
              <QuestionHeading id={heading} number={number} />
              <Muted size={14}>
                <Origin origin={origin} />
              </Muted>
            </header>
          }
          chosen={answered && givenIn(answered.review)}
          graded={answered?.reviewed?.answer}
          waitingWords={
            isStuck ? 'Guardada. Você vê se acertou quando a conexão voltar.' : undefined
          }
          onAnswer={onAnswer}
        />
        <Return answered={answered} describedBy={heading} />
      </Stack>
      <QuickQuestionBar shortcuts={shortcuts}>
        {answered && (
          <Button
            size="md"
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
            onClick={onNext}
          >
            {isLast ? 'Ver como foi' : 'Próxima'}
          </Button>
        )}
      </QuickQuestionBar>
      <Shortcuts
        id={shortcuts}
        shortcuts={[
          ...choiceShortcuts(question, (id) => {
            if (!answered) chooseOnScreen(id);
          }),
          {
            key: 'enter',
            name: 'Enter',
            label: 'Responder; depois, ir para a próxima',
            act: () => {
              if (answered) onNext();
            },
          },
        ]}
      />
    </>
  );
}

const givenIn = ({ alternativeId, response = null }: Review): GivenAnswer => ({
  alternativeId,
  response,
});

interface ReturnProps {
  answered: AnsweredQuestion | undefined;
  describedBy: string;
}

/** The day of the next review, after the server's reply. */
function Return({ answered, describedBy }: ReturnProps) {
  const [now] = useState(serverDate);
  const { reviewed, card } = answered ?? {};
  return (
    <Row justify="between" className={classes.return}>
      <p role="status">
        {reviewed === null && 'Esta resposta não foi guardada: a questão não está mais disponível.'}
        {reviewed && (
          <>
            <IconCalendarRepeat size={20} aria-hidden="true" />
            Volta {returnWords(reviewed.dueDay, now)}
          </>
        )}
      </p>
      {reviewed && card && <Dismissal questionId={card.question.id} describedBy={describedBy} />}
    </Row>
  );
}
