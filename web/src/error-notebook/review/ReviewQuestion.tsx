import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { choiceShortcuts, chooseOnScreen } from '../../attempts/choice-shortcuts.ts';
import { QuestionHeading } from '../../attempts/QuestionHeading.tsx';
import { QuickQuestion } from '../../attempts/QuickQuestion.tsx';
import { QuickQuestionBar } from '../../attempts/QuickQuestionBar.tsx';
import { Shortcuts } from '../../ui/page/Shortcuts.tsx';
import type { CardReview } from '../notebook-card.ts';
import { Origin } from '../Origin.tsx';
import { Return } from './Return.tsx';
import type { AnsweredCard } from './review-queue.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface ReviewQuestionProps {
  card: NotebookQuestion;
  /** From 1. */
  number: number;
  /** Undefined before an answer. */
  answered: AnsweredCard | undefined;
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
          graded={answered && gradedIn(answered)}
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

function givenIn(review: CardReview): GivenAnswer | undefined {
  if ('cardId' in review) return undefined;
  const { alternativeId, response = null } = review;
  return { alternativeId, response };
}

const gradedIn = ({ reviewed }: AnsweredCard): GradedAnswer | undefined =>
  reviewed && 'answer' in reviewed ? reviewed.answer : undefined;
