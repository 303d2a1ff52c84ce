import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { useId, useState } from 'react';
import { richTextLine } from '../../questions/rich-text-line.ts';
import { formatMoment } from '../../ui/words/dates.ts';
import { count } from '../../ui/words/plural.ts';
import { Dismissal } from '../Dismissal.tsx';
import { Origin } from '../Origin.tsx';
import { returnWords } from '../return-words.ts';
import classes from './Notebook.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { serverDate } from '../../platform/clock.ts';

/** A question of the notebook in a list, with its origin and its next review. */
export function MissedQuestion({ card }: { card: NotebookQuestion }) {
  const { question, origin, lapses, missedAt, dueDay } = card;
  const [now] = useState(serverDate);
  const title = useId();
  return (
    <Card as="article" aria-labelledby={title} gap={8} className={classes.card}>
      <Heading as="h3" size={16} id={title} className={classes.title}>
        {richTextLine(question.statement)}
      </Heading>
      <Muted as="div" size={14} className={classes.facts}>
        <Row as="span" gap={16}>
          <Origin origin={origin} />
          <span>Errada {count(lapses, 'vez', 'vezes')}</span>
          <span>Última vez: {formatMoment(missedAt, now).toLowerCase()}</span>
          <strong>Volta {returnWords(dueDay, now)}</strong>
        </Row>
      </Muted>
      <Dismissal card={card} describedBy={title} />
    </Card>
  );
}
