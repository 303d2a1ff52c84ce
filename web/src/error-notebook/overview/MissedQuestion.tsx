import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { useId, useState } from 'react';
import { richTextLine } from '../../questions/rich-text-line.ts';
import { formatMoment } from '../../ui/dates.ts';
import { count } from '../../ui/plural.ts';
import { Dismissal } from '../Dismissal.tsx';
import { Origin } from '../Origin.tsx';
import { returnWords } from '../return-words.ts';
import classes from './MissedQuestion.module.css';

/** A question of the notebook in a list, with its origin and its next review. */
export function MissedQuestion({ card }: { card: NotebookQuestion }) {
  const { question, origin, lapses, missedAt, dueDay } = card;
  const [now] = useState(() => new Date());
  const title = useId();
  return (
    <article aria-labelledby={title} className={classes.card}>
      <h3 id={title} className={classes.title}>
        {richTextLine(question.statement)}
      </h3>
      <p className={classes.facts}>
        <Origin origin={origin} />
        <span>Errada {count(lapses, 'vez', 'vezes')}</span>
        <span>Última vez: {formatMoment(missedAt, now).toLowerCase()}</span>
        <strong>Volta {returnWords(dueDay, now)}</strong>
      </p>
      <Dismissal questionId={question.id} describedBy={title} />
    </article>
  );
}
