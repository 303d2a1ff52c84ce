import { IconCalendarRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { serverDate } from '../../platform/clock.ts';
import { Row } from '../../ui/primitives/Row.tsx';
import { Dismissal } from '../Dismissal.tsx';
import { returnWords } from '../return-words.ts';
import type { AnsweredCard } from './review-queue.ts';
import classes from './Review.module.css';

interface ReturnProps {
  answered: AnsweredCard | undefined;
  describedBy: string;
  /** Until the server has replied. */
  waitingWords?: string;
}

/** The day of the next review, after the server's reply. */
export function Return({ answered, describedBy, waitingWords }: ReturnProps) {
  const [now] = useState(serverDate);
  const { reviewed, card } = answered ?? {};
  return (
    <Row justify="between" className={classes.return}>
      <p role="status">
        {answered && reviewed === undefined && waitingWords}
        {reviewed === null &&
          (card && 'question' in card
            ? 'Esta resposta não foi guardada: a questão não está mais disponível.'
            : 'Esta resposta não foi guardada: o cartão não está mais disponível.')}
        {reviewed && (
          <>
            <IconCalendarRepeat size={20} aria-hidden="true" />
            Volta {returnWords(reviewed.dueDay, now)}
          </>
        )}
      </p>
      {reviewed && card && <Dismissal card={card} describedBy={describedBy} />}
    </Row>
  );
}
