import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { Button } from '@mantine/core';
import { IconArrowRight, IconCalendarRepeat } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { choiceShortcuts } from '../../attempts/choice-shortcuts.ts';
import { QuickQuestion } from '../../attempts/QuickQuestion.tsx';
import { Shortcuts, ShortcutsButton } from '../../ui/Shortcuts.tsx';
import { Dismissal } from '../Dismissal.tsx';
import { Origin } from '../Origin.tsx';
import { returnWords } from '../return-words.ts';
import type { AnsweredQuestion } from './review-queue.ts';
import classes from './ReviewQuestion.module.css';

interface ReviewQuestionProps {
  card: NotebookQuestion;
  /** From 1. */
  number: number;
  /** Once it is answered. */
  told: AnsweredQuestion | undefined;
  /** What is answered can't be sent for now. */
  isStuck: boolean;
  isLast: boolean;
  onAnswer: (alternativeId: string) => void;
  onNext: () => void;
}

/** A question that came back: one tap, why, and when it comes back again. */
export function ReviewQuestion(props: ReviewQuestionProps) {
  const { card, number, told, isStuck, isLast, onAnswer, onNext } = props;
  const { question, origin } = card;
  const [heading, shortcuts] = [useId(), useId()];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The first one has just been arrived at, with its page.
    if (number > 1) title.current?.focus();
  }, [number]);
  return (
    <>
      <div className={classes.question}>
        <QuickQuestion
          question={question}
          number={number}
          heading={
            <header>
              <h2 id={heading} ref={title} tabIndex={-1} className={classes.title}>
                Questão {number}
              </h2>
              <p className={classes.origin}>
                <Origin origin={origin} />
              </p>
            </header>
          }
          chosen={told?.review.alternativeId}
          graded={told?.reviewed?.answer}
          waitingWords={
            isStuck ? 'Guardada. Você vê se acertou quando a conexão voltar.' : undefined
          }
          onAnswer={onAnswer}
        />
        <Return told={told} describedBy={heading} />
      </div>
      <div className={classes.bar}>
        <div className={classes.keys}>
          <ShortcutsButton shortcuts={shortcuts} />
        </div>
        {told && (
          <Button
            size="md"
            rightSection={<IconArrowRight size={18} aria-hidden="true" />}
            onClick={onNext}
          >
            {isLast ? 'Ver como foi' : 'Próxima'}
          </Button>
        )}
      </div>
      <Shortcuts
        id={shortcuts}
        shortcuts={[
          ...choiceShortcuts(question, (alternativeId) => {
            if (!told) onAnswer(alternativeId);
          }),
          {
            key: 'enter',
            name: 'Enter',
            label: 'Ir para a próxima, depois de responder',
            act: () => {
              if (told) onNext();
            },
          },
        ]}
      />
    </>
  );
}

interface ReturnProps {
  told: AnsweredQuestion | undefined;
  describedBy: string;
}

/** When it comes back, once the server has said so. */
function Return({ told, describedBy }: ReturnProps) {
  const [now] = useState(() => new Date());
  const { reviewed, card } = told ?? {};
  return (
    <div className={classes.return}>
      <p role="status">
        {reviewed === null && 'Esta questão saiu do caderno: a escola a retirou.'}
        {reviewed && (
          <>
            <IconCalendarRepeat size={20} aria-hidden="true" />
            Volta {returnWords(reviewed.dueDay, now)}
          </>
        )}
      </p>
      {reviewed && card && <Dismissal questionId={card.question.id} describedBy={describedBy} />}
    </div>
  );
}
